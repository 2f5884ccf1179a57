import Stage

/// Pictures of outlines: SVG, and PDF, which the tool converts to SVG when it builds the app.
enum VectorFiles {
    /// Where in a bundle the conversions are, each under its PDF's path in the bundle, with `.svg` added.
    static let folder = ".vectors"

    static func isVector(_ file: URL) -> Bool { ["svg", "pdf"].contains(file.pathExtension.lowercased()) }

    /// The conversion of a PDF; nil for other files, and where there is none.
    static func contents(of file: URL, in bundle: Bundle) -> Data? {
        guard file.pathExtension.lowercased() == "pdf", let root = bundle.resourceURL else { return nil }
        // Catalogs are links to folders elsewhere; what is below them is the same.
        let parts = file.pathComponents
        let start = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.count - 1
        let path = parts[start...].joined(separator: "/")
        return FileManager.default.contents(atPath: "\(root.path)/\(folder)/\(path).svg")
    }
}

/// A picture that can be drawn anew at any size, and the pixels of the largest so far.
package final class VectorImage: @unchecked Sendable {
    private let data: Data
    /// In points.
    private let size: CGSize
    private let lock = NSLock()
    private var drawn: CGImage
    private var scale: CGFloat

    init(_ data: Data, drawn: CGImage, scale: CGFloat) {
        self.data = data
        self.drawn = drawn
        self.scale = scale
        size = CGSize(width: CGFloat(drawn.width) / scale, height: CGFloat(drawn.height) / scale)
    }

    /// Its pixels, enough of them for a rectangle of this size in pixels.
    func pixels(for wanted: CGSize) -> CGImage {
        lock.withLock {
            // Steps, so that an animated size does not draw it anew in each frame.
            let needed = max(wanted.width / max(size.width, 1), wanted.height / max(size.height, 1))
            guard needed > scale * 1.05 else { return drawn }
            let larger = (needed * 1.25).rounded(.up)
            if let image = try? ImageCodec.decode(data, vectorScale: larger) {
                drawn = image
                scale = larger
            }
            return drawn
        }
    }
}

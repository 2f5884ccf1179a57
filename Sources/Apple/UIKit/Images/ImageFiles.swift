import CoreGraphics
import Stage

/// Finds pictures in bundles and keeps what it has read.
enum ImageFiles {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [String: UIImage] = [:]
    nonisolated(unsafe) private static var listings: [String: [String: String]] = [:]
    private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "heic", "svg", "pdf"]

    /// The picture of this name in a catalog, or else the file whose scale (`@2x`, `@3x`), device (`~ipad`) and
    /// language fit best.
    static func named(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        let scale = traits.displayScale > 0 ? Int(traits.displayScale.rounded()) : 3
        let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let key = "\(folder.path)\u{0}\(name)\u{0}\(scale)\(idiom)"
        if let known = lock.withLock({ cache[key] }) { return known }
        let found =
            AssetCatalogs.image(name, in: bundle, traits: traits)
            ?? loose(name, in: bundle, folder: folder, scale: scale, idiom: idiom)
        if let found { lock.withLock { cache[key] = found } }
        return found
    }

    private static func loose(_ name: String, in bundle: Bundle, folder: URL, scale: Int, idiom: String) -> UIImage? {
        let ending = (name as NSString).pathExtension
        let isWhole = endings.contains(ending.lowercased())
        let stem = isWhole ? (name as NSString).deletingPathExtension : name
        let scales = [scale] + [3, 2, 1].filter { $0 != scale }
        let folders = bundle.preferredLocalizations.map { "\($0).lproj/" } + ["Base.lproj/", ""]
        for place in folders {
            for scale in scales {
                for device in [idiom, ""] {
                    for ending in isWhole ? [ending] : endings {
                        let suffix = scale == 1 ? "" : "@\(scale)x"
                        let path = "\(place)\(stem)\(suffix)\(device).\(ending)"
                        guard let file = existing(path, in: folder) else { continue }
                        if let image = image(at: file, in: bundle) { return image }
                    }
                }
            }
        }
        return nil
    }

    /// A file's true path: its name may be spelt in composed letters or in parts of them.
    private static func existing(_ path: String, in root: URL) -> String? {
        let file = root.path + "/" + path
        if FileManager.default.fileExists(atPath: file) { return file }
        guard !path.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let folder = (file as NSString).deletingLastPathComponent
        let names =
            lock.withLock { listings[folder] }
            ?? {
                let list = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                let names = Dictionary(list.map { ($0, $0) }) { first, _ in first }
                lock.withLock { listings[folder] = names }
                return names
            }()
        return names[(path as NSString).lastPathComponent].map { folder + "/" + $0 }
    }

    private static func image(at path: String, in bundle: Bundle) -> UIImage? {
        let url = URL(fileURLWithPath: path)
        guard VectorFiles.isVector(url) else { return file(atPath: path) }
        guard let data = VectorFiles.contents(of: url, in: bundle) ?? FileManager.default.contents(atPath: path) else {
            return nil
        }
        return vector(data)
    }

    /// Outlines are drawn in the pixels of the screen.
    private static func vector(_ data: Data) -> UIImage? {
        let screen = UITraitCollection.current.displayScale
        let scale = screen > 0 ? screen : 3
        guard let pixels = try? ImageCodec.decode(data, vectorScale: scale) else { return nil }
        var look = UIImage.Look(scale: scale)
        look.vector = VectorImage(data, drawn: pixels, scale: scale)
        return UIImage(source: .pixels(pixels), look: look)
    }

    /// The scale is told by the file's name.
    static func file(atPath path: String) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        if (path as NSString).pathExtension.lowercased() == "svg" { return vector(data) }
        var stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) { stem.removeLast(device.count) }
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        return UIImage(data: data, scale: scale)
    }
}

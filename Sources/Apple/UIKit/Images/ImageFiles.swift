import CoreGraphics
import Stage

/// Finds pictures in bundles and keeps what it has read.
enum ImageFiles {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [String: UIImage] = [:]
    private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// The file of this name whose scale (`@2x`, `@3x`) fits the screen best.
    static func named(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        let key = folder.path + "\u{0}" + name
        if let known = lock.withLock({ cache[key] }) { return known }
        if let image = AssetCatalogs.image(name, in: bundle, traits: traits) {
            lock.withLock { cache[key] = image }
            return image
        }
        var stem = name
        var given: [String] = endings
        let ending = (name as NSString).pathExtension
        if endings.contains(ending.lowercased()) {
            stem = (name as NSString).deletingPathExtension
            given = [ending]
        }
        let wanted = traits.displayScale > 0 ? Int(traits.displayScale.rounded()) : 3
        let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
        for scale in scales {
            for ending in given {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                let url = folder.appendingPathComponent("\(stem)\(suffix).\(ending)")
                guard let image = file(atPath: url.path) else { continue }
                lock.withLock { cache[key] = image }
                return image
            }
        }
        return nil
    }

    /// The scale is told by the file's name.
    static func file(atPath path: String) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        return UIImage(data: data, scale: scale)
    }
}

import Documents
import Stage

/// The asset catalogs of bundles.
enum AssetCatalogs {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var catalogs: [String: [AssetCatalog]] = [:]
    nonisolated(unsafe) private static var told: Set<String> = []

    /// The first set of that kind and name in a bundle's catalogs.
    static func set(_ kind: AssetSet.Kind, _ name: String, in bundle: Bundle) -> AssetSet? {
        for catalog in of(bundle) {
            let set = catalog.set(kind, named: name)
            for failure in catalog.takeFailures() {
                FileHandle.standardError.write(Data("\(failure)\n".utf8))
            }
            if let set { return set }
        }
        return nil
    }

    private static func of(_ bundle: Bundle) -> [AssetCatalog] {
        guard let folder = bundle.resourceURL else { return [] }
        if let known = lock.withLock({ catalogs[folder.path] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
            AssetCatalog(url: folder.appendingPathComponent($0).resolvingSymlinksInPath())
        }
        lock.withLock { catalogs[folder.path] = found }
        return found
    }

    /// Says once that something is missing or unusable.
    static func tell(_ message: String) {
        guard lock.withLock({ told.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// The picture of a set of images, or nil.
    static func image(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        guard let set = set(.image, name, in: bundle) else { return nil }
        let isDark = traits.userInterfaceStyle == .dark
        guard let light = image(of: set, traits: traits, isDark: false) else {
            return image(of: set, traits: traits, isDark: isDark)
        }
        guard set.entries.contains(where: { $0.isDark == true }),
            let dark = image(of: set, traits: traits, isDark: true)
        else { return light }
        var look = light.look
        look.dark = dark
        return UIImage(source: light.source, look: look)
    }

    private static func image(of set: AssetSet, traits: UITraitCollection, isDark: Bool) -> UIImage? {
        let scale = traits.displayScale > 0 ? Int(traits.displayScale.rounded()) : 3
        let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        guard let entry = set.entry(idiom: idiom, scale: scale, isDark: isDark), let file = entry.file else {
            return nil
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            tell("\(file.path): error: the file of the asset cannot be read")
            return nil
        }
        let isVector = ["svg", "pdf"].contains(file.pathExtension.lowercased())
        let factor = CGFloat(isVector ? scale : entry.scale ?? 1)
        guard let pixels = try? ImageCodec.decode(data, vectorScale: isVector ? factor : 1) else {
            tell("\(file.path): error: the file of the asset is no picture that can be read")
            return nil
        }
        var look = UIImage.Look()
        look.scale = factor
        switch set.renderingIntent {
        case .template: look.renderingMode = .alwaysTemplate
        case .original: look.renderingMode = .alwaysOriginal
        case nil: break
        }
        func points(_ insets: AssetInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: insets.top / factor, left: insets.left / factor, bottom: insets.bottom / factor,
                right: insets.right / factor)
        }
        if let slicing = entry.slicing {
            look.isResizable = true
            look.capInsets = points(slicing.caps)
            look.resizingMode = slicing.isTiled ? .tile : .stretch
        }
        if let insets = entry.alignmentInsets { look.alignmentRectInsets = points(insets) }
        return UIImage(source: .pixels(pixels), look: look)
    }

    /// The colour of a set of colours, which follows the appearance; nil when there is none of that name.
    static func color(_ name: String, in bundle: Bundle) -> UIColor? {
        guard let set = set(.color, name, in: bundle) else { return nil }
        func color(isDark: Bool) -> UIColor? {
            switch set.entry(idiom: "iphone", scale: 1, isDark: isDark)?.color {
            case .components(let red, let green, let blue, let alpha, let isDisplayP3):
                isDisplayP3
                    ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                    : UIColor(red: red, green: green, blue: blue, alpha: alpha)
            case .system(let name): UIColor.system(named: name)
            case nil: nil
            }
        }
        guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
        guard set.entries.contains(where: { $0.isDark == true }), let dark = color(isDark: true) else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension UIColor {
    /// The colour of that name in the main bundle's catalogs; nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = AssetCatalogs.color(name, in: bundle ?? .main) else { return nil }
        if let traitCollection {
            self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
        } else {
            self.init { color.resolvedColor(with: $0) }
        }
    }
}

import Documents
import Stage
internal import SeamPrimitives

/// The asset catalogs of bundles.
enum AssetCatalogs {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var catalogs: [String: [AssetCatalog]] = [:]

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

    static func traits(_ traits: UITraitCollection, in bundle: Bundle, isDark: Bool) -> AssetTraits {
        AssetTraits(
            idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
            scale: traits.displayScale > 0 ? Int(traits.displayScale.rounded()) : 3, isDark: isDark,
            isHighContrast: traits.accessibilityContrast == .high, languages: bundle.preferredLocalizations,
            isRightToLeft: traits.layoutDirection == .rightToLeft)
    }

    /// The bytes of a file that a set names. What cannot be read is said once, with the file's name.
    static func contents(of file: URL) -> Data? {
        if let data = FileManager.default.contents(atPath: file.path) { return data }
        // A name in Hangul may be composed in the one place and taken apart in the other.
        let folder = file.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if let name = names.first(where: { $0 == file.lastPathComponent }),
            let data = FileManager.default.contents(atPath: folder.path + "/" + name)
        {
            return data
        }
        LoggedOnce.say("\(file.path): error: the file of the asset cannot be read")
        return nil
    }

    /// The picture of a set of images, or the symbol of a set of symbols; nil when there is neither.
    static func image(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        guard let set = set(.image, name, in: bundle) ?? set(.icon, name, in: bundle) else {
            return symbol(name, in: bundle, traits: traits)
        }
        let isDark = traits.userInterfaceStyle == .dark
        func image(isDark: Bool) -> UIImage? {
            self.image(of: set, for: Self.traits(traits, in: bundle, isDark: isDark), in: bundle)
        }
        guard let light = image(isDark: false) else { return isDark ? image(isDark: true) : nil }
        guard set.entries.contains(where: { $0.isDark == true }), let dark = image(isDark: true) else { return light }
        var look = light.look
        look.dark = dark
        return UIImage(source: light.source, look: look)
    }

    private static func symbol(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        guard let set = set(.symbol, name, in: bundle),
            let file = set.entry(for: Self.traits(traits, in: bundle, isDark: false))?.file,
            let data = contents(of: file)
        else { return nil }
        guard let symbol = SymbolImage.custom(name, data, displayScale: traits.displayScale) else {
            LoggedOnce.say(
                "\(file.path): error: the file is no template of the SF Symbols app: no group is named as Regular-M is")
            return nil
        }
        return UIImage(source: .symbol(symbol), look: .init(scale: symbol.displayScale))
    }

    /// The first of the set's files that can be read.
    private static func image(of set: AssetSet, for traits: AssetTraits, in bundle: Bundle) -> UIImage? {
        set.entries(for: traits).lazy.compactMap { entry in
            guard let file = entry.file, let data = VectorFiles.contents(of: file, in: bundle) ?? contents(of: file)
            else { return nil }
            return image(data, entry, of: set, scale: traits.scale)
        }.first
    }

    private static func image(_ data: Data, _ entry: AssetSet.Entry, of set: AssetSet, scale: Int) -> UIImage? {
        guard let file = entry.file else { return nil }
        let isVector = VectorFiles.isVector(file)
        let factor = CGFloat(isVector ? scale : entry.scale ?? 1)
        guard let pixels = try? ImageCodec.decode(data, vectorScale: isVector ? factor : 1) else {
            LoggedOnce.say(
                file.pathExtension.lowercased() == "pdf"
                    ? "\(file.path): error: the PDF was not converted when the app was built"
                    : "\(file.path): error: the file of the asset is no picture that can be read")
            return nil
        }
        var look = UIImage.Look()
        look.scale = factor
        if isVector, set.preservesVectors { look.vector = VectorImage(data, drawn: pixels, scale: factor) }
        switch set.renderingIntent {
        case .template: look.renderingMode = .alwaysTemplate
        case .original: look.renderingMode = .alwaysOriginal
        case nil: break
        }
        // In the file's pixels, which for an outline are points.
        let unit = isVector ? CGFloat(entry.scale ?? 1) : factor
        func points(_ insets: AssetInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: insets.top / unit, left: insets.left / unit, bottom: insets.bottom / unit,
                right: insets.right / unit)
        }
        if let slicing = entry.slicing {
            look.isResizable = true
            look.capInsets = points(slicing.caps)
            look.resizingMode = slicing.isTiled ? .tile : .stretch
            look.centerSize = slicing.center.map {
                CGSize(width: $0.width / unit, height: $0.height / unit)
            }
        }
        if let insets = entry.alignmentInsets { look.alignmentRectInsets = points(insets) }
        return UIImage(source: .pixels(pixels), look: look)
    }

    /// The colour of a set of colours, which follows the appearance; nil when there is none of that name.
    static func color(_ name: String, in bundle: Bundle) -> UIColor? {
        guard let set = set(.color, name, in: bundle) else { return nil }
        let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        func color(isDark: Bool, isHighContrast: Bool) -> UIColor? {
            let traits = AssetTraits(idiom: idiom, scale: 1, isDark: isDark, isHighContrast: isHighContrast)
            let entries = set.entries(for: traits)
            return entries.lazy.compactMap { entry in
                switch entry.color {
                case .components(let red, let green, let blue, let alpha, let isDisplayP3):
                    isDisplayP3
                        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
                case .system(let reference): system(reference, set: name)
                case nil: nil
                }
            }.first
        }
        guard let light = color(isDark: false, isHighContrast: false) ?? color(isDark: true, isHighContrast: false)
        else { return nil }
        guard set.entries.contains(where: { $0.isDark == true || $0.isHighContrast }) else { return light }
        let dark = color(isDark: true, isHighContrast: false) ?? light
        let lightHigh = color(isDark: false, isHighContrast: true) ?? light
        let darkHigh = color(isDark: true, isHighContrast: true) ?? dark
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return traits.accessibilityContrast == .high ? (isDark ? darkHigh : lightHigh) : (isDark ? dark : light)
        }
    }

    private static func system(_ reference: String, set name: String) -> UIColor? {
        let color = UIColor.system(named: reference)
        if color == nil { LoggedOnce.say("UIColor: the colour '\(name)' refers to '\(reference)', which is not known") }
        return color
    }
}

extension UIColor {
    /// The colour of that name in the main bundle's catalogs; nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour of an asset catalog by its name; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let bundle = bundle ?? .main
        guard let color = AssetCatalogs.color(name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
        } else {
            self.init(origin: "\(bundle.bundlePath)/\(name)") { color.resolvedColor(with: $0) }
        }
    }
}

import Documents
import SeamPrimitives

/// Pictures and symbols, as attributes and in `<imageReference>`.
extension NibLoader {
    private static let renderingModes: [String: UIImage.RenderingMode] = [
        "original": .alwaysOriginal, "template": .alwaysTemplate, "alwaysOriginal": .alwaysOriginal,
        "alwaysTemplate": .alwaysTemplate,
    ]
    static let symbolScales: [String: UIImage.SymbolScale] = [
        "small": .small, "medium": .medium, "large": .large,
    ]

    /// The picture that the attribute names; `catalog="system"` is a symbol.
    func image(_ element: InterfaceElement, _ attribute: String) -> UIImage? {
        let catalog = element["catalog"]
        guard let name = element[attribute], !name.isEmpty else { return nil }
        let mode = element["renderingMode"], scale = element["symbolScale"]
        let found =
            catalog == "system" ? symbol(name, element) : UIImage(named: name, in: bundle, compatibleWith: nil)
        if var image = found {
            if let mode = mode.flatMap({ Self.renderingModes[$0] }) { image = image.withRenderingMode(mode) }
            if let scale = scale.flatMap({ Self.symbolScales[$0] }), image.isSymbolImage {
                image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
            }
            return image
        }
        if catalog == "system" { return nil }
        // The size that Xcode recorded keeps the layout as it is where the picture itself is not there.
        guard let size = document.resources.imageSizes[name], size.width > 0, size.height > 0 else { return nil }
        guard policy.standsInForMissingPictures else {
            LoggedOnce.say("\(place(element)): warning: there is no image named \"\(name)\"")
            return nil
        }
        return UIImage(
            source: .symbol(.blank(name, size: CGSize(width: size.width, height: size.height))), look: .init())
    }

    /// Xcode records the proportions of the symbols that a document shows.
    private func symbol(_ name: String, _ element: InterfaceElement) -> UIImage? {
        let recorded = document.resources.imageSizes[name].flatMap { size in
            size.width > 0 && size.height > 0 ? CGSize(width: size.width, height: size.height) : nil
        }
        if let symbol = SymbolImage.system(name, nil, proportions: recorded, isQuiet: true) {
            return UIImage(source: .symbol(symbol), look: .init(scale: symbol.displayScale))
        }
        guard policy.standsInForMissingPictures else {
            LoggedOnce.say("\(place(element)): warning: there is no symbol named \"\(name)\"")
            return nil
        }
        guard let recorded else { return nil }
        return UIImage(
            source: .symbol(.blank(name, SymbolMetrics(proportions: recorded, of: nil))), look: .init())
    }
}

import Documents

/// `<imageConfiguration>` and the like.
extension NibLoader {
    func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
        guard let element else { return nil }
        element.markKnown()
        var configuration = UIImage.SymbolConfiguration.unspecified
        let kind = element["configurationType"]
        if let size = element.number("pointSize") {
            configuration = UIImage.SymbolConfiguration(pointSize: CGFloat(size))
        } else if let described = element.child(key: "fontDescription"), kind == "font" || kind == nil,
            let font = font(described)
        {
            configuration = UIImage.SymbolConfiguration(font: font)
        }
        if let scale = element["scale"] {
            if let scale = Self.symbolScales[scale] {
                configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
            }
        }
        if let weight = element["weight"] {
            let weights: [String: UIImage.SymbolWeight] = [
                "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
                "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ]
            if let weight = weights[weight] {
                configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
            }
        }
        _ = element["renderingMode"]
        return configuration
    }
}

import Documents

/// Colours, fonts, pictures and sizes as elements write them.
extension NibLoader {
    func color(_ element: InterfaceElement?) -> UIColor? {
        guard let element else { return nil }
        element.markKnown()
        _ = element["key"]
        guard element.name == "color" else { return nil }
        for attribute in element.attributes { _ = element[attribute.name] }
        let space = element["customColorSpace"] ?? element["colorSpace"]
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            if let color = UIColor.system(named: name) { return color }
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
            if let recorded = document.resources.namedColors[name] { return color(recorded) }
            logOnce("\(place(element)): warning: there is no colour named \"\(name)\"")
        }
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            if space == "displayP3" {
                return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
            }
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return nil
    }

    /// The colour of a property: nil where the element is absent or says `<nil>`.
    func color(_ element: InterfaceElement, _ key: String) -> UIColor? {
        color(element.child(key: key))
    }

    // MARK: Fonts

    func font(_ element: InterfaceElement?) -> UIFont? {
        guard let element else { return nil }
        element.markKnown()
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
        if let style = element["style"], let textStyle = Self.textStyles[style] {
            _ = (element["type"], element["weight"])
            hasTextStyles = true
            let font = UIFont.preferredFont(forTextStyle: textStyle)
            return textSize == .large ? font : font.withSize(textSize.pointSize(of: textStyle))
        }
        let weight = element["weight"].flatMap { Self.weights[$0] }
        if let name = element["name"] {
            let family = element["family"]
            if let font = UIFont(name: name, size: size) ?? family.flatMap({ UIFont(name: $0, size: size) }) {
                return font
            }
            return UIFont.systemFont(ofSize: size, weight: Self.weight(ofFontNamed: name))
        }
        let kind = element["type"] ?? element["metaFont"] ?? "system"
        switch kind {
        // Its widths are those of bold, not of semibold: "Label" at 17 points takes 44.5 points, and 43.3 in semibold.
        case "boldSystem", "systemBold": return UIFont.systemFont(ofSize: size, weight: .bold)
        case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
        default: return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The weight that a PostScript name ends in, for a font that is not installed.
    private static func weight(ofFontNamed name: String) -> UIFont.Weight {
        guard let ending = name.split(separator: "-").dropFirst().last?.lowercased() else { return .regular }
        let names: [(String, UIFont.Weight)] = [
            ("semibold", .semibold), ("demibold", .semibold), ("ultralight", .ultraLight), ("heavy", .heavy),
            ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light), ("thin", .thin),
        ]
        return names.first { ending.contains($0.0) }?.1 ?? .regular
    }

    private static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3,
    ]

    // MARK: Pictures

    private static let renderingModes: [String: UIImage.RenderingMode] = [
        "original": .alwaysOriginal, "template": .alwaysTemplate, "alwaysOriginal": .alwaysOriginal,
        "alwaysTemplate": .alwaysTemplate,
    ]
    private static let symbolScales: [String: UIImage.SymbolScale] = [
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
        guard isForLayout else {
            logOnce("\(place(element)): warning: there is no image named \"\(name)\"")
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
        guard isForLayout else {
            logOnce("\(place(element)): warning: there is no symbol named \"\(name)\"")
            return nil
        }
        guard let recorded else { return nil }
        return UIImage(
            source: .symbol(.blank(name, SymbolMetrics(proportions: recorded, of: nil))), look: .init())
    }

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

    // MARK: Geometry

    func rect(_ element: InterfaceElement?) -> CGRect? {
        guard let element, element.name == "rect" else { return nil }
        func value(_ name: String) -> CGFloat { Self.bounded(element.number(name) ?? 0) }
        return CGRect(
            x: value("x"), y: value("y"), width: max(0, value("width")), height: max(0, value("height")))
    }

    func size(_ element: InterfaceElement?) -> CGSize? {
        guard let element, element.name == "size" else { return nil }
        return CGSize(
            width: Self.bounded(element.number("width") ?? 0), height: Self.bounded(element.number("height") ?? 0))
    }

    func point(_ element: InterfaceElement?) -> CGPoint? {
        guard let element, element.name == "point" else { return nil }
        return CGPoint(x: Self.bounded(element.number("x") ?? 0), y: Self.bounded(element.number("y") ?? 0))
    }

    /// `<inset minX minY maxX maxY>` and `<edgeInsets top left bottom right>`.
    func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
        guard let element else { return nil }
        element.markKnown()
        func value(_ names: String...) -> CGFloat {
            for name in names { if let number = element.number(name) { return Self.bounded(number) } }
            return 0
        }
        let insets = UIEdgeInsets(
            top: value("minY", "top"), left: value("minX", "left", "leading"), bottom: value("maxY", "bottom"),
            right: value("maxX", "right", "trailing"))
        // Interface Builder writes the least number there is where it means "automatic".
        return insets
    }

    /// Coordinates beyond what a screen can show are mistakes.
    static func bounded(_ value: Double) -> CGFloat { CGFloat(min(max(value, -1e6), 1e6)) }
}

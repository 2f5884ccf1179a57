import Documents

/// `<fontDescription>` and `<font>`.
extension NibLoader {
    func font(_ element: InterfaceElement?) -> UIFont? {
        guard let element else { return nil }
        element.markKnown()
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
        if let style = element["style"], let textStyle = Self.textStyles[style] {
            _ = (element["type"], element["weight"])
            return policy.font(for: textStyle)
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
}

import Documents

/// `<visualEffectView>`, with the `<blurEffect>` or `<vibrancyEffect>` in it.
enum VisualEffectViewElement: ViewElement {
    static let names = ["visualEffectView"]

    static func decode(_ element: InterfaceElement, _ view: UIVisualEffectView, _ loader: NibLoader) {
        if let content = element.child(key: "contentView") {
            loader.decodeCommon(content, into: view.contentView)
            loader.didMake(view.contentView, content)
            // It is as large as the effect, whatever the document says of its mask.
            view.contentView.frame = view.bounds
            view.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if let vibrancy = element.child(named: "vibrancyEffect") {
            let style = vibrancy["style"].flatMap { Self.vibrancyStyles[$0] } ?? .label
            view.effect = UIVibrancyEffect(blurEffect: blur(in: vibrancy) ?? UIBlurEffect(style: .light), style: style)
        } else if let blur = blur(in: element) {
            view.effect = blur
        }
    }

    private static func blur(in element: InterfaceElement) -> UIBlurEffect? {
        element.child(named: "blurEffect").map { blur in
            UIBlurEffect(style: blur["style"].flatMap { blurStyles[$0] } ?? .light)
        }
    }

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}

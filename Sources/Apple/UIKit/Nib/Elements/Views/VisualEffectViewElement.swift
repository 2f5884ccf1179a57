import Documents

/// `<visualEffectView>`, with the `<blurEffect>` in it.
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
        if let blur = element.child(named: "blurEffect") {
            view.effect = UIBlurEffect(style: blur["style"].flatMap { Self.blurStyles[$0] } ?? .light)
        }
    }

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

import Documents

/// `<colorWell>`.
enum ColorWellElement: ViewElement {
    static let names = ["colorWell"]

    static func decode(_ element: InterfaceElement, _ well: UIColorWell, _ loader: NibLoader) {
        well.title = loader.text(element, "title")
        well.supportsAlpha = element.bool("supportsAlpha") ?? true
        well.selectedColor = loader.color(element, "selectedColor")
    }
}

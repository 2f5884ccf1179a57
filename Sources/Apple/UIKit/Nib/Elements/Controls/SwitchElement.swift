import Documents

/// `<switch>`.
enum SwitchElement: ViewElement {
    static let names = ["switch"]

    static func decode(_ element: InterfaceElement, _ toggle: UISwitch, _ loader: NibLoader) {
        toggle.isOn = element.bool("on") ?? false
        if let color = loader.color(element, "onTintColor") { toggle.onTintColor = color }
        if let color = loader.color(element, "thumbTintColor") { toggle.thumbTintColor = color }
    }
}

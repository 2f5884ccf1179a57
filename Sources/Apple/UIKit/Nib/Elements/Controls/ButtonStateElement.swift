import Documents

/// `<state>` in a `<button>`: the title, colours and pictures of one state of the control.
@MainActor
enum ButtonStateElement {
    static func decode(_ element: InterfaceElement, _ button: UIButton, _ loader: NibLoader) {
        let state: UIControl.State
        switch element["key"] {
        case "highlighted": state = .highlighted
        case "disabled": state = .disabled
        case "selected": state = .selected
        case "focused": state = .focused
        default: state = .normal
        }
        if let title = loader.text(element, "title") { button.setTitle(title, for: state) }
        if let title = loader.attributedString(element.child(key: "attributedTitle")) {
            button.setAttributedTitle(title, for: state)
        }
        if let color = loader.color(element, "titleColor") { button.setTitleColor(color, for: state) }
        if let color = loader.color(element, "titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image = loader.image(element, "image") { button.setImage(image, for: state) }
        if let image = loader.image(element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let reference = element.child(key: "image") {
            if let image = loader.image(reference, "image") { button.setImage(image, for: state) }
        }
        if let configuration = loader.symbolConfiguration(element.child(key: "preferredSymbolConfiguration")) {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }
}

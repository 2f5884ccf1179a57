import Documents

/// `<control>`, and the attributes of every control.
enum ControlElement: ViewElement {
    static let names = ["control"]

    static func decode(_ element: InterfaceElement, _ control: UIControl, _ loader: NibLoader) {
        let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        let vertical: [String: UIControl.ContentVerticalAlignment] = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let alignment = element["contentHorizontalAlignment"].flatMap({ horizontal[$0] }) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = element["contentVerticalAlignment"].flatMap({ vertical[$0] }) {
            control.contentVerticalAlignment = alignment
        }
        if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
        if let isSelected = element.bool("selected") { control.isSelected = isSelected }
        if let isHighlighted = element.bool("highlighted") { control.isHighlighted = isHighlighted }
        _ = element["toolTip"]
    }
}

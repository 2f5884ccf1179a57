import Documents

/// `<stackView>`.
enum StackViewElement: ViewElement {
    static let names = ["stackView"]

    static func decode(_ element: InterfaceElement, _ stack: UIStackView, _ loader: NibLoader) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        if let spacing = element.number("spacing") { stack.spacing = NibLoader.bounded(spacing) }
        if element["spacingType"] == "standard" { stack.spacing = 8 }
        if element.bool("baselineRelativeArrangement") == true { stack.isBaselineRelativeArrangement = true }
        // Interface Builder has no switch for it: a stack with margins of its own keeps to them.
        let hasMargins =
            element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
        if hasMargins || element.bool("layoutMarginsRelativeArrangement") == true {
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }
}

import Documents

/// `<label>`.
enum LabelElement: ViewElement {
    static let names = ["label"]

    static func decode(_ element: InterfaceElement, _ label: UILabel, _ loader: NibLoader) {
        if let font = loader.font(element.child(key: "fontDescription")) { label.font = font }
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        if let mode = NibLoader.lineBreakMode(element["lineBreakMode"]) { label.lineBreakMode = mode }
        label.textAlignment = NibLoader.alignment(element["textAlignment"])
        if let color = loader.color(element, "textColor") { label.textColor = color }
        if let color = loader.color(element, "highlightedColor") { label.highlightedTextColor = color }
        if let color = loader.color(element, "shadowColor") { label.shadowColor = color }
        if let offset = loader.size(element.child(key: "shadowOffset")) { label.shadowOffset = offset }
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        if let factor = element.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(factor) }
        if let size = element.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
        }
        if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = adjusts
        }
        switch element["baselineAdjustment"] {
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
            label.preferredMaxLayoutWidth = CGFloat(width)
        }
        if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = element.bool("highlighted") { label.isHighlighted = isHighlighted }
        _ = element["usesAttributedText"]
        if let attributed = loader.attributedString(element.child(key: "attributedText")) {
            label.attributedText = attributed
        } else {
            label.text = loader.text(element, "text") ?? ""
        }
    }
}

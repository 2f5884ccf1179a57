import Documents

/// `<attributedString>` and text attributes.
extension NibLoader {
    func attributedString(_ element: InterfaceElement?) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        element.markKnown()
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children(named: "fragment") {
            var content = fragment["content"] ?? ""
            if let child = fragment.children.first(where: { $0.name == "string" || $0.name == "mutableString" }) {
                content = string(child)
            }
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in fragment.child(named: "attributes")?.children ?? [] {
                attribute.markKnown()
                add(attribute, to: &attributes)
            }
            result.append(NSAttributedString(string: content, attributes: attributes))
        }
        return result
    }

    /// The attributes of text that bars and their items have.
    func textAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
        guard let element else { return nil }
        element.markKnown()
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            child.markKnown()
            switch child["key"] {
            case "textColor": attributes[.foregroundColor] = color(child)
            case "fontDescription": attributes[.font] = font(child)
            case "textShadowColor", "textShadowOffset", "shadowColor": child.markAllKnown()
            default: add(child, to: &attributes)
            }
        }
        return attributes
    }

    private func add(_ element: InterfaceElement, to attributes: inout [NSAttributedString.Key: Any]) {
        switch element["key"] {
        case "NSColor": attributes[.foregroundColor] = color(element)
        case "NSBackgroundColor": attributes[.backgroundColor] = color(element)
        case "NSFont": attributes[.font] = font(element)
        case "NSUnderline": attributes[.underlineStyle] = element.integer("value") ?? 0
        case "NSStrikethrough": attributes[.strikethroughStyle] = element.integer("value") ?? 0
        case "NSKern": attributes[.kern] = element.number("value") ?? 0
        case "NSBaselineOffset": attributes[.baselineOffset] = element.number("value") ?? 0
        case "NSParagraphStyle":
            let style = NSMutableParagraphStyle()
            style.alignment = Self.alignment(element["alignment"])
            style.lineBreakMode = Self.lineBreakMode(element["lineBreakMode"]) ?? .byWordWrapping
            if let spacing = element.number("lineSpacing") { style.lineSpacing = CGFloat(spacing) }
            if let height = element.number("minimumLineHeight") { style.minimumLineHeight = CGFloat(height) }
            if let height = element.number("maximumLineHeight") { style.maximumLineHeight = CGFloat(height) }
            if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = CGFloat(multiple) }
            if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = CGFloat(spacing) }
            if let indent = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = CGFloat(indent) }
            if let indent = element.number("headIndent") { style.headIndent = CGFloat(indent) }
            element.markAllKnown()
            attributes[.paragraphStyle] = style
        default: break
        }
    }

    /// The same text as a value, with the attributes that nibs have.
    static func swiftString(_ text: NSAttributedString) -> AttributedString {
        typealias Keys = AttributeScopes.UIKitAttributes
        var result = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var piece = AttributedString((text.string as NSString).substring(with: range))
            piece[Keys.FontAttribute.self] = attributes[.font] as? UIFont
            piece[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
            piece[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
            piece[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
            piece[Keys.KernAttribute.self] = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
            result.append(piece)
        }
        return result
    }
}

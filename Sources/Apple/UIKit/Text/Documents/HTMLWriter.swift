/// Writes text as a document of HTML.
enum HTMLWriter {
    static func text(_ text: NSAttributedString, title: String?) -> String {
        var body = ""
        var paragraph = ""
        var style: NSParagraphStyle?
        func end() {
            let css = style.map(css) ?? ""
            body += "<p\(css.isEmpty ? "" : " style=\"\(css)\"")>\(paragraph.isEmpty ? "<br>" : paragraph)</p>\n"
            paragraph = ""
        }
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            style = attributes[.paragraphStyle] as? NSParagraphStyle
            let lines = part.components(separatedBy: "\n")
            for (index, line) in lines.enumerated() {
                if !line.isEmpty { paragraph += span(line, attributes) }
                if index < lines.count - 1 { end() }
            }
        }
        if !paragraph.isEmpty { end() }
        return """
            <!DOCTYPE html>
            <html>
            <head>
            <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
            <title>\(escaped(title ?? ""))</title>
            <style>p { margin: 0 }</style>
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "\u{2028}", with: "<br>")
    }

    private static func css(_ style: NSParagraphStyle) -> String {
        var found: [String] = []
        switch style.alignment {
        case .left: found.append("text-align: left")
        case .right: found.append("text-align: right")
        case .center: found.append("text-align: center")
        case .justified: found.append("text-align: justify")
        default: break
        }
        if style.paragraphSpacing > 0 { found.append("margin-bottom: \(number(style.paragraphSpacing))px") }
        if style.minimumLineHeight > 0 { found.append("line-height: \(number(style.minimumLineHeight))px") }
        return found.joined(separator: "; ")
    }

    private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        var found: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            found.append("font-family: '\(font.familyName)'")
            found.append("font-size: \(number(font.pointSize))px")
            if traits.contains(.traitBold) { found.append("font-weight: bold") }
            if traits.contains(.traitItalic) { found.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { found.append("color: \(css(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { found.append("background-color: \(css(color))") }
        var lines: [String] = []
        if isOn(attributes[.underlineStyle]) { lines.append("underline") }
        if isOn(attributes[.strikethroughStyle]) { lines.append("line-through") }
        if !lines.isEmpty { found.append("text-decoration: \(lines.joined(separator: " "))") }
        if let kern = attributes[.kern] as? NSNumber { found.append("letter-spacing: \(kern)px") }
        let inner = escaped(text)
        let span = found.isEmpty ? inner : "<span style=\"\(found.joined(separator: "; "))\">\(inner)</span>"
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        return link.map { "<a href=\"\(escaped($0))\">\(span)</a>" } ?? span
    }

    static func isOn(_ value: Any?) -> Bool { (value as? NSNumber)?.intValue ?? value as? Int ?? 0 != 0 }

    static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }

    private static func css(_ color: UIColor) -> String {
        let (red, green, blue, alpha) = components(color)
        return alpha == 1
            ? String(format: "#%02x%02x%02x", red, green, blue) : "rgba(\(red), \(green), \(blue), \(alpha))"
    }

    /// Red, green and blue from 0 to 255.
    static func components(_ color: UIColor) -> (Int, Int, Int, Double) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return (byte(red), byte(green), byte(blue), Double(alpha))
    }
}

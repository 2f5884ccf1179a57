/// Writes text in the Rich Text Format.
enum RTFWriter {
    static func text(_ text: NSAttributedString) -> String {
        var fonts: [String] = []
        var colors: [String] = []
        func number(_ item: String, _ list: inout [String]) -> Int {
            if let index = list.firstIndex(of: item) { return index }
            list.append(item)
            return list.count - 1
        }
        var body = ""
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var words = "\\pard"
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                switch style.alignment {
                case .left: words += "\\ql"
                case .right: words += "\\qr"
                case .center: words += "\\qc"
                case .justified: words += "\\qj"
                default: break
                }
                if style.headIndent > 0 { words += "\\li\(Int(style.headIndent * 20))" }
                let first = style.firstLineHeadIndent - style.headIndent
                if first != 0 { words += "\\fi\(Int(first * 20))" }
                if style.paragraphSpacing > 0 { words += "\\sa\(Int(style.paragraphSpacing * 20))" }
                if style.paragraphSpacingBefore > 0 { words += "\\sb\(Int(style.paragraphSpacingBefore * 20))" }
            }
            let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
            let traits = font.fontDescriptor.symbolicTraits
            words += "\\plain\\f\(number(font.familyName, &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
            if traits.contains(.traitBold) { words += "\\b" }
            if traits.contains(.traitItalic) { words += "\\i" }
            if HTMLWriter.isOn(attributes[.underlineStyle]) { words += "\\ul" }
            if HTMLWriter.isOn(attributes[.strikethroughStyle]) { words += "\\strike" }
            if let kern = attributes[.kern] as? NSNumber { words += "\\expndtw\(Int(kern.doubleValue * 20))" }
            if let color = attributes[.foregroundColor] as? UIColor {
                words += "\\cf\(number(entry(color), &colors) + 1)"
            }
            if let color = attributes[.backgroundColor] as? UIColor {
                words += "\\cb\(number(entry(color), &colors) + 1)"
            }
            let run = "{\(words) \(escaped((text.string as NSString).substring(with: range)))}"
            let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            body +=
                link.map { "{\\field{\\*\\fldinst HYPERLINK \"\(escaped($0))\"}{\\fldrslt \(run)}}" } ?? run
        }
        let table = fonts.enumerated().map { "\\f\($0)\\fnil \($1);" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl\(table)}{\\colortbl;\(colors.joined())}\n\(body)}\n"
    }

    private static func entry(_ color: UIColor) -> String {
        let (red, green, blue, _) = HTMLWriter.components(color)
        return "\\red\(red)\\green\(green)\\blue\(blue);"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5c, 0x7b, 0x7d: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0a: result += "\\par\n"
            case 0x09: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x20..<0x7f: result += String(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}

import Documents

/// Plain text: attributes and `<string>`.
extension NibLoader {
    /// A text that is an attribute, or a child where it has line breaks.
    func text(_ element: InterfaceElement, _ key: String) -> String? {
        if let child = element.children.first(where: {
            ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key
        }) {
            return string(child)
        }
        return element[key]
    }

    func string(_ element: InterfaceElement) -> String {
        element.markKnown()
        _ = (element["base64-UTF8"], element["key"])
        if element["base64-UTF8"] == "YES" {
            let text = element.text.filter { !$0.isWhitespace }
            let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
            if let data = Data(base64Encoded: padded) { return String(decoding: data, as: UTF8.self) }
        }
        return element.text
    }

    static func alignment(_ name: String?) -> NSTextAlignment {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: .natural
        }
    }

    static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        case "tailTruncation": .byTruncatingTail
        default: nil
        }
    }
}

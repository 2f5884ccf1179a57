extension TextLook {
    /// Takes on a declaration of CSS. `parent` is the look of what is around the element.
    mutating func take(_ name: String, _ value: String, parent: TextLook) {
        let low = value.lowercased()
        switch name {
        case "font-family": takeFamily(value)
        case "font-size": if let size = Self.length(low, em: parent.size, Self.sizes) { self.size = size }
        case "font-weight":
            weight =
                switch low {
                case "bold": 700
                case "normal": 400
                case "bolder": min(parent.weight < 400 ? 400 : parent.weight < 600 ? 700 : 900, 900)
                case "lighter": parent.weight > 700 ? 700 : parent.weight > 500 ? 400 : 100
                default: Int(low) ?? weight
                }
        case "font-style": isItalic = low.hasPrefix("italic") || low.hasPrefix("oblique")
        case "font": takeFont(value, parent)
        case "color": if let color = CSSColor.color(low) { self.color = color }
        case "background-color", "background": if let color = CSSColor.color(low) { background = color }
        case "text-decoration", "text-decoration-line":
            if low.contains("none") { (isUnderlined, isStruck) = (false, false) }
            if low.contains("underline") { isUnderlined = true }
            if low.contains("line-through") { isStruck = true }
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
                "end": .right,
            ]
            if let alignment = alignments[low] { self.alignment = alignment }
        case "line-height":
            if let number = Double(low) {
                (lineMultiple, lineHeight) = (0, CGFloat(number) * size)
            } else if let length = Self.length(low, em: size) {
                lineHeight = length
            } else if low == "normal" {
                lineHeight = 0
            }
        case "letter-spacing": kern = low == "normal" ? nil : Self.length(low, em: size)
        case "text-indent": firstIndent = Self.length(low, em: size).map { indent + $0 }
        case "margin-bottom": if let length = Self.length(low, em: size) { spacing = length }
        case "margin-top": if let length = Self.length(low, em: size) { spacingBefore = length }
        case "margin":
            let lengths = low.split(separator: " ").compactMap { Self.length(String($0), em: size) }
            if let first = lengths.first { (spacingBefore, spacing) = (first, lengths.count > 2 ? lengths[2] : first) }
        case "margin-left", "padding-left": if let length = Self.length(low, em: size) { indent += length }
        case "text-transform": transform = low
        case "white-space": keepsSpaces = low.hasPrefix("pre")
        case "vertical-align":
            if low == "super" { baseline = parent.size / 3 }
            if low == "sub" { baseline = -parent.size / 5 }
        default: break
        }
    }

    private mutating func takeFamily(_ value: String) {
        for family in value.split(separator: ",") {
            let name = family.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
            switch name.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", "sf pro text", "sf pro display", "ui-sans-serif",
                ".sfui-regular", ".applesystemuifont", ".sf ui text":
                (self.family, isMonospaced) = (nil, false)
            case "monospace", "ui-monospace": (self.family, isMonospaced) = (nil, true)
            case "serif", "ui-serif": (self.family, isMonospaced) = ("Times New Roman", false)
            case "sans-serif": (self.family, isMonospaced) = ("Helvetica", false)
            default:
                guard UIFont(name: name, size: 12) != nil else { continue }
                (self.family, isMonospaced) = (name, false)
            }
            return
        }
    }

    /// `italic bold 12px/30px Georgia, serif`
    private mutating func takeFont(_ value: String, _ parent: TextLook) {
        var words = value.split(separator: " ").map(String.init)
        while let word = words.first?.lowercased() {
            if ["italic", "oblique"].contains(word) {
                isItalic = true
            } else if ["bold", "bolder", "lighter"].contains(word) || Int(word) != nil {
                take("font-weight", word, parent: parent)
            } else if word != "normal" {
                break
            }
            words.removeFirst()
        }
        guard let first = words.first else { return }
        let sizes = first.split(separator: "/").map(String.init)
        take("font-size", sizes[0], parent: parent)
        if sizes.count > 1 { take("line-height", sizes[1], parent: parent) }
        takeFamily(words.dropFirst().joined(separator: " "))
    }

    /// The sizes that have names, as shares of the usual one.
    private static let sizes: [String: CGFloat] = [
        "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
    ]

    /// A length in points; a pixel is one. Nil for what is none.
    static func length(_ text: String, em: CGFloat, _ names: [String: CGFloat] = [:]) -> CGFloat? {
        if let share = names[text] { return 12 * share }
        if text == "smaller" { return em / 1.2 }
        if text == "larger" { return em * 1.2 }
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let value = Double(number) else { return nil }
        switch text.dropFirst(number.count) {
        case "px", "", "pt": return CGFloat(value)
        case "em": return CGFloat(value) * em
        case "rem": return CGFloat(value) * 12
        case "%": return CGFloat(value) / 100 * em
        default: return nil
        }
    }
}

/// Colours as CSS writes them.
enum CSSColor {
    static func color(_ text: String) -> UIColor? {
        if text == "transparent" { return .clear }
        if let value = names[text] { return hex(String(value)) }
        if text.hasPrefix("#") { return hex(String(text.dropFirst())) }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") else {
            return nil
        }
        let parts = text[text.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }
        let numbers = parts.compactMap { part -> CGFloat? in
            part.hasSuffix("%")
                ? Double(part.dropLast()).map { CGFloat($0) / 100 * 255 } : Double(part).map { CGFloat($0) }
        }
        guard numbers.count >= 3 else { return nil }
        let alpha = numbers.count > 3 ? (parts[3].hasSuffix("%") ? numbers[3] / 255 : numbers[3]) : 1
        return UIColor(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
    }

    private static func hex(_ text: String) -> UIColor? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count else { return nil }
        let wide: [Int]
        switch digits.count {
        case 3, 4: wide = digits.map { $0 * 17 }
        case 6, 8: wide = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let parts = wide.map { CGFloat($0) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// The sixteen names of HTML 4, and those that are used most beside them.
    private static let names: [String: Substring] = {
        let text = """
            black 000000 silver c0c0c0 gray 808080 grey 808080 white ffffff maroon 800000 red ff0000 purple 800080 \
            fuchsia ff00ff magenta ff00ff green 008000 lime 00ff00 olive 808000 yellow ffff00 navy 000080 blue 0000ff \
            teal 008080 aqua 00ffff cyan 00ffff orange ffa500 pink ffc0cb brown a52a2a gold ffd700 crimson dc143c \
            tomato ff6347 coral ff7f50 salmon fa8072 indigo 4b0082 violet ee82ee orchid da70d6 tan d2b48c \
            darkgray a9a9a9 darkgrey a9a9a9 lightgray d3d3d3 lightgrey d3d3d3 dimgray 696969 whitesmoke f5f5f5 \
            darkred 8b0000 darkgreen 006400 darkblue 00008b lightblue add8e6 skyblue 87ceeb steelblue 4682b4 \
            royalblue 4169e1 dodgerblue 1e90ff lightgreen 90ee90 forestgreen 228b22 seagreen 2e8b57 khaki f0e68c \
            ivory fffff0 beige f5f5dc chocolate d2691e firebrick b22222 hotpink ff69b4 deeppink ff1493 \
            turquoise 40e0d0 slategray 708090 lavender e6e6fa plum dda0dd
            """.split(separator: " ")
        var names: [String: Substring] = [:]
        for index in stride(from: 0, to: text.count - 1, by: 2) { names[String(text[index])] = text[index + 1] }
        return names
    }()
}

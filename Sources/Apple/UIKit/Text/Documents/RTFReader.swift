/// Makes text of a document in the Rich Text Format, version 1.9 and below.
final class RTFReader {
    private struct State {
        var look = TextLook()
        /// How many bytes stand in for a character of Unicode.
        var skipped = 1
        var isIgnored = false
        var destination = Destination.text
    }

    private enum Destination { case text, fonts, colors, field }

    private let bytes: [UInt8]
    private var place = 0
    private let defaults: [NSAttributedString.Key: Any]
    private let result = NSMutableAttributedString(string: "")
    private var state = State()
    private var stack: [State] = []
    private var fonts: [Int: String] = [:]
    private var font = 0
    private var fontName = ""
    private var colors: [UIColor?] = []
    private var color: (red: Int, green: Int, blue: Int)?
    private var instruction = ""
    private var encoding = String.Encoding.windowsCP1252
    /// Bytes of characters that are not yet read as text.
    private var pending: [UInt8] = []
    private var toSkip = 0

    init(_ data: Data, defaults: [NSAttributedString.Key: Any]) {
        bytes = Array(data)
        self.defaults = defaults
        state.look.family = "Helvetica"
        state.look.color = nil
    }

    func text() -> NSAttributedString {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                stack.append(state)
            case UInt8(ascii: "}"):
                flush()
                let field = state.destination == .field
                if let outer = stack.popLast() { state = outer }
                if field { state.look.link = link() }
            case UInt8(ascii: "\\"): readControl()
            case 10, 13: break
            default: take(byte)
            }
        }
        flush()
        return NSAttributedString(attributedString: result)
    }

    // MARK: Text

    private func take(_ byte: UInt8) {
        if toSkip > 0 {
            toSkip -= 1
            return
        }
        guard !state.isIgnored else { return }
        switch state.destination {
        case .text: pending.append(byte)
        case .fonts:
            if byte == UInt8(ascii: ";") {
                fonts[font] = fontName.trimmingCharacters(in: .whitespaces)
                fontName = ""
            } else {
                fontName.append(Character(UnicodeScalar(byte)))
            }
        case .colors:
            if byte == UInt8(ascii: ";") {
                colors.append(
                    color.map {
                        UIColor(
                            red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255,
                            alpha: 1)
                    })
                color = nil
            }
        case .field: instruction.append(Character(UnicodeScalar(byte)))
        }
    }

    private func flush() {
        guard !pending.isEmpty else { return }
        let text = String(data: Data(pending), encoding: encoding) ?? String(decoding: pending, as: UTF8.self)
        pending = []
        append(text)
    }

    private func append(_ text: String) {
        guard !state.isIgnored, state.destination == .text else { return }
        result.append(NSAttributedString(string: text, attributes: state.look.attributes(defaults)))
    }

    private func link() -> URL? {
        defer { instruction = "" }
        let words = instruction.split { $0 == "\"" || $0 == " " }.map(String.init)
        guard let index = words.firstIndex(where: { $0.uppercased() == "HYPERLINK" }), index + 1 < words.count else {
            return nil
        }
        return URL(string: words[index + 1])
    }

    // MARK: Control words

    private func readControl() {
        guard place < bytes.count else { return }
        let first = bytes[place]
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else {
            place += 1
            return readSymbol(first)
        }
        var word = ""
        while place < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[place] | 0x20) {
            word.append(Character(UnicodeScalar(bytes[place])))
            place += 1
        }
        var digits = ""
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") {
            digits = "-"
            place += 1
        }
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
            digits.append(Character(UnicodeScalar(bytes[place])))
            place += 1
        }
        if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        if word != "u" { flush() }
        perform(word, Int(digits))
    }

    private func readSymbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            guard place + 2 <= bytes.count,
                let value = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
            else { return }
            place += 2
            take(value)
        case UInt8(ascii: "*"): state.isIgnored = !nextIsField
        case UInt8(ascii: "~"):
            flush()
            append("\u{a0}")
        case UInt8(ascii: "_"):
            flush()
            append("\u{2011}")
        case UInt8(ascii: "-"): break
        case 10, 13:
            flush()
            append("\n")
        default: take(byte)
        }
    }

    /// Whether the destination after `\*` is the instruction of a field.
    private var nextIsField: Bool {
        String(decoding: bytes[place..<min(place + 9, bytes.count)], as: UTF8.self).hasPrefix("\\fldinst")
    }

    private func perform(_ word: String, _ number: Int?) {
        let isOn = number != 0
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "fldinst": state.destination = .field
        case "fldrslt": state.destination = .text
        case "stylesheet", "info", "pict", "object", "header", "footer", "listtable", "generator", "filetbl":
            state.isIgnored = true
        case "f": if state.destination == .fonts { font = number ?? 0 } else { state.look.family = fonts[number ?? 0] }
        case "fs": state.look.size = CGFloat(number ?? 24) / 2
        case "b": state.look.weight = isOn ? 700 : 400
        case "i": state.look.isItalic = isOn
        case "ul": state.look.isUnderlined = isOn
        case "ulnone": state.look.isUnderlined = false
        case "strike": state.look.isStruck = isOn
        case "super": state.look.baseline = state.look.size / 3
        case "sub": state.look.baseline = -state.look.size / 5
        case "nosupersub": state.look.baseline = 0
        case "expndtw": state.look.kern = number.map { CGFloat($0) / 20 }
        case "cf": state.look.color = colors.indices.contains(number ?? 0) ? colors[number ?? 0] : nil
        case "cb", "highlight", "chcbpat":
            state.look.background = colors.indices.contains(number ?? 0) ? colors[number ?? 0] : nil
        case "red": color = (number ?? 0, color?.green ?? 0, color?.blue ?? 0)
        case "green": color = (color?.red ?? 0, number ?? 0, color?.blue ?? 0)
        case "blue": color = (color?.red ?? 0, color?.green ?? 0, number ?? 0)
        case "par", "sect", "page": append("\n")
        case "line": append("\u{2028}")
        case "tab": append("\t")
        case "ql": state.look.alignment = .left
        case "qr": state.look.alignment = .right
        case "qc": state.look.alignment = .center
        case "qj": state.look.alignment = .justified
        case "li": state.look.indent = CGFloat(number ?? 0) / 20
        case "fi": state.look.firstIndent = state.look.indent + CGFloat(number ?? 0) / 20
        case "sa": state.look.spacing = CGFloat(number ?? 0) / 20
        case "sb": state.look.spacingBefore = CGFloat(number ?? 0) / 20
        case "pard":
            let plain = TextLook()
            (state.look.alignment, state.look.indent, state.look.firstIndent) = (.natural, 0, nil)
            (state.look.spacing, state.look.spacingBefore) = (plain.spacing, plain.spacingBefore)
        case "plain":
            var plain = TextLook()
            plain.family = "Helvetica"
            plain.color = nil
            (plain.alignment, plain.indent, plain.firstIndent) =
                (state.look.alignment, state.look.indent, state.look.firstIndent)
            state.look = plain
        case "uc": state.skipped = number ?? 1
        case "u":
            flush()
            if let number, let scalar = unit(UInt16(truncatingIfNeeded: number)) { append(String(scalar)) }
            toSkip = state.skipped
        case "ansicpg": if number == 65001 { encoding = .utf8 }
        case "mac": encoding = .macOSRoman
        case "emdash": append("\u{2014}")
        case "endash": append("\u{2013}")
        case "bullet": append("\u{2022}")
        case "lquote": append("\u{2018}")
        case "rquote": append("\u{2019}")
        case "ldblquote": append("\u{201c}")
        case "rdblquote": append("\u{201d}")
        default: break
        }
    }

    private var high: UInt16?

    /// A character of UTF-16; the first half of a pair waits for the second.
    private func unit(_ unit: UInt16) -> Character? {
        if UTF16.isLeadSurrogate(unit) {
            high = unit
            return nil
        }
        let units = high.map { [$0, unit] } ?? [unit]
        high = nil
        return String(decoding: units, as: UTF16.self).first
    }
}

#if canImport(Glibc)
    import Glibc
#endif

/// Reads the XML of Interface Builder into elements. It knows as much of XML as Xcode writes, and takes any bytes
/// without harm.
struct InterfaceParser {
    /// Deeper nesting than any interface has.
    private static let depthLimit = 400

    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private(set) var position: Int
    private(set) var line: Int
    private var buffer: [UInt8] = []

    /// Begins at a place in the file, of which the line is known.
    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, at position: Int = 0, line: Int = 1) {
        self.bytes = bytes
        self.file = file
        self.position = position
        self.line = line
    }

    enum Tag {
        /// An element begins; with `isEmpty` it ends here as well.
        case open(InterfaceElement, isEmpty: Bool)
        case close(String)
        case end
    }

    func error(_ message: String) -> DocumentError { DocumentError(file: file, line: line, message: message) }

    // MARK: Tags

    /// The next tag, with the text before it added to `text`.
    mutating func next(text: UnsafeMutablePointer<String>? = nil) throws(DocumentError) -> Tag {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                try readText(into: text)
            } else if has("<!--") {
                try skip(past: "-->")
            } else if has("<![CDATA[") {
                position += 9
                let start = position
                try skip(past: "]]>")
                text?.pointee += String(decoding: bytes[start..<(position - 3)], as: UTF8.self)
            } else if has("<?") {
                try skip(past: "?>")
            } else if has("<!") {
                try skip(past: ">")
            } else if has("</") {
                position += 2
                let name = try readName()
                skipSpace()
                guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
                    throw error("</\(name) has no end")
                }
                position += 1
                return .close(name)
            } else {
                return try readOpening()
            }
        }
        return .end
    }

    private mutating func readOpening() throws(DocumentError) -> Tag {
        let start = line
        position += 1
        let name = try readName()
        var attributes: [InterfaceElement.Attribute] = []
        attributes.reserveCapacity(8)
        while true {
            skipSpace()
            guard position < bytes.count else { throw error("the file ends in <\(name)>") }
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return .open(InterfaceElement(name: name, line: start, attributes: attributes), isEmpty: false)
            case UInt8(ascii: "/"):
                position += 1
                guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
                    throw error("<\(name)> has a stray /")
                }
                position += 1
                return .open(InterfaceElement(name: name, line: start, attributes: attributes), isEmpty: true)
            default:
                let key = try readName()
                skipSpace()
                guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
                    throw error("the attribute \(key) of <\(name)> has no value")
                }
                position += 1
                skipSpace()
                attributes.append(InterfaceElement.Attribute(name: key, value: try readValue(of: key)))
            }
        }
    }

    // MARK: Trees

    /// The rest of an element that was opened, up to its closing tag.
    mutating func fill(_ root: InterfaceElement) throws(DocumentError) {
        var stack = [root]
        var text = ""
        while let element = stack.last {
            text = ""
            switch try next(text: &text) {
            case .open(let child, let isEmpty):
                element.children.append(child)
                guard !isEmpty else { continue }
                guard stack.count < Self.depthLimit else {
                    throw error("nested more than \(Self.depthLimit) levels deep")
                }
                stack.append(child)
            case .close(let name):
                guard name == element.name else { throw error("expected </\(element.name)>, found </\(name)>") }
                if element.children.isEmpty { element.text = text }
                stack.removeLast()
            case .end: throw error("the file ends before </\(element.name)>")
            }
        }
    }

    /// Passes over the rest of an element that was opened, without making anything of it.
    mutating func skipElement(named name: String) throws(DocumentError) {
        // The same name does not nest in itself: scenes hold no scenes.
        let end = Array("</\(name)>".utf8)
        guard let stop = end.withUnsafeBufferPointer({ place(after: $0) }) else {
            throw error("the file ends before </\(name)>")
        }
        countLines(to: stop)
        position = stop
    }

    // MARK: Characters

    private func has(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Counts the line breaks up to `end`, without moving.
    private mutating func countLines(to end: Int) {
        guard let base = bytes.baseAddress else { return }
        var from = position
        while from < end, let found = memchr(base + from, 0x0A, end - from) {
            line += 1
            from = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) + 1
        }
    }

    /// Behind the next place where these bytes stand.
    private func place(after sought: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress, let start = sought.baseAddress, let first = sought.first else { return nil }
        var from = position
        let last = bytes.count - sought.count
        while from <= last, let found = memchr(base + from, Int32(first), last - from + 1) {
            let at = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
            if memcmp(base + at, start, sought.count) == 0 { return at + sought.count }
            from = at + 1
        }
        return nil
    }

    private mutating func skip(past end: StaticString) throws(DocumentError) {
        let sought = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
        guard let stop = place(after: sought) else {
            throw error("the file ends where \"\(end)\" was expected")
        }
        countLines(to: stop)
        position = stop
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x0A: line += 1
            case 0x20, 0x09, 0x0D: break
            default: return
            }
            position += 1
        }
    }

    private mutating func readName() throws(DocumentError) -> String {
        let start = position
        loop: while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
                UInt8(ascii: "\""), UInt8(ascii: "'"):
                break loop
            default: position += 1
            }
        }
        guard position > start else { throw error("expected a name") }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    }

    private mutating func readValue(of name: String) throws(DocumentError) -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { throw error("the value of \(name) has no quotes") }
        let quote = bytes[position]
        position += 1
        return try readCharacters(until: quote, else: "the value of \(name) does not end")
    }

    private mutating func readText(into text: UnsafeMutablePointer<String>?) throws(DocumentError) {
        let read = try readCharacters(until: UInt8(ascii: "<"), else: nil)
        text?.pointee += read
        // The bracket belongs to the tag.
        if position < bytes.count || (position > 0 && bytes[position - 1] == UInt8(ascii: "<")) { position -= 1 }
    }

    /// Reads past `end` with entities replaced. Without `message` the end of the file ends the text as well.
    private mutating func readCharacters(until end: UInt8, else message: String?) throws(DocumentError) -> String {
        let start = position
        var isPlain = true
        while position < bytes.count, bytes[position] != end {
            if bytes[position] == 0x0A { line += 1 }
            if bytes[position] == UInt8(ascii: "&") { isPlain = false }
            position += 1
        }
        let slice = UnsafeBufferPointer(rebasing: bytes[start..<position])
        if position < bytes.count {
            position += 1
        } else if let message {
            throw error(message)
        }
        return isPlain ? String(decoding: slice, as: UTF8.self) : try replacingEntities(in: slice)
    }

    private func replacingEntities(in slice: UnsafeBufferPointer<UInt8>) throws(DocumentError) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(slice.count)
        var index = 0
        while index < slice.count {
            guard slice[index] == UInt8(ascii: "&") else {
                result.append(slice[index])
                index += 1
                continue
            }
            let rest = slice[(index + 1)...].prefix(12)
            guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else { throw error("an & without entity") }
            let entity = String(decoding: slice[(index + 1)..<semicolon], as: UTF8.self)
            guard let character = Self.character(entity) else { throw error("there is no entity &\(entity);") }
            result += String(character).utf8
            index = semicolon + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func character(_ entity: String) -> Character? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard entity.hasPrefix("#") else { return nil }
        let number =
            entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : UInt32(entity.dropFirst())
        return number.flatMap(UnicodeScalar.init).map(Character.init)
    }
}

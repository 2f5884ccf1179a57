import Foundation

/// Reads property lists in their XML form, the one that Xcode writes into projects.
///
/// A reader of its own because its errors name the line, and because it takes any bytes without harm.
public struct PropertyListReader {
    /// Deeper nesting than any list has.
    private static let depthLimit = 128

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the list in `data`.
    public static func read(_ data: Data) throws(PropertyListError) -> PropertyList {
        if data.starts(with: Array("bplist".utf8)) {
            throw PropertyListError(
                line: 1, message: "a binary property list; `plutil -convert xml1` makes it readable")
        }
        var reader = PropertyListReader(Array(data))
        return try reader.document()
    }

    private enum Tag {
        case open(String)
        case close(String)
        /// `<true/>`
        case empty(String)
        case end
    }

    private mutating func document() throws(PropertyListError) -> PropertyList {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        guard case .open("plist") = try tag() else { throw error("expected <plist>") }
        let value = try value(try tag(), depth: 0)
        guard case .close("plist") = try tag() else { throw error("expected </plist>") }
        guard case .end = try tag() else { throw error("there is something after </plist>") }
        return value
    }

    private func error(_ message: String) -> PropertyListError {
        PropertyListError(line: line, message: message)
    }

    // MARK: Values

    private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth < Self.depthLimit else { throw error("nested more than \(Self.depthLimit) levels deep") }
        switch tag {
        case .empty("true"): return .boolean(true)
        case .empty("false"): return .boolean(false)
        case .empty("string"): return .string("")
        case .empty("array"): return .array([])
        case .empty("dict"): return .dictionary([:])
        case .empty("data"): return .data(Data())
        case .open("true"), .open("false"):
            guard case .open(let name) = tag else { return .boolean(false) }
            _ = try text(until: name)
            return .boolean(name == "true")
        case .open("string"): return .string(try text(until: "string"))
        case .open("date"): return .date(try text(until: "date"))
        case .open("integer"):
            let text = try text(until: "integer").trimmingCharacters(in: .whitespacesAndNewlines)
            let value = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
            guard let value else { throw error("\"\(text)\" is no whole number") }
            return .integer(value)
        case .open("real"):
            let text = try text(until: "real").trimmingCharacters(in: .whitespacesAndNewlines)
            guard let value = Double(text) else { throw error("\"\(text)\" is no number") }
            return .real(value)
        case .open("data"):
            let text = try text(until: "data").filter { !$0.isWhitespace }
            guard let value = Data(base64Encoded: text) else { throw error("<data> is not in base 64") }
            return .data(value)
        case .open("array"): return .array(try items(depth: depth))
        case .open("dict"): return .dictionary(try pairs(depth: depth))
        case .open(let name), .empty(let name): throw error("<\(name)> is not part of a property list")
        case .close(let name): throw error("expected a value before </\(name)>")
        case .end: throw error("the file ends before </plist>")
        }
    }

    private mutating func items(depth: Int) throws(PropertyListError) -> [PropertyList] {
        var items: [PropertyList] = []
        while true {
            let tag = try tag()
            if case .close("array") = tag { return items }
            items.append(try value(tag, depth: depth + 1))
        }
    }

    private mutating func pairs(depth: Int) throws(PropertyListError) -> [String: PropertyList] {
        var pairs: [String: PropertyList] = [:]
        while true {
            let key: String
            switch try tag() {
            case .close("dict"): return pairs
            case .open("key"): key = try text(until: "key")
            case .empty("key"): key = ""
            default: throw error("expected <key> or </dict>")
            }
            pairs[key] = try value(try tag(), depth: depth + 1)
        }
    }

    // MARK: Characters

    private func has(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func advance() {
        if bytes[position] == 0x0A { line += 1 }
        position += 1
    }

    /// Moves behind `end`, and returns what lies before it.
    private mutating func skip(past end: StaticString) throws(PropertyListError) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count {
            if has(end) {
                let text = bytes[start..<position]
                position += end.utf8CodeUnitCount
                return text
            }
            advance()
        }
        throw error("the file ends where \"\(end)\" was expected")
    }

    /// The next tag, comments and declarations passed over.
    private mutating func tag() throws(PropertyListError) -> Tag {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                advance()
            } else if has("<!--") {
                _ = try skip(past: "-->")
            } else if has("<?") {
                _ = try skip(past: "?>")
            } else if has("<!") {
                _ = try skip(past: ">")
            } else if byte == UInt8(ascii: "<") {
                position += 1
                let content = String(decoding: try skip(past: ">"), as: UTF8.self)
                return Self.tag(content)
            } else {
                throw error("expected a tag, found \"\(Character(UnicodeScalar(byte)))\"")
            }
        }
        return .end
    }

    private static func tag(_ content: String) -> Tag {
        let name = content.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
        if content.hasPrefix("/") { return .close(String(name)) }
        return content.hasSuffix("/") ? .empty(String(name)) : .open(String(name))
    }

    /// The text up to the closing tag of `name`, with its entities replaced.
    private mutating func text(until name: String) throws(PropertyListError) -> String {
        var result: [UInt8] = []
        while position < bytes.count {
            if has("<![CDATA[") {
                position += 9
                result += try skip(past: "]]>")
            } else if has("<!--") {
                _ = try skip(past: "-->")
            } else if bytes[position] == UInt8(ascii: "<") {
                guard case .close(name) = try tag() else { throw error("expected </\(name)>") }
                return String(decoding: result, as: UTF8.self)
            } else if bytes[position] == UInt8(ascii: "&") {
                position += 1
                let entity = String(decoding: try skip(past: ";").prefix(12), as: UTF8.self)
                guard let character = Self.character(entity) else { throw error("there is no entity &\(entity);") }
                result += String(character).utf8
            } else {
                result.append(bytes[position])
                advance()
            }
        }
        throw error("the file ends before </\(name)>")
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

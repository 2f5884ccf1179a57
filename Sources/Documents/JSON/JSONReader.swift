import Foundation

/// Reads JSON as RFC 8259 has it, and nothing more.
struct JSONReader {
    /// Values in one another; deeper ones would fill the stack.
    private static let depthLimit = 128

    /// The bytes that a run of plain characters of a string stops at.
    private static let special = (1..<0x20).map(CChar.init) + [0x22, 0x5C, 0]

    /// The text, and a zero after it.
    private let bytes: [UInt8]
    private let count: Int
    private var position = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes + [0]
        count = bytes.count
    }

    /// Reads the one value of the text.
    mutating func read() throws(JSONError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard position == count else { throw error("there is more after the value") }
        return value
    }

    private func error(_ message: String) -> JSONError { JSONError(offset: position, message: message) }

    private var next: UInt8? { position < count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
        guard take(character) else { throw error("expected `\(character)`") }
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        switch next {
        case nil: throw error("the text ends where a value was expected")
        case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONError) -> JSONValue
    ) throws(JSONError) -> JSONValue {
        guard depth < Self.depthLimit else { throw error("values are nested more than \(Self.depthLimit) levels deep") }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw error("expected a value") }
        position += word.utf8.count
        return value
    }

    private mutating func array() throws(JSONError) -> JSONValue {
        try expect("[")
        var items: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(items) }
        repeat {
            items.append(try value())
            skipSpace()
        } while take(",")
        try expect("]")
        return .array(items)
    }

    private mutating func object() throws(JSONError) -> JSONValue {
        try expect("{")
        var members: [JSONValue.Member] = []
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
            let name = try string()
            skipSpace()
            try expect(":")
            members.append(.init(name, try value()))
            skipSpace()
        } while take(",")
        try expect("}")
        return .object(members)
    }

    // MARK: Numbers

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        guard position > start else { throw error("expected a digit") }
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        _ = take("-")
        guard let first = next, (0x30...0x39).contains(first) else { throw error("expected a value") }
        if !take("0") { try digits() }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let value = Int(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else {
            position = start
            throw error("the number is too large")
        }
        return .number(value)
    }

    // MARK: Strings

    private mutating func string() throws(JSONError) -> String {
        try expect("\"")
        var result: [UInt8] = []
        while true {
            let start = position
            position += bytes.withUnsafeBytes {
                strcspn($0.baseAddress!.assumingMemoryBound(to: CChar.self) + start, Self.special)
            }
            result += bytes[start..<position]
            guard let byte = next else { throw error("the text ends in a string") }
            guard byte >= 0x20 else { throw error("a control character is not escaped") }
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            result += String(try escape()).utf8
        }
        guard let text = String(validating: result, as: UTF8.self) else { throw error("a string is not UTF-8") }
        return text
    }

    /// The character that an escape stands for, its backslash read already.
    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = next else { throw error("the text ends in a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let first = try hexadecimal()
            if let scalar = Unicode.Scalar(first) { return scalar }
            // Two halves of a pair; half a pair stands for no character.
            let rest = position
            if (0xD800..<0xDC00).contains(first), take("\\"), take("u") {
                let second = try hexadecimal()
                let value = 0x10000 + (first - 0xD800) << 10 + (second &- 0xDC00)
                if (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(value) { return scalar }
            }
            position = rest
            return "\u{FFFD}"
        default:
            position -= 1
            throw error("there is no such escape")
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        guard position + 4 <= count,
            bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }),
            let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        position += 4
        return value
    }
}

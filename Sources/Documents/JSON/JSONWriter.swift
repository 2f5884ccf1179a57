import Foundation

/// Writes values as JSON on one line.
///
/// Pictures travel in strings of a megabyte, and the command is not optimised: whole runs of characters are copied.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// The bytes that a run of plain characters stops at: what is escaped, and the first byte of line separators.
    private static let special = (1..<0x20).map(CChar.init) + [0x22, 0x5C, 0x7F, CChar(bitPattern: 0xE2), 0]

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: write(plain: "null")
        case .bool(let value): write(plain: value ? "true" : "false")
        case .integer(let value): write(plain: String(value))
        // There is no infinity in JSON.
        case .number(let value): write(plain: value.isFinite ? String(value) : "null")
        case .string(let text): write(text)
        case .array(let items):
            write(plain: "[")
            for (index, item) in items.enumerated() {
                if index > 0 { write(plain: ",") }
                write(item)
            }
            write(plain: "]")
        case .object(let members):
            write(plain: "{")
            for (index, member) in members.enumerated() {
                if index > 0 { write(plain: ",") }
                write(member.name)
                write(plain: ":")
                write(member.value)
            }
            write(plain: "}")
        }
    }

    private mutating func write(plain text: String) { bytes += text.utf8 }

    private mutating func write(_ text: String) {
        write(plain: "\"")
        // A zero ends a run too, as it ends strings of C.
        var text = text + "\0"
        text.withUTF8 { buffer in
            let count = buffer.count - 1
            var position = 0
            while position < count {
                let start = UnsafeRawPointer(buffer.baseAddress! + position).assumingMemoryBound(to: CChar.self)
                let length = strcspn(start, Self.special)
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[position..<position + length]))
                position += length
                if position < count { position += writeSpecial(buffer[position..<count]) }
            }
        }
        write(plain: "\"")
    }

    /// Writes the character that `rest` begins with, and returns how many bytes it has.
    private mutating func writeSpecial(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let byte = rest[rest.startIndex]
        switch byte {
        case 0x22: write(plain: "\\\"")
        case 0x5C: write(plain: "\\\\")
        case 0x0A: write(plain: "\\n")
        case 0x0D: write(plain: "\\r")
        case 0x09: write(plain: "\\t")
        case 0xE2:
            // Line separators end a line for some readers.
            if rest.starts(with: [0xE2, 0x80, 0xA8]) {
                write(plain: "\\u2028")
                return 3
            }
            if rest.starts(with: [0xE2, 0x80, 0xA9]) {
                write(plain: "\\u2029")
                return 3
            }
            bytes.append(byte)
        default: write(plain: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
        }
        return 1
    }
}

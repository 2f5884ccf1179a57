import Foundation

/// What a file in TOML says, as far as configurations of tools go: tables of strings, booleans, numbers and arrays.
struct TOMLTable {
    indirect enum Value: Equatable {
        case text(String), list([Value]), table([String: Value])
        /// A boolean, a number or a date, as it is written.
        case word(String)

        var text: String? { if case .text(let text) = self { text } else { nil } }
        var texts: [String]? { if case .list(let list) = self { list.compactMap(\.text) } else { nil } }
        var table: [String: Value]? { if case .table(let table) = self { table } else { nil } }
        var isOn: Bool? { self == .word("true") ? true : self == .word("false") ? false : nil }
    }

    private(set) var values: [String: Value] = [:]

    /// Lines that are no TOML are passed over.
    init(_ text: String) {
        var reader = Reader(text)
        var path: [String] = []
        while reader.skipToStatement() {
            if reader.take("[") {
                let isArray = reader.take("[")
                let name = reader.keys()
                reader.skipLine()
                if !isArray { path = name }
                continue
            }
            let keys = reader.keys()
            guard !keys.isEmpty, reader.take("="), let value = reader.value() else {
                reader.skipLine()
                continue
            }
            Self.set(value, at: path + keys, in: &values)
            reader.skipLine()
        }
    }

    private static func set(_ value: Value, at path: [String], in table: inout [String: Value]) {
        guard let first = path.first else { return }
        guard path.count > 1 else {
            table[first] = value
            return
        }
        var inner = table[first]?.table ?? [:]
        set(value, at: Array(path.dropFirst()), in: &inner)
        table[first] = .table(inner)
    }

    private struct Reader {
        private var rest: Substring

        init(_ text: String) { rest = text.replacing("\r\n", with: "\n")[...] }

        private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

        /// - Returns: Whether there is more than spaces, empty lines and comments.
        mutating func skipToStatement() -> Bool {
            while true {
                rest = rest.drop(while: \.isWhitespace)
                guard rest.first == "#" else { return !rest.isEmpty }
                skipLine()
            }
        }

        mutating func skipLine() { rest = rest.drop { $0 != "\n" }.dropFirst() }

        mutating func take(_ character: Character) -> Bool {
            skipSpaces()
            guard rest.first == character else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// `a."b.c".d`
        mutating func keys() -> [String] {
            var keys: [String] = []
            repeat {
                skipSpaces()
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    guard let key = string(quote) else { return [] }
                    keys.append(key)
                } else {
                    let key = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
                    guard !key.isEmpty else { return [] }
                    keys.append(String(key))
                    rest = rest.dropFirst(key.count)
                }
            } while take(".")
            return keys
        }

        mutating func value() -> Value? {
            skipSpaces()
            switch rest.first {
            case "\"": return string("\"").map(Value.text)
            case "'": return string("'").map(Value.text)
            case "[":
                rest = rest.dropFirst()
                var list: [Value] = []
                while skipToStatement() {
                    if take("]") { return .list(list) }
                    guard let value = value() else { return nil }
                    list.append(value)
                    _ = skipToStatement()
                    _ = take(",")
                }
                return nil
            case "{":
                rest = rest.dropFirst()
                var table: [String: Value] = [:]
                while skipToStatement() {
                    if take("}") { return .table(table) }
                    let keys = keys()
                    guard !keys.isEmpty, take("="), let value = value() else { return nil }
                    TOMLTable.set(value, at: keys, in: &table)
                    _ = take(",")
                }
                return nil
            default:
                let word = rest.prefix { !$0.isWhitespace && !",]}#".contains($0) }
                rest = rest.dropFirst(word.count)
                return word.isEmpty ? nil : .word(String(word))
            }
        }

        private mutating func string(_ quote: Character) -> String? {
            let fence = String(repeating: quote, count: 3)
            if rest.hasPrefix(fence) {
                rest = rest.dropFirst(3)
                guard let end = rest.range(of: fence) else { return nil }
                let text = rest[..<end.lowerBound]
                rest = rest[end.upperBound...]
                return String(text.hasPrefix("\n") ? text.dropFirst() : text)
            }
            rest = rest.dropFirst()
            var text = ""
            while let character = rest.popFirst(), character != "\n" {
                if character == quote { return text }
                guard character == "\\", quote == "\"" else {
                    text.append(character)
                    continue
                }
                switch rest.popFirst() {
                case "n": text += "\n"
                case "t": text += "\t"
                case let other?: text.append(other)
                case nil: return nil
                }
            }
            return nil
        }
    }
}

import Documents
import Foundation

/// Reads project files: property lists in the form that is older than XML, with comments.
///
///     { isa = PBXGroup; children = ( 1A /* a.swift */, ); name = "A B"; }
///
/// A list in XML, which Xcode reads as well, is read too; its values all have line 1.
public struct ProjectReader {
    /// Deeper nesting than any project has.
    private static let depthLimit = 128

    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// Reads the one value in `bytes`; `file` is named in errors.
    public static func read(_ bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
        if bytes.starts(with: Array("<?xml".utf8)) { return try readXML(bytes, file: file) }
        var reader = ProjectReader(bytes, file: file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value(depth: 0)
        try reader.skipBlanks()
        guard reader.position == bytes.count else { throw reader.error("there is something after the end") }
        return value
    }

    private static func readXML(_ bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
        do throws(PropertyListError) {
            return converted(try PropertyListReader.read(Data(bytes)))
        } catch {
            throw ProjectError(file: file, line: error.line, message: error.message)
        }
    }

    private static func converted(_ list: PropertyList) -> ProjectValue {
        switch list {
        case .string(let value), .date(let value): ProjectValue(.string(value), line: 1)
        case .integer(let value): ProjectValue(.string("\(value)"), line: 1)
        case .real(let value): ProjectValue(.string("\(value)"), line: 1)
        case .boolean(let value): ProjectValue(.string(value ? "YES" : "NO"), line: 1)
        case .data(let value): ProjectValue(.string(value.base64EncodedString()), line: 1)
        case .array(let values): ProjectValue(.array(values.map(converted)), line: 1)
        case .dictionary(let values): ProjectValue(.dictionary(values.mapValues(converted)), line: 1)
        }
    }

    private func error(_ message: String, line: Int? = nil) -> ProjectError {
        ProjectError(file: file, line: line ?? self.line, message: message)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    /// Passes over white space and comments.
    private mutating func skipBlanks() throws(ProjectError) {
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), 0x09...0x0D: advance()
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                while let byte = current, byte != UInt8(ascii: "\n") { advance() }
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                let start = line
                position += 2
                while !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
                    guard current != nil else { throw error("a comment without its end", line: start) }
                    advance()
                }
                position += 2
            default: return
            }
        }
    }

    /// The next token, for a message.
    private var here: String {
        guard let byte = current else { return "the end of the file" }
        guard byte >= 0x20, byte < 0x7F else { return "a character that means nothing there" }
        return "\"\(Character(UnicodeScalar(byte)))\""
    }

    private mutating func expect(_ character: Unicode.Scalar, _ what: String) throws(ProjectError) {
        guard current == UInt8(ascii: character) else {
            throw error("expected \"\(character)\" \(what), found \(here)")
        }
        advance()
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(ProjectError) -> ProjectValue {
        guard depth < Self.depthLimit else { throw error("nested more than \(Self.depthLimit) levels deep") }
        try skipBlanks()
        let start = line
        switch current {
        case UInt8(ascii: "{"): return ProjectValue(.dictionary(try pairs(depth: depth)), line: start)
        case UInt8(ascii: "("): return ProjectValue(.array(try items(depth: depth)), line: start)
        case UInt8(ascii: "<"): return ProjectValue(.string(try data()), line: start)
        default: return ProjectValue(.string(try string()), line: start)
        }
    }

    private mutating func pairs(depth: Int) throws(ProjectError) -> [String: ProjectValue] {
        let start = line
        advance()
        var result: [String: ProjectValue] = [:]
        while true {
            try skipBlanks()
            if current == nil { throw error("\"{\" without its \"}\"", line: start) }
            if current == UInt8(ascii: "}") {
                advance()
                return result
            }
            let key = try string()
            try skipBlanks()
            try expect("=", "after \"\(key)\"")
            let value = try value(depth: depth + 1)
            try skipBlanks()
            // A list that is kept alone in a file may leave out the last one.
            if current != UInt8(ascii: "}") { try expect(";", "after the value of \"\(key)\"") }
            result[key] = value
        }
    }

    private mutating func items(depth: Int) throws(ProjectError) -> [ProjectValue] {
        let start = line
        advance()
        var result: [ProjectValue] = []
        while true {
            try skipBlanks()
            if current == nil { throw error("\"(\" without its \")\"", line: start) }
            if current == UInt8(ascii: ")") {
                advance()
                return result
            }
            result.append(try value(depth: depth + 1))
            try skipBlanks()
            if current != UInt8(ascii: ")") { try expect(",", "between the items of a list") }
        }
    }

    /// `<0fbd77 1c2735ae>`, kept as it is written.
    private mutating func data() throws(ProjectError) -> String {
        let start = line
        advance()
        var result: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: ">") {
            result.append(byte)
            advance()
        }
        guard current != nil else { throw error("\"<\" without its \">\"", line: start) }
        advance()
        return String(decoding: result, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_$/:.-+@~#%&*!?|^[]".utf8.contains(byte)
        }
    }

    private mutating func string() throws(ProjectError) -> String {
        guard let first = current else { throw error("expected a value, found the end of the file") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        var result: [UInt8] = []
        while let byte = current, Self.isPlain(byte) {
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") || next == UInt8(ascii: "/") && result.isEmpty {
                break
            }
            result.append(byte)
            position += 1
        }
        guard !result.isEmpty else { throw error("expected a value, found \(here)") }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
        let start = line
        advance()
        var result: [UInt8] = []
        while true {
            guard let byte = current else { throw error("a quoted text without its end", line: start) }
            if byte == quote {
                advance()
                return String(decoding: result, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                position += 1
                try escape(to: &result, start: start)
            } else {
                result.append(byte)
                advance()
            }
        }
    }

    /// Reads an escape after its backslash.
    private mutating func escape(to result: inout [UInt8], start: Int) throws(ProjectError) {
        guard let byte = current else { throw error("a quoted text without its end", line: start) }
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "a"): result.append(0x07)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "v"): result.append(0x0B)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            position += 1
            var code: UInt32 = 0
            for _ in 0..<4 {
                guard let digit = current.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else { break }
                code = code << 4 | UInt32(digit)
                position += 1
            }
            result += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
            return
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = 0
            for _ in 0..<3 {
                guard let digit = current, (0x30...0x37).contains(digit) else { break }
                code = code << 3 | Int(digit - 0x30)
                position += 1
            }
            result.append(UInt8(truncatingIfNeeded: code))
            return
        default: result.append(byte)
        }
        advance()
    }
}

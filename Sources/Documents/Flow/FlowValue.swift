/// The value of a script that needs no engine: a name, a number, a text or a word of the language.
public enum FlowValue: Equatable, Sendable {
    case text(String)
    /// A name that nothing is known by, `undefined` or `null`.
    case nothing(String)

    /// The value of `script`, or nil if only an engine knows it.
    public init?(of script: String, _ variables: [String: String]) {
        let script = script.trimmed
        if script.isEmpty {
            self = .text("")
        } else if let value = variables[script] {
            self = .text(value)
        } else if script == "true" || script == "false" {
            self = .text(script)
        } else if script == "undefined" || script == "null" {
            self = .nothing(script)
        } else if script.allSatisfy(\.isASCIIDigit), script.first != "0" || script.count == 1, script.count < 16 {
            self = .text(script)
        } else if let quote = script.first, quote == "\"" || quote == "'", script.count > 1, script.last == quote,
            !script.dropFirst().dropLast().contains(where: { $0 == quote || $0 == "\\" || $0.isNewline })
        {
            self = .text(String(script.dropFirst().dropLast()))
        } else if Self.isName(script), !Self.engineNames.contains(script) {
            self = .nothing(script)
        } else {
            return nil
        }
    }

    /// What the engine knows by a name of its own.
    private static let engineNames: Set<String> = [
        "output", "maestro", "http", "console", "json", "relativePoint", "faker", "globalThis", "this", "NaN",
        "Infinity",
        "Object", "Array", "String", "Number", "Boolean", "Date", "Math", "JSON",
    ]

    private static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
        }
    }

    /// Whether a condition that comes out as `text` holds, as JavaScript would have it of what the text was made of.
    public static func holds(_ text: String) -> Bool {
        let text = text.trimmed
        return !text.isEmpty && !["false", "undefined", "null", "NaN"].contains(text) && Double(text) != 0
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

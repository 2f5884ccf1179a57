/// A text of a flow, in its parts: what stands for itself, and the scripts between `${` and `}`.
///
/// `\${` stands for `${` itself.
public struct FlowText: Equatable, Sendable {
    /// A part of a text.
    public enum Part: Equatable, Sendable {
        case text(String)
        case script(String)
    }

    /// The parts in their order.
    public let parts: [Part]

    /// Takes a text apart.
    public init(_ source: String) {
        var parts: [Part] = []
        var plain = ""
        var rest = source[...]
        while let character = rest.first {
            if rest.hasPrefix("\\${") {
                plain += "${"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("${"), let end = Self.end(of: rest.dropFirst(2)) {
                if !plain.isEmpty { parts.append(.text(plain)) }
                plain = ""
                parts.append(.script(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        if !plain.isEmpty { parts.append(.text(plain)) }
        self.parts = parts
    }

    /// The scripts in their order.
    public var scripts: [String] {
        parts.compactMap { if case .script(let script) = $0 { script } else { nil } }
    }

    /// A text that, taken apart, is `text` and nothing else.
    public static func escaped(_ text: String) -> String { text.replacing("${", with: "\\${") }

    /// Where the brace is that closes a script: those in texts of the script and those of its own blocks do not count.
    private static func end(of script: Substring) -> Substring.Index? {
        var depth = 0
        var quote: Character?
        var isEscaped = false
        for index in script.indices {
            let character = script[index]
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = quote != nil
            } else if let open = quote {
                if character == open { quote = nil }
            } else if "\"'`".contains(character) {
                quote = character
            } else if character == "{" {
                depth += 1
            } else if character == "}" {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }
}

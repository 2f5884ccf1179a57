import Foundation

/// Puts the values of an interpolated text into its format, which a translation may have in another order.
struct FormattedKey {
    enum Part: Equatable {
        case plain(String)
        case styled(Text)
    }

    private(set) var parts: [Part] = []
    private var literal = ""

    init(_ format: String, _ arguments: [FormatArgument]) {
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzjt".contains($0) || $0 == "@" }) else {
                literal += "%"
                continue
            }
            var specifier = String(rest[...end])
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]) {
                index = number - 1
                specifier = String(specifier[specifier.index(after: dollar)...])
            } else {
                next += 1
            }
            rest = rest[rest.index(after: end)...]
            if arguments.indices.contains(index) { append(arguments[index], "%" + specifier) }
        }
        literal += rest
        flush()
    }

    private mutating func flush() {
        if !literal.isEmpty { parts.append(.plain(literal)) }
        literal = ""
    }

    private mutating func append(_ argument: FormatArgument, _ specifier: String) {
        switch argument {
        case .text(let text): literal += text
        case .integer(let value): literal += specifier.hasSuffix("@") ? "\(value)" : String(format: specifier, value)
        case .natural(let value): literal += specifier.hasSuffix("@") ? "\(value)" : String(format: specifier, value)
        case .real(let value): literal += specifier.hasSuffix("@") ? "\(value)" : String(format: specifier, value)
        case .styled(let text):
            flush()
            parts.append(.styled(text))
        }
    }

    var plain: String {
        parts.map { part in
            switch part {
            case .plain(let text): text
            case .styled(let text): text.resolvedString
            }
        }.joined()
    }
}

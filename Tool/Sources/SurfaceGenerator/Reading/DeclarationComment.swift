import SwiftSyntax

/// The comments directly above a declaration.
public struct DeclarationComment: Sendable, Equatable {
    /// The text of the `///` lines, joined by line breaks; nil if there are none.
    public var documentation: String?
    /// Facts that Swift's declarations cannot express, given by a `//` line beside the declaration, as `// objc:
    /// foo:bar:` or `// observable`: the values by name, empty for a bare name. A name is one word of lower-case
    /// letters and hyphens.
    public var marks: [String: [String]] = [:]

    init() {}

    init(_ trivia: Trivia) {
        var lines: [String] = []
        for piece in trivia {
            switch piece {
            case .docLineComment(let text):
                lines.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
            case .docBlockComment(let text): lines.append(text)
            case .lineComment(let text): read(mark: text.dropFirst(2))
            case .newlines(let count) where count > 1:
                // Above an empty line stands what is about something else.
                lines = []
                marks = [:]
            default: break
            }
        }
        if !lines.isEmpty { documentation = lines.joined(separator: "\n") }
    }

    private mutating func read(mark text: Substring) {
        let text = text.drop { $0 == " " }
        let name = text.prefix { ("a"..."z").contains($0) || $0 == "-" }
        let rest = text.dropFirst(name.count)
        guard !name.isEmpty else { return }
        if rest.allSatisfy(\.isWhitespace) {
            marks[String(name), default: []].append("")
        } else if rest.hasPrefix(": ") {
            let value = rest.dropFirst(2).drop(while: \.isWhitespace)
            marks[String(name), default: []].append(String(value.trimmingSuffix(while: \.isWhitespace)))
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while fits: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, fits(last) { text.removeLast() }
        return text
    }
}

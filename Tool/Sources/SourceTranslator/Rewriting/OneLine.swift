import SwiftSyntax

/// Source on one line, without comments.
enum OneLine {
    static func text(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map { token in
            let hasSpace = token.trailingTrivia.pieces.contains { !$0.isComment } || !token.leadingTrivia.isEmpty
            return token.text + (hasSpace || token.tokenKind == .comma || token.tokenKind == .colon ? " " : "")
        }.joined().trimmed
    }
}

extension TriviaPiece {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}

extension String {
    var trimmed: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }
}

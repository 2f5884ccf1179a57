import SwiftSyntax

/// An example of what `--fix` makes of a source.
public struct Mend: Sendable {
    public let before: String
    public let after: String

    init(_ before: String, _ after: String) {
        (self.before, self.after) = (before, after)
    }
}

extension Finding.Edit {
    /// Replaces a node, and leaves the spaces and comments around it.
    static func replace(_ node: some SyntaxProtocol, _ text: String) -> Self {
        Self(
            range: node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
            text: text)
    }

    /// Writes text right after a node.
    static func insert(_ text: String, after node: some SyntaxProtocol) -> Self {
        let place = node.endPositionBeforeTrailingTrivia.utf8Offset
        return Self(range: place..<place, text: text)
    }

    /// Writes text right before a node.
    static func insert(_ text: String, before node: some SyntaxProtocol) -> Self {
        let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return Self(range: place..<place, text: text)
    }
}

extension SyntaxProtocol {
    /// The spaces before a node that begins its line; nil if it does not.
    var indentation: String? {
        let text = leadingTrivia.description
        guard let line = text.lastIndex(where: \.isNewline) else { return nil }
        let spaces = text[text.index(after: line)...]
        return spaces.allSatisfy { $0 == " " || $0 == "\t" } ? String(spaces) : nil
    }
}

import Foundation

/// A regular expression that has to match the whole of a text, as Maestro's selectors do.
///
/// Case does not count and `.` matches a line break. Text that is equal to the pattern always matches, so that a
/// pattern need not be a valid expression.
public struct FlowPattern: Equatable, Sendable, ExpressibleByStringLiteral {
    /// As its author wrote it.
    public let source: String
    private let expression: NSRegularExpression?

    /// Creates a pattern from the text of a flow.
    public init(_ source: String) {
        self.source = source
        expression = try? NSRegularExpression(
            pattern: "\\A(?:" + source + ")\\z",
            options: [.caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines])
    }

    /// Creates a pattern from the text of a flow.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Whether `text`, or `text` with its line breaks read as spaces, matches.
    public func matches(_ text: String) -> Bool {
        if text == source || matchesExpression(text) { return true }
        guard text.contains("\n") else { return false }
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line == source || matchesExpression(line)
    }

    private func matchesExpression(_ text: String) -> Bool {
        guard let expression else { return false }
        let all = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: all)?.range == all
    }

    /// Whether both were written alike.
    public static func == (left: FlowPattern, right: FlowPattern) -> Bool {
        left.source == right.source
    }
}

public import Foundation

/// A text, how each part of it looks, and how lines are made of it.
public struct StyledText: Hashable, Sendable {
    /// The text.
    public var string: String
    /// In ascending order, one beside the other, over all of the text. Ranges count UTF-16 units, as NSString does.
    /// A text without characters keeps one run, for the height of its line.
    public var runs: [(range: NSRange, style: TextStyle)]
    /// The style of all paragraphs.
    public var paragraph: ParagraphStyle

    public init(
        string: String, runs: [(range: NSRange, style: TextStyle)], paragraph: ParagraphStyle = ParagraphStyle()
    ) {
        self.string = string
        self.runs = runs
        self.paragraph = paragraph
    }

    /// Creates a text in one style.
    public init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(
            string: string, runs: [(NSRange(location: 0, length: string.utf16.count), style)], paragraph: paragraph)
    }

    /// Whether texts and styles are equal.
    public static func == (a: StyledText, b: StyledText) -> Bool {
        // Texts that are equivalent in Unicode's eyes may differ in length, which the ranges count by.
        a.paragraph == b.paragraph && a.runs.count == b.runs.count && a.string.utf8.count == b.string.utf8.count
            && a.string == b.string
            && zip(a.runs, b.runs).allSatisfy { $0.range == $1.range && $0.style == $1.style }
    }

    /// Hashes text and styles.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(runs.count)
        if let first = runs.first { hasher.combine(first.style.font) }
    }
}

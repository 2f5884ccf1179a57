public import Foundation

/// How a part of a text is marked within its line, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*emphasised*`, which is shown slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**strongly emphasised**`, which is shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// `` `code` ``
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~struck through~~`
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// An end of a line that is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// An end of a line that stays one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML of whole lines.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

public import Foundation

/// What a widget shows from a time on.
public protocol TimelineEntry {
    /// From when on.
    var date: Date { get }
    /// How much it matters at that time. Nil by default.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a widget matters beside others at a time.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// How much, beside that of the app's other entries.
    public var score: Float
    /// For how long, in seconds; 0 for until the next entry.
    public var duration: TimeInterval

    /// Creates a weight.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// What a widget shows, one after another.
public struct Timeline<EntryType: TimelineEntry> {
    /// One after another.
    public let entries: [EntryType]
    /// When there is more.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget is asked for more.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private enum Kind: Hashable { case atEnd, never, after(Date) }
    private let kind: Kind

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// When the app says so.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// At a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

public import AppIntents
public import Foundation

/// Where and how a widget is shown.
public struct TimelineProviderContext: Sendable {
    /// Its size.
    public let family: WidgetFamily
    /// Whether it is shown for a person to choose.
    public let isPreview: Bool
    /// How large it is, in points.
    public let displaySize: CGSize

    /// A widget of a size. For those who ask a provider for what it shows.
    public init(_family family: WidgetFamily, isPreview: Bool = false) {
        (self.family, self.isPreview, displaySize) = (family, isPreview, family._size)
    }
}

/// What tells a widget what to show.
public protocol TimelineProvider {
    /// What is shown from a time on.
    associatedtype Entry: TimelineEntry
    /// Where and how the widget is shown.
    typealias Context = TimelineProviderContext
    /// What is shown while nothing is known.
    func placeholder(in context: Context) -> Entry
    /// What is shown now, or to choose.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// What is shown from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What tells a widget what to show, by what a person has set of it.
public protocol AppIntentTimelineProvider {
    /// What is shown from a time on.
    associatedtype Entry: TimelineEntry
    /// What a person has set.
    associatedtype Intent: WidgetConfigurationIntent
    /// Where and how the widget is shown.
    typealias Context = TimelineProviderContext
    /// What is shown while nothing is known.
    func placeholder(in context: Context) -> Entry
    /// What is shown now, or to choose.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// What is shown from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// What a person may choose from.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A widget that is set up already.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    let intent: Intent
    let description: String

    /// Creates a widget with words for it.
    public init<S: StringProtocol>(intent: Intent, description: S) {
        (self.intent, self.description) = (intent, String(description))
    }
}

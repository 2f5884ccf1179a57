public import AppIntents
public import SwiftUI
public import WidgetKit

/// A widget that a person sets nothing of.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public let _facts: _WidgetFacts

    /// Creates a widget of a kind, by what it shows and how.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        _facts = _WidgetFacts(kind: kind) { family in
            let entry = await withCheckedContinuation { continuation in
                let once = Once<Provider.Entry> { continuation.resume(returning: $0) }
                provider.getSnapshot(in: TimelineProviderContext(_family: family)) { once.call($0) }
            }
            return AnyView(content(entry.value).environment(\.widgetFamily, family))
        }
    }
}

/// A widget that a person sets up.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public let _facts: _WidgetFacts

    /// Creates a widget of a kind, by what it shows and how.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _facts = _WidgetFacts(kind: kind) { family in
            nonisolated(unsafe) let provider = provider
            let entry = await Self.snapshot(provider, family)
            return AnyView(content(entry.value).environment(\.widgetFamily, family))
        }
    }

    private nonisolated static func snapshot<P: AppIntentTimelineProvider>(
        _ provider: sending P, _ family: WidgetFamily
    ) async -> Held<P.Entry> where P.Intent == Intent {
        Held(value: await provider.snapshot(for: Intent(), in: TimelineProviderContext(_family: family)))
    }
}

/// A widget that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    /// Creates a widget.
    public init() {}
    public let _facts = _WidgetFacts(kind: "") { _ in AnyView(EmptyView()) }
}

/// A value on its way from one thread to another.
private struct Held<Value>: @unchecked Sendable {
    let value: Value
}

/// Calls a function the first time alone.
private final class Once<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var body: ((Held<Value>) -> Void)?

    init(_ body: @escaping (Held<Value>) -> Void) { self.body = body }

    func call(_ value: Value) {
        let body = lock.withLock {
            defer { self.body = nil }
            return self.body
        }
        body?(Held(value: value))
    }
}

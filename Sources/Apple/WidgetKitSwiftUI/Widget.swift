import Foundation
public import SwiftUI
public import WidgetKit

/// A widget of an app. No screen here shows widgets: what one would show is there for tests.
@MainActor @preconcurrency
public protocol Widget {
    /// How it is set up.
    associatedtype Body: WidgetConfiguration
    /// How it is set up.
    var body: Body { get }
    /// Creates one.
    init()
}

extension Widget {
    /// Says that a widget does not run by itself, and ends.
    public static func main() { endWithoutScreen() }
}

/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates the bundle.
    init()
}

extension WidgetBundle {
    /// Says that widgets do not run by themselves, and ends.
    public static func main() { endWithoutScreen() }
}

private func endWithoutScreen() -> Never {
    print("WidgetKit: error: widgets are not shown here, and do not run by themselves")
    exit(1)
}

/// Makes a bundle of widgets.
@resultBuilder @MainActor
public enum WidgetBundleBuilder {
    /// The only widget, or the first of several.
    public static func buildBlock<First: Widget, each Other: Widget>(
        _ first: First, _ other: repeat each Other
    ) -> First { first }
    /// A widget of a newer system.
    public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> W { widget }
}

/// How a widget is set up.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// What this one is made of.
    associatedtype Body: WidgetConfiguration
    /// What this one is made of.
    var body: Body { get }
    /// What is known of the widget.
    var _facts: _WidgetFacts { get }
}

extension WidgetConfiguration {
    public var _facts: _WidgetFacts { body._facts }

    fileprivate func changed(_ change: (inout _WidgetFacts) -> Void) -> _WidgetFactsConfiguration {
        var facts = _facts
        change(&facts)
        return _WidgetFactsConfiguration(_facts: facts)
    }

    /// The words for the widget, where a person chooses one.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.name = _ViewWords(displayName).text }
    }
    /// The words for the widget, where a person chooses one.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    /// The words for the widget, where a person chooses one.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }
    /// What the widget is, where a person chooses one.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.details = _ViewWords(description).text }
    }
    /// What the widget is, where a person chooses one.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
    /// What the widget is, where a person chooses one.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }
    /// The sizes that the widget has. All of the home screen's by default.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }
    /// Has the content reach to the edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }
    /// Whether the background may be left out. Has no effect: no widgets are shown.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { _ in }
    }
    /// Asks a person to set the widget up. Has no effect: no widgets are shown.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }
}

/// What is known of a widget.
public struct _WidgetFacts {
    /// The name for programs.
    public let kind: String
    /// The words for it.
    public var name: String?
    /// What it is.
    public var details: String?
    /// Its sizes.
    public var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    /// Whether the content stays away from the edges.
    public var hasMargins = true
    /// What it shows now in a size.
    public let snapshot: @MainActor (WidgetFamily) async -> AnyView
}

/// A widget by what is known of it.
public struct _WidgetFactsConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public let _facts: _WidgetFacts
}

extension Never: WidgetConfiguration {
    public var _facts: _WidgetFacts { fatalError("Never is no widget") }
}

extension WidgetConfiguration where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made of no other configuration") }
}

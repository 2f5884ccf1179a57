public import ActivityKit
public import SwiftUI
import WidgetKit

/// What shows an activity on the lock screen and around the camera. No activity can be begun here; what one would show is
/// there for tests.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never
    public let _facts: _WidgetFacts
    /// What the lock screen shows of an activity.
    public let _content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    /// What is shown around the camera.
    public let _island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    /// Creates what shows activities with attributes of a type.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        _content = { AnyView(content($0)) }
        _island = dynamicIsland
        // Without an activity there is nothing to show.
        var facts = _WidgetFacts(kind: String(describing: attributesType)) { _ in AnyView(EmptyView()) }
        facts.families = []
        _facts = facts
    }
}

/// An activity, for the views that show it.
@dynamicMemberLookup
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// What changes.
    public let state: Attributes.ContentState
    /// What stays.
    public let attributes: Attributes
    /// The name of the activity.
    public let activityID: String
    /// Whether what is shown is out of date.
    public let isStale: Bool

    /// An activity in a state. For tests.
    public init(_state state: Attributes.ContentState, attributes: Attributes, isStale: Bool = false) {
        (self.state, self.attributes, activityID, self.isStale) = (state, attributes, "", isStale)
    }

    /// What stays of the activity.
    public subscript<T>(dynamicMember keyPath: KeyPath<Attributes, T>) -> T { attributes[keyPath: keyPath] }
}

/// What is shown of an activity around the camera.
@preconcurrency @MainActor
public struct DynamicIsland {
    /// What is shown when there is room for all, by where it is.
    public let _regions: [(DynamicIslandExpandedRegionPosition, AnyView)]
    /// What is shown beside the camera, and what of it alone beside another activity.
    public let _compact: (leading: AnyView, trailing: AnyView, minimal: AnyView)
    /// Where a tap leads; nil for the app.
    public private(set) var _url: URL?

    /// Creates what is shown around the camera.
    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        _regions = expanded().regions
        _compact = (AnyView(compactLeading()), AnyView(compactTrailing()), AnyView(minimal()))
    }

    /// Sets where a tap leads; nil for the app.
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var copy = self
        copy._url = url
        return copy
    }

    /// Sets the colour of the line around what is shown. Has no effect: there is no camera.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }

    /// Sets how far content is from the edges. Has no effect: there is no camera.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// How much of an activity is shown around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// All.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// What is before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// What is behind the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The least, beside another activity.
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where something is shown around the camera, when there is room for all.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Behind the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below all the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of what is shown when there is room for all.
@preconcurrency @MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let content: Content

    /// Creates the part at a place. The parts with the highest priority are given room first.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.content = content()
    }
}

/// The parts of what is shown when there is room for all.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [(DynamicIslandExpandedRegionPosition, AnyView)]
}

/// Makes what is shown around the camera of the parts in a closure.
@resultBuilder @MainActor
public enum DynamicIslandExpandedContentBuilder {
    /// A part as it is.
    public static func buildExpression<Content: View>(
        _ expression: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(regions: [(expression.position, AnyView(expression.content))])
    }
    /// The parts of a closure.
    public static func buildBlock(
        _ content: DynamicIslandExpandedContent<AnyView>...
    ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(regions: content.flatMap(\.regions)) }
    /// The parts of the branch that was taken.
    public static func buildEither(
        first: DynamicIslandExpandedContent<AnyView>
    ) -> DynamicIslandExpandedContent<AnyView> { first }
    /// The parts of the branch that was taken.
    public static func buildEither(
        second: DynamicIslandExpandedContent<AnyView>
    ) -> DynamicIslandExpandedContent<AnyView> { second }
    /// The parts of an `if` without `else`.
    public static func buildOptional(
        _ content: DynamicIslandExpandedContent<AnyView>?
    ) -> DynamicIslandExpandedContent<AnyView> { content ?? DynamicIslandExpandedContent(regions: []) }
}

extension View {
    /// Sets the background of an activity on the lock screen. Has no effect: no activities are shown.
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Sets the colour of the system's button beside an activity. Has no effect: no activities are shown.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Lets a part around the camera stand below it. Has no effect: no activities are shown.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// Where a part around the camera stands, from above to below.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let isBelow: Bool
    /// As the system has it.
    public static let automatic = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    /// Below the camera, if it is too wide to be beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// How much room an activity has.
public struct ActivityFamily: Hashable, Sendable, CaseIterable {
    private let name: String
    /// As on a watch.
    public static let small = ActivityFamily(name: "small")
    /// As on the lock screen.
    public static let medium = ActivityFamily(name: "medium")
    public static var allCases: [ActivityFamily] { [.small, .medium] }
}

extension EnvironmentValues {
    /// How much room the activity has that the view is in: as on the lock screen.
    public var activityFamily: ActivityFamily { .medium }
}

extension WidgetConfiguration {
    /// How much room an activity may have beside the lock screen's. Has no effect: no activities are shown.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        _WidgetFactsConfiguration(_facts: _facts)
    }
}

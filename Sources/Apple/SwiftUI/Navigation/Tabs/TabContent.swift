/// Tabs of a ``TabView``.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values by which tabs are chosen.
    associatedtype TabValue: Hashable
    /// The tabs that these are made of.
    associatedtype Body: TabContent
    /// The tabs that these are made of.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// The views of the tabs.
    var _tabs: AnyView { get }
}

extension TabContent {
    public var _tabs: AnyView { body._tabs }

    private func changed(_ change: (AnyView) -> some View) -> _TabViews<TabValue> {
        _TabViews(view: AnyView(change(_tabs)))
    }

    /// Shows a number on the tab; 0 shows none.
    public func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }
    /// Shows a word on the tab; nil shows none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
    /// Shows a word that is translated on the tab; nil shows none.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { changed { $0.badge(key) } }
    /// Shows a word as it is on the tab; nil shows none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
    /// Names the tab where a person may arrange tabs. Has no effect: they stay as they are.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { $0 } }
    /// Says how a person may arrange the tab. Has no effect: tabs stay as they are.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { changed { $0 } }
    /// Takes the tab out of the bar while it is hidden.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { hidden ? AnyView(EmptyView()) : $0 }
    }
    /// Names the tab for tests and UI flows; it is never read aloud.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        changed { $0.accessibilityIdentifier(identifier) }
    }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made of no other tabs") }
}

/// Tabs whose types are not told.
public struct _TabViews<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    let view: AnyView

    init(view: AnyView) { self.view = view }

    init(_ views: [AnyView]) { view = AnyView(TupleView(views.count, children: views)) }

    public var _tabs: AnyView { view }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias Body = Never
    public typealias TabValue = Wrapped.TabValue
    public var _tabs: AnyView { self?._tabs ?? AnyView(EmptyView()) }
}

/// How a person may arrange a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// In whatever way there is.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// Not at all.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// Wherever they do.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In the bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// In the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How the views of a tab view are shown: one of the system's styles.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// Nil for a bar of tabs; otherwise when the dots of the pages are shown.
    var _pages: PageTabViewStyle.IndexDisplayMode? { get }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style of a bar.
    nonisolated public init() {}
    public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages beside each other that are swiped.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown that stand for the pages.
    public struct IndexDisplayMode: Equatable, Sendable {
        let id: Int
        /// When there is more than one page.
        public static let automatic = IndexDisplayMode(id: 0)
        /// Always.
        public static let always = IndexDisplayMode(id: 1)
        /// Never.
        public static let never = IndexDisplayMode(id: 2)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Makes the style of pages, with dots or without.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _pages: IndexDisplayMode? { indexDisplayMode }
}

/// A bar of tabs, which a person may turn into a sidebar where there is room. Here it stays a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Makes the style of a bar or a sidebar.
    nonisolated public init() {}
    public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar of tabs wherever it is.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Makes the style of a bar.
    nonisolated public init() {}
    public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, which a person may turn into a sidebar where there is room. Here it stays a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs wherever it is.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages beside each other that are swiped, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// When there is something behind the dots.
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is something behind the dots.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        let id: Int
        /// As the system does: never.
        public static let automatic = BackgroundDisplayMode(id: 0)
        /// While a person touches them.
        public static let interactive = BackgroundDisplayMode(id: 1)
        /// Always.
        public static let always = BackgroundDisplayMode(id: 2)
        /// Never.
        public static let never = BackgroundDisplayMode(id: 3)
    }

    let background: BackgroundDisplayMode

    /// Makes the style of dots.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        background = backgroundDisplayMode
    }

    public var _background: BackgroundDisplayMode { background }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with something behind them or without.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabPagesKey: EnvironmentKey {
    static let defaultValue: PageTabViewStyle.IndexDisplayMode? = nil
}
private struct IndexBackgroundKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
    /// When the dots of the pages of tab views are shown; nil for a bar of tabs.
    var tabPages: PageTabViewStyle.IndexDisplayMode? {
        get { self[TabPagesKey.self] }
        set { self[TabPagesKey.self] = newValue }
    }
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the tab views in the view show their views.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabPages, style._pages) }

    /// Sets how the dots of pages in the view look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}

/// When a bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When what is above it is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When what is above it is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// Says when the bar of tabs becomes smaller. Has no effect: it keeps its size.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// How a person has arranged tabs, by the names that they were given. On a phone tabs stay as they are.
public struct TabViewCustomization: Sendable, Equatable, Codable {
    /// Tabs that are as they were.
    public init() {}

    /// What a person has changed of a tab. On a phone nothing is.
    public subscript(tab id: String) -> TabCustomization { TabCustomization() }

    /// What a person has changed of a tab.
    public struct TabCustomization: Sendable {
        /// Whether the tab is in the bar; nil for as it was.
        public var tabBarVisibility: Visibility { .automatic }
        /// Whether the tab is in the sidebar; nil for as it was.
        public var sidebarVisibility: Visibility { .automatic }
    }
}

extension TabViewCustomization: RawRepresentable {
    public init?(rawValue: String) { self.init() }
    public var rawValue: String { "{}" }
}

extension View {
    /// Says where it is kept how a person arranged the tabs. On a phone tabs stay as they are.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// What stands above the tabs in a sidebar. A phone has none.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// What stands below the tabs in a sidebar. A phone has none.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// What stands at the lower edge of a sidebar. A phone has none.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Whether the tabs are in the bar or a sidebar at first. A phone has a bar.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }
}

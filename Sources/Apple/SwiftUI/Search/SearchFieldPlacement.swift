/// Where the field of a search is.
public struct SearchFieldPlacement: Sendable {
    /// When a field in a navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        /// When the content is at its top.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    let isAlways: Bool

    /// Where it suits: in the navigation bar.
    public static let automatic = SearchFieldPlacement(isAlways: false)
    /// In the bar.
    public static let toolbar = SearchFieldPlacement(isAlways: false)
    /// At the side, or in the navigation bar where there is no side.
    public static let sidebar = SearchFieldPlacement(isAlways: false)
    /// Below the title of the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlways: false)

    /// Below the title of the navigation bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlways: displayMode.isAlways)
    }
}

/// Which columns of a ``NavigationSplitView`` are seen where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// Those that there is room for.
    public static let automatic = NavigationSplitViewVisibility(0)
    /// All of them.
    public static let all = NavigationSplitViewVisibility(1)
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(2)
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility(3)
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let uiKit: UISplitViewController.Column

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(uiKit: .primary)
    /// The column between the first and the last.
    public static let content = NavigationSplitViewColumn(uiKit: .supplementary)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(uiKit: .secondary)
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    private let symbol: String

    /// Searching.
    public static var search: TabRole { TabRole(name: "Search", symbol: "magnifyingglass") }

    /// What stands in the bar where the app does not say.
    @MainActor var label: DefaultTabLabel { DefaultTabLabel(Text(LocalizedStringKey(name)), Image(systemName: symbol)) }
}

/// When the choice of a search's scopes is shown.
public struct SearchScopeActivation: Equatable, Sendable {
    let uiKit: UISearchController.ScopeBarActivation
    /// As the system has it: with the search.
    public static let automatic = SearchScopeActivation(uiKit: .automatic)
    /// Once something is searched for.
    public static let onTextEntry = SearchScopeActivation(uiKit: .onTextEntry)
    /// With the search.
    public static let onSearchPresentation = SearchScopeActivation(uiKit: .onSearchActivation)
}

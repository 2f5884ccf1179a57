import Stage

/// Puts a field for a search into the navigation bar.
public struct _SearchFieldModifier: NodeModifier {
    public typealias Body = Never
    let text: Binding<String>
    let prompt: String?
    let placement: SearchFieldPlacement
    let isPresented: Binding<Bool>?
    let scopes: SearchScopes?
    let activity: Binding<Bool>
    let holder: SearchHolder
    var tokens: SearchTokens?

    func makeEffect() -> SearchEffect { SearchEffect() }

    func update(_ effect: SearchEffect, _ inputs: Inputs) {
        effect.screen = inputs.screen
        effect.text = text
        effect.isPresented = isPresented
        effect.activity = activity
        effect.scopes = scopes
        effect.submit = inputs.environment.searchAction
        effect.tokens = tokens
        effect.search.hidesNavigationBarDuringPresentation = !inputs.environment.searchKeepsToolbar
        effect.focus.follow(inputs.environment.searchFocusTarget)
        holder.effect = effect
        effect.show(prompt)
        var setting = Screen.Setting(depth: inputs.parent?.depth ?? 0)
        setting.search = (effect.search, !placement.isAlways)
        inputs.screen?.set(setting, by: effect)
    }
}

/// The choice below a field for a search.
struct SearchScopes {
    var titles: [String]
    var index: Int?
    var choose: (Int) -> Void
    /// When the choice is shown.
    var activation = UISearchController.ScopeBarActivation.automatic
}

/// Where actions find the search that they end.
@MainActor
final class SearchHolder {
    weak var effect: SearchEffect?
}

/// A search as UIKit has it, which follows and tells the app's text.
final class SearchEffect: NSObject, ModifierEffect, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    weak var screen: Screen?
    let search = UISearchController(searchResultsController: nil)
    var text = Binding<String>.constant("")
    var isPresented: Binding<Bool>?
    var activity = Binding<Bool>.constant(false)
    var scopes: SearchScopes?
    var submit: (() -> Void)?
    var tokens: SearchTokens?
    private(set) lazy var focus = FocusFollower(search.searchBar.searchTextField)

    override init() {
        super.init()
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.autocapitalizationType = .none
    }

    func show(_ prompt: String?) {
        let bar = search.searchBar
        bar.placeholder = prompt ?? "Search"
        // Tokens first: a change of the text tells which there are.
        if let tokens { show(tokens, in: bar.searchTextField) }
        let wanted = text.wrappedValue
        // A text that is being composed is left alone.
        if bar.text ?? "" != wanted { bar.text = wanted }
        if let scopes {
            if search.scopeBarActivation != scopes.activation { search.scopeBarActivation = scopes.activation }
            if bar.scopeButtonTitles ?? [] != scopes.titles { bar.scopeButtonTitles = scopes.titles }
            if let index = scopes.index, bar.selectedScopeButtonIndex != index { bar.selectedScopeButtonIndex = index }
        }
        guard let isPresented else { return }
        let shown = isPresented.wrappedValue
        NextTurn.perform { [weak self] in
            guard let self, search.isActive != shown, search.searchBar.window != nil else { return }
            search.isActive = shown
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let new = searchController.searchBar.text ?? ""
        if text.wrappedValue != new { text.wrappedValue = new }
        tellTokens()
    }

    private func show(_ tokens: SearchTokens, in field: UISearchTextField) {
        let known = field.tokens
        guard known.map({ $0.representedObject as? AnyHashable }) != tokens.shown.map(\.id) else { return }
        field.tokens = tokens.shown.map { shown in
            if let old = known.first(where: { $0.representedObject as? AnyHashable == shown.id }) { return old }
            let token = UISearchToken(icon: shown.image, text: shown.title)
            token.representedObject = shown.id
            return token
        }
    }

    /// A person may have deleted tokens.
    private func tellTokens() {
        guard let tokens else { return }
        let ids = search.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable }
        let missing = Set(tokens.shown.map(\.id)).subtracting(ids)
        if !missing.isEmpty { tokens.remove(missing) }
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { focus.didBegin() }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { focus.didEnd() }

    func didPresentSearchController(_ searchController: UISearchController) { tell(true) }
    func didDismissSearchController(_ searchController: UISearchController) { tell(false) }

    private func tell(_ isActive: Bool) {
        if activity.wrappedValue != isActive { activity.wrappedValue = isActive }
        if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        submit?()
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        scopes?.choose(selectedScope)
    }

    func end() { screen?.remove(self) }
}

/// Ends the search in the view around.
public struct DismissSearchAction {
    let holder: SearchHolder?

    /// Empties the field, and ends the search.
    @preconcurrency @MainActor public func callAsFunction() { holder?.effect?.search.isActive = false }
}

private struct SearchingKey: EnvironmentKey { static let defaultValue = false }
private struct SearchHolderKey: EnvironmentKey { static var defaultValue: SearchHolder? { nil } }
private struct SearchBindingKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct ScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    /// Whether a person searches in the view.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
    /// Ends the search in the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(holder: self[SearchHolderKey.self]) }

    var searchHolder: SearchHolder? {
        get { self[SearchHolderKey.self] }
        set { self[SearchHolderKey.self] = newValue }
    }
    var searchBinding: Binding<String>? {
        get { self[SearchBindingKey.self] }
        set { self[SearchBindingKey.self] = newValue }
    }
    var searchSuggestions: AnyView? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }
    var searchScopes: SearchScopes? {
        get { self[ScopesKey.self] }
        set { self[ScopesKey.self] = newValue }
    }
}

/// A view in which a person can search.
struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let prompt: String?
    let placement: SearchFieldPlacement
    let isPresented: Binding<Bool>?
    var takeToken: ((Any) -> Void)?
    let suggestions: AnyView?
    var tokens: (@MainActor (EnvironmentValues) -> SearchTokens)?
    @State private var isActive = false
    @State private var holder = SearchHolder()
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let suggestions = suggestions ?? environment.searchSuggestions
        content
            .environment(\.isSearching, isActive)
            .environment(\.searchText, text.wrappedValue)
            .environment(\.searchHolder, holder)
            .overlay {
                if isActive, let suggestions, !MenuContent.isNothing(suggestions, environment) {
                    List { suggestions }.listStyle(.plain)
                        .environment(\.searchBinding, text)
                        .environment(\.takeSearchToken, takeToken)
                }
            }
            .modifier(
                _SearchFieldModifier(
                    text: text, prompt: prompt, placement: placement, isPresented: isPresented,
                    scopes: environment.searchScopes, activity: $isActive, holder: holder, tokens: tokens?(environment))
            )
    }
}

/// A row that stands for what is searched for.
private struct CompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchBinding) private var binding

    func body(content: Content) -> some View {
        if let binding {
            Button {
                binding.wrappedValue = completion
            } label: {
                content
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}

extension MenuContent {
    /// Whether a view shows nothing at all.
    static func isNothing(_ view: any View, _ environment: EnvironmentValues) -> Bool {
        let node = reconcile(nil, any: view, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        return node.items.isEmpty
    }
}

extension View {
    private func search(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
        _ suggestions: AnyView? = nil
    ) -> some View {
        modifier(
            SearchModifier(
                text: text, prompt: prompt?.resolvedString, placement: placement, isPresented: isPresented,
                suggestions: suggestions))
    }

    /// Puts a field for a search into the navigation bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, nil, placement, prompt)
    }

    /// Puts a field for a search, with a prompt that is translated, into the navigation bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, nil, placement, Text(prompt))
    }

    /// Puts a field for a search, with a prompt as it is, into the navigation bar.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, nil, placement, Text(prompt))
    }

    /// Puts a field for a search into the navigation bar, which is begun and ended by a binding.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        search(text, isPresented, placement, prompt)
    }

    /// Puts a field for a search, with a prompt that is translated, into the navigation bar, which is begun and ended by
    /// a binding.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        search(text, isPresented, placement, Text(prompt))
    }

    /// Puts a field for a search, with a prompt as it is, into the navigation bar, which is begun and ended by a binding.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, isPresented, placement, Text(prompt))
    }

    /// Puts a field for a search into the navigation bar, with suggestions while a person searches.
    @available(iOS, deprecated: 100000, message: "Use searchable and searchSuggestions")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        search(text, nil, placement, prompt, AnyView(suggestions()))
    }

    /// Puts a field for a search, with a prompt that is translated, into the navigation bar, with suggestions.
    @available(iOS, deprecated: 100000, message: "Use searchable and searchSuggestions")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        search(text, nil, placement, Text(prompt), AnyView(suggestions()))
    }

    /// Puts a field for a search, with a prompt as it is, into the navigation bar, with suggestions.
    @available(iOS, deprecated: 100000, message: "Use searchable and searchSuggestions") @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        search(text, nil, placement, Text(prompt), AnyView(suggestions()))
    }

    /// Shows suggestions while a person searches in the view.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Lets a tap on a suggestion search for a text.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion))
    }

    /// Shows a choice below the field of a search, whose views have tags.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Shows a choice below the field of a search, whose views have tags.
    ///
    /// - Parameter activation: When the choice is shown.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let content = scopes()
        return transformEnvironment(\.self) { environment in
            let options = MenuContent.options(of: content, environment)
            environment.searchScopes = SearchScopes(
                titles: options.map(\.title), index: options.firstIndex { $0.tag == AnyHashable(scope.wrappedValue) }
            ) { index in
                if options.indices.contains(index), let value = options[index].tag.base as? V {
                    scope.wrappedValue = value
                }
            }
            environment.searchScopes?.activation = activation.uiKit
        }
    }
}

extension MenuContent {
    /// The views with tags in a view.
    static func options(of view: any View, _ environment: EnvironmentValues) -> [PickerOption] {
        let node = reconcile(nil, any: view, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        return node.items.compactMap { item in
            guard let tag = item.traits.tag ?? item.traits.implicitTag else { return nil }
            let words = words(of: [item])
            return PickerOption(title: words.text, image: words.image, tag: tag)
        }
    }
}

/// Parts of what is searched for that stand before the text as units.
struct SearchTokens {
    /// A token as it is shown.
    struct Shown {
        var id: AnyHashable
        var title: String
        var image: UIImage?
    }

    var shown: [Shown]
    /// Takes tokens away, by their identities.
    var remove: (Set<AnyHashable>) -> Void
}

extension View {
    private func search<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?,
        _ placement: SearchFieldPlacement, _ prompt: Text?, suggested: Binding<C>? = nil,
        _ token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let take: (Any) -> Void = { token in
            guard let token = token as? C.Element else { return }
            tokens.wrappedValue.append(token)
            text.wrappedValue = ""
        }
        let suggestions = suggested.map { suggested in
            AnyView(TokenSuggestions(text: text, tokens: tokens, suggested: suggested, token: token))
        }
        return modifier(
            SearchModifier(
                text: text, prompt: prompt?.resolvedString, placement: placement, isPresented: isPresented,
                takeToken: take, suggestions: suggestions,
                tokens: { environment in
                    SearchTokens(
                        shown: tokens.wrappedValue.map { element in
                            let words = MenuContent.words(of: token(element), environment)
                            return .init(id: AnyHashable(element.id), title: words.text, image: words.image)
                        },
                        remove: { ids in tokens.wrappedValue.removeAll { ids.contains(AnyHashable($0.id)) } })
                }))
    }

    /// Puts a field for a search with tokens before its text into the navigation bar.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { search(text, tokens, nil, placement, prompt, token) }

    /// Puts a field for a search with tokens before its text, with a prompt that is translated, into the navigation bar.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { search(text, tokens, nil, placement, Text(prompt), token) }

    /// Puts a field for a search with tokens before its text, with a prompt as it is, into the navigation bar.
    @_disfavoredOverload
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { search(text, tokens, nil, placement, Text(prompt), token) }

    /// Puts a field for a search with tokens before its text into the navigation bar, which is begun and ended by a
    /// binding.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { search(text, tokens, isPresented, placement, prompt, token) }

    /// Puts a field for a search with tokens before its text, with a prompt that is translated, into the navigation bar,
    /// which is begun and ended by a binding.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { search(text, tokens, isPresented, placement, Text(prompt), token) }

    /// Puts a field for a search with tokens before its text into the navigation bar, and suggests tokens while a person
    /// searches.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, tokens, nil, placement, prompt, suggested: suggestedTokens, token)
    }

    /// Puts a field for a search with tokens before its text, with a prompt that is translated, into the navigation bar,
    /// and suggests tokens while a person searches.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, tokens, nil, placement, Text(prompt), suggested: suggestedTokens, token)
    }

    /// Lets a tap on a suggestion put a token before the text that is searched for.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(TokenCompletionModifier(token: token))
    }

    /// Ties the focus of the field of a search in the view to a state, which is true while it has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocusTarget, FocusTarget(binding, on: true, off: false))
    }

    /// Ties the focus of the field of a search in the view to a state: it has the focus while the state is `value`.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocusTarget, FocusTarget(binding, on: value, off: FocusTarget.none(of: V.self)))
    }
}

/// Tokens that a person may take.
private struct TokenSuggestions<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
>: View where C.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<C>
    let suggested: Binding<C>
    let token: (C.Element) -> T

    var body: some View {
        let taken = Set(tokens.wrappedValue.map(\.id))
        ForEach(suggested.wrappedValue.filter { !taken.contains($0.id) }) { element in
            Button {
                tokens.wrappedValue.append(element)
                text.wrappedValue = ""
            } label: {
                token(element)
            }
            .buttonStyle(.plain)
        }
    }
}

/// A row that stands for a token.
private struct TokenCompletionModifier<Token: Identifiable>: ViewModifier {
    let token: Token
    @Environment(\.takeSearchToken) private var take

    func body(content: Content) -> some View {
        Button {
            take?(token)
        } label: {
            content
        }
        .buttonStyle(.plain)
    }
}

/// What becomes of a screen's bar while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    let keepsBar: Bool
    /// It makes room for the field.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsBar: false) }
    /// It stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsBar: true) }
}

extension View {
    /// Says what becomes of the screen's bar while a person searches in the view.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        environment(\.searchKeepsToolbar, behavior.keepsBar)
    }
}

private struct KeepsToolbarKey: EnvironmentKey { static let defaultValue = false }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }
private struct TakeTokenKey: EnvironmentKey { static var defaultValue: ((Any) -> Void)? { nil } }

extension EnvironmentValues {
    /// What the focus of the field of a search goes with.
    var searchFocusTarget: FocusTarget? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }

    /// Whether the bar of the screen stays while a person searches.
    var searchKeepsToolbar: Bool {
        get { self[KeepsToolbarKey.self] }
        set { self[KeepsToolbarKey.self] = newValue }
    }

    /// Puts a token before the text that is searched for.
    var takeSearchToken: ((Any) -> Void)? {
        get { self[TakeTokenKey.self] }
        set { self[TakeTokenKey.self] = newValue }
    }
}

/// Windows that all show the same view.
public struct WindowGroup<Content: View>: Scene {
    let content: Content

    /// Creates a group of windows that show a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of windows with a title. The title has no effect on the window.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of windows with a name. The name has no effect: windows are not opened by it.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of windows with a title and a name. Neither has an effect.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group of windows with a title as it is. The title has no effect on the window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of windows with a title and a name. Neither has an effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group of windows for values. A phone's app opens none of them for a value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == _ValueWindow<D, C> { self.content = _ValueWindow(content: content) }

    /// Creates a group of windows with a name for values. A phone's app opens none of them for a value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == _ValueWindow<D, C> { self.content = _ValueWindow(content: content) }

    public var body: Never { fatalError("A window group has no body") }
    public var _windowContent: any View { content }
}

/// The window of a group for values that has been opened for none.
public struct _ValueWindow<Value: Codable & Hashable, Content: View>: View {
    let content: (Binding<Value?>) -> Content
    @State private var value: Value?

    public var body: some View { content($value) }
}

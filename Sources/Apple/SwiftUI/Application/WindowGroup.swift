/// Windows that all show the same view.
public struct WindowGroup<Content: View>: Scene {
    let content: Content

    /// Creates a group of windows that show a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of windows with a title. The title has no effect on the window.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of windows with a name. The name has no effect: windows are not opened by it.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("A window group has no body") }
    public var _windowContent: any View { content }
}

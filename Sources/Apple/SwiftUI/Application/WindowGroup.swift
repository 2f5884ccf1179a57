/// Windows that all show the same view.
public struct WindowGroup<Content: View>: Scene {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("A window group has no body") }
    public var _windowContent: any View { content }
}

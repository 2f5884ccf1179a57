/// Controls in groups, as settings have them.
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form of rows and sections.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        List { content }
    }
}

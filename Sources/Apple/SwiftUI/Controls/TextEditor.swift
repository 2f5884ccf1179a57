/// A text of several lines that can be written in.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates an editor of a text.
    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        UIKitLeaf(
            make: { EntryTextView() },
            update: { view, environment in
                view.show(text, in: environment)
                view.backgroundColor = environment.scrollContentHidden ? .clear : .systemBackground
            },
            size: { view, proposal in proposal.replacingUnspecifiedDimensions() })
    }
}

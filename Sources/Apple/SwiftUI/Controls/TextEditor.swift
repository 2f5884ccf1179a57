/// A text of several lines that can be written in.
public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?

    /// Creates an editor of a text.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// Creates an editor of a text, and of what is selected of it.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    public var body: some View {
        UIKitLeaf(
            make: { EntryTextView() },
            update: { view, environment in
                view.show(text, selection, in: environment)
                view.backgroundColor = environment.scrollContentHidden ? .clear : .systemBackground
            },
            size: { view, proposal in proposal.replacingUnspecifiedDimensions() })
    }
}

/// A text of several lines that can be written in.
public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    @Environment(\.textEditorStyle) private var style

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
        if let style {
            // A style that makes editors of its own would otherwise make them in itself without end.
            AnyView(makeBody(style)).environment(\.textEditorStyle, nil)
        } else {
            editor
        }
    }

    private func makeBody<S: TextEditorStyle>(_ style: S) -> any View {
        style.makeBody(configuration: TextEditorStyleConfiguration(editor: AnyView(editor)))
    }

    private var editor: some View {
        UIKitLeaf(
            make: { EntryTextView() },
            update: { view, environment in
                view.show(text, selection, in: environment)
                view.backgroundColor = environment.scrollContentHidden ? .clear : .systemBackground
            },
            size: { view, proposal in proposal.replacingUnspecifiedDimensions() })
    }
}

/// The button that a ``ButtonStyle`` is to draw.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The button's role; nil for an ordinary one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down.
    public let isPressed: Bool
}

/// The button that a ``ButtonStyle`` is to draw.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

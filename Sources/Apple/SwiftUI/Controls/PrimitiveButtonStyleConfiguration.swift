/// The button that a ``PrimitiveButtonStyle`` is to draw.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The button's role; nil for an ordinary one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Does what the button is for.
    @preconcurrency @MainActor public func trigger() { action() }
}

/// The button that a ``PrimitiveButtonStyle`` is to draw.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Does what the button is for.
    @preconcurrency @MainActor public func trigger() { action() }
}

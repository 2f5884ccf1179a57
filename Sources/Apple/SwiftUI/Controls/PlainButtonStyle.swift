/// The label alone, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// Makes the plain style.
    nonisolated public init() {}

    var look: SystemButtonLook { .plain }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

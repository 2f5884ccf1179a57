/// The label in the tint on a shade of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// Makes the bordered style.
    nonisolated public init() {}

    var look: SystemButtonLook { .bordered }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

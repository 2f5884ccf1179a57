/// The style that suits where the button is.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// Makes the default style.
    nonisolated public init() {}

    var look: SystemButtonLook { .automatic }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

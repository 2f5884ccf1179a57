/// The label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// Makes the prominent bordered style.
    nonisolated public init() {}

    var look: SystemButtonLook { .borderedProminent }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

/// The label in the tint, dimmed while it is pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// Makes the style without a border.
    nonisolated public init() {}

    var look: SystemButtonLook { .borderless }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

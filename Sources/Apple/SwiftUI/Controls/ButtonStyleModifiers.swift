/// The style of the buttons below.
enum ButtonStyleChoice {
    case system(SystemButtonLook)
    case custom(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonStyleChoice { .system(.automatic) } }

extension EnvironmentValues {
    var buttonStyle: ButtonStyleChoice {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the buttons in the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, .custom(style)) }

    /// Sets the look and the behaviour of the buttons in the view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle, (style as? any SystemButtonStyle).map { .system($0.look) } ?? .primitive(style))
    }
}

extension View {
    /// Has the view act as a button does: `pressing` is told when it is pressed and let go.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        Pressable(action: action) { isPressed in
            self.onChange(of: isPressed) { _, isNow in pressing?(isNow) }
        }
    }
}

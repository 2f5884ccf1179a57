/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// As the style has it: as wide as the label.
    public static let automatic = ButtonSizing(isFlexible: false)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(isFlexible: true)
    /// As wide as the label.
    public static let fitted = ButtonSizing(isFlexible: false)
}

private struct ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    /// How wide buttons in the view are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide buttons in the view are that have one of the system's styles.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

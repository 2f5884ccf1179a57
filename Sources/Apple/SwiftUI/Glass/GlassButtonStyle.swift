/// The label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    private let glass: Glass

    /// Makes the style of regular glass.
    nonisolated public init() { glass = .regular }

    /// Makes the style of a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    var look: SystemButtonLook { .glass(glass) }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action, label: AnyView(configuration.label))
    }
}

/// The label in white on a pane of glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    /// Makes the style of prominent glass.
    nonisolated public init() {}

    var look: SystemButtonLook { .glassProminent }

    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            look: look, role: configuration.role, action: configuration.action, label: AnyView(configuration.label))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on a pane of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on a pane of a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on a pane of glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

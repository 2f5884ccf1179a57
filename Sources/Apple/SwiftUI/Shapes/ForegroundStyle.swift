/// The colour of texts and symbols.
public struct ForegroundStyle: _SolidShapeStyle {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.foregroundPaint ?? .color((environment.foreground ?? .primary).resolved(in: environment))
    }
}

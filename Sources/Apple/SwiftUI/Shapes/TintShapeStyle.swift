/// The tint of where it is used.
public struct TintShapeStyle: _SolidShapeStyle {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        .color((environment.tint ?? .accentColor).uiColor)
    }
}

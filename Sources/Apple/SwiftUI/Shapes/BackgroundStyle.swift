/// The colour behind the content of a screen.
public struct BackgroundStyle: _SolidShapeStyle {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemBackground) }
}

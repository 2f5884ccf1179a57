/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
    private let paint: @Sendable (EnvironmentValues) -> _Paint

    /// Wraps a style whose type is not to be seen.
    public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }

    public func _paint(in environment: EnvironmentValues) -> _Paint { paint(environment) }
}

/// A fill that is mixed with what is behind it.
struct BlendedShapeStyle<Style: ShapeStyle>: BlendingShapeStyle {
    let style: Style
    let blendMode: BlendMode

    func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}

/// A fill that says how it is mixed with what is behind it.
protocol BlendingShapeStyle: ShapeStyle {
    var blendMode: BlendMode { get }
}

extension ShapeStyle {
    /// The same fill, mixed with what is behind the shape that it fills. Texts and symbols are not mixed.
    @_disfavoredOverload
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(style: self, blendMode: mode) }
}

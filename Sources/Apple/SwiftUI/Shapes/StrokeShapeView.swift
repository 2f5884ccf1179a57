/// The outline of a shape, over the same shape drawn in another way.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    let view: ModifiedContent<_ShapeView<_StrokedShape<Content>, Style>, _LayeringModifier<Background>>
    /// Whether edges are smooth. They always are.
    public let isAntialiased: Bool

    /// Creates an outline over another view.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        view = ModifiedContent(
            content: _ShapeView(shape: _StrokedShape(shape: shape, style: strokeStyle), style: style),
            modifier: _LayeringModifier(layer: background, alignment: .center, isBehind: true))
        self.isAntialiased = isAntialiased
    }

    /// The shape.
    public var shape: Content { view.content.shape.shape }
    /// With what the line is drawn.
    public var style: Style { view.content.style }
    /// The line.
    public var strokeStyle: StrokeStyle { view.content.shape.style }
    /// What is drawn below.
    public var background: Background { view.modifier.layer }

    public var body: some View { view }
}

extension ShapeView {
    /// Draws the outline over what is drawn of the shape, half of its width outside of the shape.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline over what is drawn of the shape, half of its width outside of the shape.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// The outline of a shape, all of it inside the shape, over the same shape drawn in another way.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    let view: ModifiedContent<_ShapeView<_StrokedShape<Content.InsetShape>, Style>, _LayeringModifier<Background>>
    /// The shape.
    public let shape: Content
    /// Whether edges are smooth. They always are.
    public let isAntialiased: Bool

    /// Creates an outline over another view.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        view = ModifiedContent(
            content: _ShapeView(shape: _StrokedShape(shape: inner, style: strokeStyle), style: style),
            modifier: _LayeringModifier(layer: background, alignment: .center, isBehind: true))
        self.shape = shape
        self.isAntialiased = isAntialiased
    }

    /// With what the line is drawn.
    public var style: Style { view.content.style }
    /// The line.
    public var strokeStyle: StrokeStyle { view.content.shape.style }
    /// What is drawn below.
    public var background: Background { view.modifier.layer }

    public var body: some View { view }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the outline, inside of the shape, over what is drawn of the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the outline, inside of the shape, over what is drawn of the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

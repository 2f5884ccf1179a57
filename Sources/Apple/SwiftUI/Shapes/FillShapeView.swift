/// A filled shape, over the same shape drawn in another way.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    let view: ModifiedContent<_ShapeView<Content, Style>, _LayeringModifier<Background>>

    /// Creates a filled shape over another view.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        view = ModifiedContent(
            content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
            modifier: _LayeringModifier(layer: background, alignment: .center, isBehind: true))
    }

    /// The shape.
    public var shape: Content { view.content.shape }
    /// With what the shape is filled.
    public var style: Style { view.content.style }
    /// How the shape is filled.
    public var fillStyle: FillStyle { view.content.fillStyle }
    /// What is drawn below.
    public var background: Background { view.modifier.layer }

    public var body: some View { view }
}

extension ShapeView {
    /// Fills the shape over what is drawn of it.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
}

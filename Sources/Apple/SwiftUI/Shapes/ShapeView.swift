/// A shape, filled or stroked.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    /// The outline.
    public var shape: Content
    /// The style of the fill or the outline.
    public var style: Style
    /// How the shape is filled.
    public var fillStyle = FillStyle()

    /// Creates a filled shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: ShapeElement()) { view, element, inputs in
            element.environment = inputs.environment
            let fill = view.style._paint(in: inputs.environment)
            if let outline = view.shape as? any OutlineShape {
                @MainActor func draw<S: OutlineShape>(_ outline: S) {
                    element.show(outline.shape, fill: fill, stroke: outline.style)
                }
                return draw(outline)
            }
            element.show(view.shape, fill: fill, isEvenOdd: view.fillStyle.isEOFilled)
        }
    }
}

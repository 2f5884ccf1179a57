/// A shape, filled or stroked.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    /// The outline.
    public var shape: Content
    /// The style of the fill or the outline.
    public var style: Style
    var stroke: StrokeStyle?
    var isEvenOdd = false

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: ShapeElement()) { view, element, inputs in
            let fill = view.style._paint(in: inputs.environment)
            if view.stroke == nil, let outline = view.shape as? any OutlineShape {
                @MainActor func draw<S: OutlineShape>(_ outline: S) {
                    element.show(outline.shape, fill: fill, stroke: outline.style)
                }
                return draw(outline)
            }
            element.show(view.shape, fill: fill, stroke: view.stroke, isEvenOdd: view.isEvenOdd)
        }
    }
}

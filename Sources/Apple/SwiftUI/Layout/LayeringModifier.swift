/// Another view behind or before a view, as large as it at most unless it insists.
public struct _LayeringModifier<Layer: View>: ElementModifier {
    public typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
    /// For a style that goes on to the edges of the screen.
    var edges: Edge.Set = []

    func wrap(_ child: Element) -> LayeringElement { LayeringElement(child) }

    func update(_ wrapper: LayeringElement, _ inputs: Inputs) {
        wrapper.isBehind = isBehind
        wrapper.edges = edges
        wrapper.layer.alignment = alignment
        wrapper.layer.graph = inputs.graph
        var inputs = inputs
        inputs.environment.stackAxis = nil
        inputs.isLazy = false
        wrapper.node = reconcile(wrapper.node, layer, inputs)
        wrapper.layer.content = wrapper.node
    }
}

final class LayeringElement: WrapperElement, Disposable {
    var node: Node?
    let layer = ZStackElement()
    var isBehind = false
    var edges: Edge.Set = []

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        if !isBehind { super.place(rect, proposal, in: canvas) }
        let offer = ProposedViewSize(rect.size)
        let area = edges.isEmpty ? rect : canvas.extended(rect, edges)
        if area != rect {
            layer.place(area, ProposedViewSize(area.size), in: canvas)
        } else {
            let dimensions = layer.dimensions(offer)
            let outer = ViewDimensions(rect.size, proposal: offer)
            let origin = CGPoint(
                x: rect.minX + outer[layer.alignment.horizontal] - dimensions[layer.alignment.horizontal],
                y: rect.minY + outer[layer.alignment.vertical] - dimensions[layer.alignment.vertical])
            layer.place(CGRect(origin: origin, size: dimensions.size), offer, in: canvas)
        }
        if isBehind { super.place(rect, proposal, in: canvas) }
    }

    func dispose() { node?.dispose() }

    override func leaveScreen() {
        super.leaveScreen()
        layer.leaveScreen()
    }
}

extension View {
    /// Shows another view behind the view, offered the view's size.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayeringModifier(layer: content(), alignment: alignment, isBehind: true))
    }

    /// Shows another view behind the view, offered the view's size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_LayeringModifier(layer: background, alignment: alignment, isBehind: true))
    }

    /// A style behind the view, which goes on to the edges of the screen where the view touches the safe area.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            _LayeringModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: true, edges: edges))
    }

    /// Fills a shape behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayeringModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: true))
    }

    /// Fills what is behind the view with the background of where it is, on to the edges of the screen.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape over the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayeringModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: false))
    }

    /// Shows another view over the view, offered the view's size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_LayeringModifier(layer: content(), alignment: alignment, isBehind: false))
    }

    /// Shows another view over the view, offered the view's size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayeringModifier(layer: overlay, alignment: alignment, isBehind: false))
    }

    /// Fills the view's bounds over it.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            _LayeringModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: false, edges: edges))
    }
}

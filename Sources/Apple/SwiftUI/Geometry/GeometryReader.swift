import Observation

/// A view that takes all the room there is, with content that depends on how much that is.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    /// Makes the content of the view for its size and place.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content is made for its size and place, and stands at its top leading corner.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { GeometryNode(self, inputs) }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>>, Invalidatable {
    var isDirty = false
    private let element = GeometryElement()
    private var child: Node?

    override func start() {
        element.graph = graph
        element.makeContent = { [weak self] in self?.makeContent() }
    }

    override func refresh() {
        isDirty = false
        // Before it is placed, the view has no size to show something for.
        if element.isPlaced { makeContent() }
    }

    private func makeContent() {
        var inputs = inputs.child(of: self)
        inputs.isLazy = false
        inputs.environment.stackAxis = nil
        inputs.environment.isWholeRow = false
        let hears = Hearer(self)
        let proxy = GeometryProxy(geometry: element.geometry)
        let content = withObservationTracking {
            view.content(proxy)
        } onChange: {
            invalidateFromAnywhere(hears.node)
        }
        child = reconcile(child, content, inputs)
        element.content = child
    }

    override var items: [Item] { [Item(element)] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// As large as its room; asks for its content anew when its geometry is another.
private final class GeometryElement: ContainerElement {
    let geometry = Geometry()
    var makeContent: () -> Void = {}
    private(set) var isPlaced = false

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let isOther = geometry.adopt(rect, canvas)
        if isOther || !isPlaced {
            isPlaced = true
            if let graph {
                graph.updatingInLayout(makeContent)
                graph.sizesDidChange()
            } else {
                makeContent()
            }
        }
        if geometry.isPlaceRead { canvas.scroller?.followsScrolling = true }
        let offer = ProposedViewSize(rect.size)
        // Each of several views stands at the corner.
        for child in children {
            let size = child.element.size(offer)
            child.element.place(CGRect(origin: rect.origin, size: size), offer, in: canvas)
        }
    }
}

/// Tells a view's geometry to an action.
public struct _GeometryActionModifier<T: Equatable>: ElementModifier {
    public typealias Body = Never
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    func wrap(_ child: Element) -> GeometryActionElement<T> { GeometryActionElement(child) }

    func update(_ wrapper: GeometryActionElement<T>, _ inputs: Inputs) {
        wrapper.transform = transform
        wrapper.action = action
    }
}

/// Runs an action when what is asked of the geometry is something else.
final class GeometryActionElement<T: Equatable>: WrapperElement {
    var transform: ((GeometryProxy) -> T)?
    var action: (T, T) -> Void = { _, _ in }
    private let geometry = Geometry()
    private var value: T?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        _ = geometry.adopt(rect, canvas)
        guard let transform else { return }
        let new = transform(GeometryProxy(geometry: geometry))
        if geometry.isPlaceRead { canvas.scroller?.followsScrolling = true }
        let old = value
        guard old != new else { return }
        value = new
        let action = action
        graph?.afterLayout { action(old ?? new, new) }
    }
}

extension View {
    /// Runs an action with what `transform` makes of the view's geometry, at first and when it is something else.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs an action with the old and the new of what `transform` makes of the view's geometry.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: action))
    }
}

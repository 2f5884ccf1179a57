/// Several views, as the statements of a ``ViewBuilder`` closure give them.
public struct TupleView<T>: View, PrimitiveView {
    /// The views.
    public var value: T
    let children: [any View]

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { TupleNode(self, inputs) }
}

private final class TupleNode<T>: ViewNode<TupleView<T>> {
    private var children: [Node] = []

    override func refresh() {
        let inputs = inputs.child(of: self)
        children = view.children.enumerated().map { index, child in
            reconcile(children.indices.contains(index) ? children[index] : nil, any: child, inputs)
        }
    }

    override var items: [Item] { children.flatMap(\.items) }
    override var childNodes: [Node] { children }
}

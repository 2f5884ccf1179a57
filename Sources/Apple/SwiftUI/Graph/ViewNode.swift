/// The node of a view of a known type.
class ViewNode<V: View>: Node {
    private(set) var view: V

    init(_ view: V, _ inputs: Inputs) {
        self.view = view
        super.init(inputs)
        start()
        refresh()
    }

    /// Called once, before the first ``refresh()``.
    func start() {}

    final func update(_ view: V, _ inputs: Inputs) {
        self.view = view
        setInputs(inputs)
        refresh()
    }

    final func change(_ body: (inout V) -> Void) { body(&view) }
}

/// A view that has a node of its own rather than a body.
@MainActor
protocol PrimitiveView: View {
    func makeNode(_ inputs: Inputs) -> ViewNode<Self>
}

/// The node that shows `view` from now on: the one that there is if it is of this type, or a new one.
@MainActor
func reconcile<V: View>(_ node: Node?, _ view: V, _ inputs: Inputs) -> Node {
    if let node {
        if let node = node as? ViewNode<V> {
            node.update(view, inputs)
            return node
        }
        node.dispose()
    }
    if let primitive = view as? any PrimitiveView { return makePrimitive(primitive, inputs) }
    if let represented = view as? any UIViewRepresentable { return makeRepresented(represented, inputs) }
    if let represented = view as? any UIViewControllerRepresentable { return makeRepresented(represented, inputs) }
    return CompositeNode(view, inputs)
}

@MainActor
func reconcile(_ node: Node?, any view: any View, _ inputs: Inputs) -> Node {
    func open<V: View>(_ view: V) -> Node { reconcile(node, view, inputs) }
    return open(view)
}

@MainActor
private func makePrimitive<V: PrimitiveView>(_ view: V, _ inputs: Inputs) -> Node { view.makeNode(inputs) }

@MainActor
private func makeRepresented<V: UIViewRepresentable>(_ view: V, _ inputs: Inputs) -> Node {
    UIViewRepresentableNode(view, inputs)
}

@MainActor
private func makeRepresented<V: UIViewControllerRepresentable>(_ view: V, _ inputs: Inputs) -> Node {
    UIViewControllerRepresentableNode(view, inputs)
}

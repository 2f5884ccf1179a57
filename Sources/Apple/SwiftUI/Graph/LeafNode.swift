/// The node of a view that is one element.
final class LeafNode<V: View, E: Element>: ViewNode<V> {
    private let element: E
    private let show: (V, E, Inputs) -> Void

    init(_ view: V, _ inputs: Inputs, element: E, show: @escaping (V, E, Inputs) -> Void) {
        self.element = element
        self.show = show
        element.graph = inputs.graph
        super.init(view, inputs)
    }

    override func refresh() { show(view, element, inputs) }

    override func willDispose() { (element as? any Disposable)?.dispose() }

    override var items: [Item] { [Item(element)] }
}

/// The node of a view that lays out others.
final class ContainerNode<V: View, Content: View, E: ContainerElement>: ViewNode<V> {
    private let element: E
    private var child: Node?
    private let content: (V) -> Content
    private let show: (V, E, Inputs) -> Void
    private let change: (V, inout Inputs) -> Void
    /// Whether the content is made when it is seen first.
    private let isLazy: Bool

    init(
        _ view: V, _ inputs: Inputs, element: E, isLazy: Bool = false,
        change: @escaping (V, inout Inputs) -> Void = { _, _ in },
        content: @escaping (V) -> Content, show: @escaping (V, E, Inputs) -> Void
    ) {
        self.element = element
        self.content = content
        self.show = show
        self.change = change
        self.isLazy = isLazy
        element.graph = inputs.graph
        super.init(view, inputs)
    }

    override func refresh() {
        show(view, element, inputs)
        var below = inputs.child(of: self)
        below.isLazy = isLazy
        change(view, &below)
        child = reconcile(child, content(view), below)
        element.content = child
    }

    override func willDispose() { (element as? any Disposable)?.dispose() }

    override var items: [Item] { [Item(element)] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// The node of a view that stands for another one.
final class ContentNode<V: View, Content: View>: ViewNode<V> {
    private var child: Node?
    private let content: (V) -> Content
    private let change: (V, inout Inputs) -> Void

    init(
        _ view: V, _ inputs: Inputs, change: @escaping (V, inout Inputs) -> Void = { _, _ in },
        content: @escaping (V) -> Content
    ) {
        self.content = content
        self.change = change
        super.init(view, inputs)
    }

    override func refresh() {
        var inputs = inputs.child(of: self)
        change(view, &inputs)
        child = reconcile(child, content(view), inputs)
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

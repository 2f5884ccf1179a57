/// The node of a view that stands for another one.
final class ContentNode<V: View, Content: View>: ViewNode<V> {
    private var child: Node?
    private let content: (V) -> Content
    private let change: (V, inout Inputs) -> Void
    /// The mirrors of the elements, if the change may be one of the direction.
    private let mirrors: Mirrors?
    private var isMirrored = false

    init(
        _ view: V, _ inputs: Inputs, mayMirror: Bool = false, change: @escaping (V, inout Inputs) -> Void = { _, _ in },
        content: @escaping (V) -> Content
    ) {
        self.content = content
        self.change = change
        mirrors = mayMirror ? Mirrors() : nil
        super.init(view, inputs)
    }

    override func refresh() {
        var inputs = inputs.onlyChild(of: self)
        change(view, &inputs)
        if mirrors != nil {
            isMirrored = inputs.environment.layoutDirection != self.inputs.environment.layoutDirection
        }
        child = reconcile(child, content(view), inputs)
    }

    override var items: [Item] {
        let items = child?.items ?? []
        return isMirrored ? mirrors?.items(items) ?? items : items
    }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

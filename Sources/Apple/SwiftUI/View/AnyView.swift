/// A view whose type is not told. When the type of the view in it changes, what it keeps is lost.
public struct AnyView: View, PrimitiveView {
    let content: any View

    /// Wraps a view whose type is not to be seen.
    public init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Wraps a view whose type is not to be seen.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Wraps a value that is a view; nil if it is none.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = (view as? AnyView)?.content ?? view
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { AnyViewNode(self, inputs) }
}

private final class AnyViewNode: ViewNode<AnyView> {
    private var child: Node?

    override func refresh() {
        child = reconcile(child, any: view.content, inputs.onlyChild(of: self))
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

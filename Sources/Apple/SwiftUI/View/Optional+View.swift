extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { OptionalNode(self, inputs) }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private var child: Node?

    override func refresh() {
        if let content = view {
            child = reconcile(child, content, inputs.onlyChild(of: self))
        } else {
            child?.dispose()
            child = nil
        }
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

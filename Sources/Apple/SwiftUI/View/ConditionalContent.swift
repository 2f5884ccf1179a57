/// One of two views: what `if`, `else` and `switch` make in a ``ViewBuilder`` closure.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { ConditionalNode(self, inputs) }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>: ViewNode<
    _ConditionalContent<TrueContent, FalseContent>
>
{
    private var isTrue = true
    private var child: Node?

    override func refresh() {
        let inputs = inputs.onlyChild(of: self)
        // Both branches may have views of the same type, which are different views all the same.
        switch view.storage {
        case .trueContent(let content):
            if !isTrue { dropChild() }
            isTrue = true
            child = reconcile(child, content, inputs)
        case .falseContent(let content):
            if isTrue { dropChild() }
            isTrue = false
            child = reconcile(child, content, inputs)
        }
    }

    private func dropChild() {
        child?.dispose()
        child = nil
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

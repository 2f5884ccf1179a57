import Observation

/// The node of a view that is composed of others by its body.
final class CompositeNode<V: View>: ViewNode<V>, Invalidatable {
    private var child: Node?
    private var storage = PropertyStorage()
    private let animator = DataAnimator<V>.make()
    var isDirty = false

    override func refresh() {
        isDirty = false
        change { storage.install(into: &$0, PropertyContext(inputs: inputs, owner: self)) }
        let hears = Hearer(self)
        let shown = shown
        let body = withObservationTracking {
            shown.body
        } onChange: {
            invalidateFromAnywhere(hears.node)
        }
        child = reconcile(child, body, inputs.onlyChild(of: self))
    }

    /// The view with what is animated of it where it is now.
    private var shown: V {
        guard let animator else { return view }
        var copy = view
        animator.follow(&copy, in: graph) { [weak self] in
            if let self { graph?.enqueueFrame(self) }
        }
        return copy
    }

    override func willDispose() {
        storage.removeAll()
        animator?.end()
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

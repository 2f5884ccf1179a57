import Observation

/// The node of a view that is composed of others by its body.
final class CompositeNode<V: View>: ViewNode<V>, Invalidatable {
    private var child: Node?
    private var storage = PropertyStorage()
    var isDirty = false

    override func refresh() {
        isDirty = false
        change { storage.install(into: &$0, PropertyContext(inputs: inputs, owner: self)) }
        let hears = Hearer(self)
        let body = withObservationTracking {
            view.body
        } onChange: {
            invalidateFromAnywhere(hears.node)
        }
        child = reconcile(child, body, inputs.child(of: self))
    }

    override func willDispose() {
        storage.removeAll()
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

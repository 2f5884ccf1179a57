import Observation

/// The node of a view with a modifier that is composed of others by its body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Content, Modifier>>,
    Invalidatable
{
    private var child: Node?
    private var storage = PropertyStorage()
    var isDirty = false

    override func refresh() {
        isDirty = false
        change { storage.install(into: &$0.modifier, PropertyContext(inputs: inputs, owner: self)) }
        let hears = Hearer(self)
        let body = withObservationTracking {
            view.modifier.body(content: _ViewModifier_Content(content: view.content))
        } onChange: {
            invalidateFromAnywhere(hears.node)
        }
        child = reconcile(child, body, inputs.child(of: self))
    }

    override func willDispose() { storage.removeAll() }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

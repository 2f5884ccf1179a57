import Observation

/// The node of a view with a modifier that is composed of others by its body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Content, Modifier>>,
    Invalidatable
{
    private var child: Node?
    private var storage = PropertyStorage()
    private let animator = DataAnimator<Modifier>.make()
    var isDirty = false

    override func refresh() {
        isDirty = false
        change { storage.install(into: &$0.modifier, PropertyContext(inputs: inputs, owner: self)) }
        let hears = Hearer(self)
        let modifier = shownModifier
        let body = withObservationTracking {
            modifier.body(content: _ViewModifier_Content(content: view.content))
        } onChange: {
            invalidateFromAnywhere(hears.node)
        }
        child = reconcile(child, body, inputs.onlyChild(of: self))
    }

    /// The modifier with what is animated of it where it is now.
    private var shownModifier: Modifier {
        guard let animator else { return view.modifier }
        var copy = view.modifier
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

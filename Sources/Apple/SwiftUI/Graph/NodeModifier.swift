/// A modifier that does something while the view is there.
@MainActor
protocol NodeModifier: ViewModifier where Body == Never {
    /// The state that the modifier keeps.
    associatedtype Effect: ModifierEffect
    func makeEffect() -> Effect
    func update(_ effect: Effect, _ inputs: Inputs)
    /// Brings what is modified up to date, after ``update(_:_:)``.
    func updateContent(_ effect: Effect, _ inputs: Inputs, _ body: () -> Void)
}

extension NodeModifier {
    func updateContent(_ effect: Effect, _ inputs: Inputs, _ body: () -> Void) { body() }
}

/// State that a modifier carries from one value of the view to the next.
@MainActor
protocol ModifierEffect: AnyObject {
    /// The view has left the tree.
    func end()
}

/// State of a modifier that knows where it stands.
@MainActor
protocol PlacedEffect: ModifierEffect {
    /// The modifier's node.
    var node: Node? { get set }
}

/// The node of a view with a modifier that does something.
final class EffectNode<Content: View, Modifier: NodeModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
    private var child: Node?
    private var effect: Modifier.Effect?

    override func refresh() {
        let effect = effect ?? view.modifier.makeEffect()
        if self.effect == nil { (effect as? any PlacedEffect)?.node = self }
        self.effect = effect
        view.modifier.update(effect, inputs)
        view.modifier.updateContent(effect, inputs) {
            child = reconcile(child, view.content, inputs.onlyChild(of: self))
        }
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }

    override func willDispose() { effect?.end() }
}

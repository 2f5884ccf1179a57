/// A modifier that changes what the view below it is given.
@MainActor
protocol InputsModifier: ViewModifier where Body == Never {
    func change(_ inputs: inout Inputs)
}

/// A modifier that says something of the view to what the view is in.
@MainActor
protocol TraitModifier: ViewModifier where Body == Never {
    func change(_ traits: inout Traits)
}

/// The node of a view with a modifier that says something of it.
final class TraitModifierNode<Content: View, Modifier: TraitModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
    private var child: Node?

    override func refresh() { child = reconcile(child, view.content, inputs.onlyChild(of: self)) }

    override var items: [Item] {
        (child?.items ?? []).map { item in
            var item = item
            view.modifier.change(&item.traits)
            return item
        }
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

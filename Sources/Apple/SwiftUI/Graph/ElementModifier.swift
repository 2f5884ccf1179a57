/// A modifier that puts something around each element of the view it modifies.
@MainActor
protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: Element
    func wrap(_ child: Element) -> Wrapper
    /// Runs before what is wrapped is updated.
    func willUpdate(_ wrapper: Wrapper)
    func update(_ wrapper: Wrapper, _ inputs: Inputs)
}

extension ElementModifier {
    func willUpdate(_ wrapper: Wrapper) {}
    func update(_ wrapper: Wrapper, _ inputs: Inputs) {}
}

/// Keeps a wrapper for each element.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>: ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: Node?
    private var wrappers: [ObjectIdentifier: (child: Element, wrapper: Modifier.Wrapper)] = [:]

    override func refresh() {
        for entry in wrappers.values { view.modifier.willUpdate(entry.wrapper) }
        child = reconcile(child, view.content, inputs.child(of: self))
        for entry in wrappers.values { view.modifier.update(entry.wrapper, inputs) }
    }

    override var items: [Item] {
        let items = child?.items ?? []
        var kept: [ObjectIdentifier: (child: Element, wrapper: Modifier.Wrapper)] = [:]
        let result = items.map { item in
            let id = ObjectIdentifier(item.element)
            let wrapper: Modifier.Wrapper
            if let known = wrappers[id] {
                wrapper = known.wrapper
            } else {
                wrapper = view.modifier.wrap(item.element)
                wrapper.graph = graph
                view.modifier.update(wrapper, inputs)
            }
            kept[id] = (item.element, wrapper)
            var copy = item
            copy.element = wrapper
            return copy
        }
        for (id, entry) in wrappers where kept[id] == nil { (entry.wrapper as? any Disposable)?.dispose() }
        wrappers = kept
        return result
    }

    override func willDispose() {
        for entry in wrappers.values { (entry.wrapper as? any Disposable)?.dispose() }
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// Something to be told when it is no longer needed.
@MainActor
protocol Disposable {
    func dispose()
}

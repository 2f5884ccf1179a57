/// A modifier that puts something around each element of the view it modifies.
@MainActor
protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: Element
    func wrap(_ child: Element) -> Wrapper
    /// Whether one wrapper is enough for a view that stands alone, whatever is in it and even if nothing is. False by
    /// default.
    static var isSteady: Bool { get }
    /// Runs before what is wrapped is updated.
    func willUpdate(_ wrapper: Wrapper)
    func update(_ wrapper: Wrapper, _ inputs: Inputs)
}

extension ElementModifier {
    static var isSteady: Bool { false }
    func willUpdate(_ wrapper: Wrapper) {}
    func update(_ wrapper: Wrapper, _ inputs: Inputs) {}
}

/// Keeps a wrapper for each element.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>: ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: Node?
    private var wrappers: [ObjectIdentifier: (child: Element, wrapper: Modifier.Wrapper)] = [:]
    /// The only wrapper, of a modifier that needs no more.
    private var steady: Modifier.Wrapper?
    private lazy var nothing = Element()

    override func refresh() {
        for entry in wrappers.values { view.modifier.willUpdate(entry.wrapper) }
        if let steady { view.modifier.willUpdate(steady) }
        child = reconcile(child, view.content, inputs.onlyChild(of: self))
        for entry in wrappers.values { view.modifier.update(entry.wrapper, inputs) }
        if let steady { view.modifier.update(steady, inputs) }
    }

    /// The items with the first one in the only wrapper; without items there is one that shows nothing.
    private func steadied(_ items: [Item]) -> [Item] {
        var items = items.isEmpty ? [Item(nothing)] : items
        let element = items[0].element
        if let steady {
            (steady as? WrapperElement)?.adopt(element)
            items[0].element = steady
        } else {
            let wrapper = view.modifier.wrap(element)
            wrapper.graph = graph
            view.modifier.update(wrapper, inputs)
            steady = wrapper
            items[0].element = wrapper
        }
        return items
    }

    override var items: [Item] {
        let items = child?.items ?? []
        if Modifier.isSteady, inputs.isWhole { return steadied(items) }
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
        (steady as? any Disposable)?.dispose()
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// Something to be told when it is no longer needed.
@MainActor
protocol Disposable {
    func dispose()
}

/// A view that is another one when its identity is.
public struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { IDNode(self, inputs) }
}

private final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>> {
    private var child: Node?
    private var id: ID?

    override func refresh() {
        if let id, id != view.id {
            child?.dispose()
            child = nil
        }
        id = view.id
        child = reconcile(child, view.content, inputs.onlyChild(of: self))
    }

    override var items: [Item] {
        (child?.items ?? []).map { item in
            var item = item
            item.traits.identities.append(AnyHashable(view.id))
            return item
        }
    }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// The value that choosing a view stands for.
public struct _TagModifier: TraitModifier {
    public typealias Body = Never
    let tag: AnyHashable

    func change(_ traits: inout Traits) { if traits.tag == nil { traits.tag = tag } }
}

extension View {
    /// Resets the view's state when `id` changes.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

    /// Gives the view the value that choosing it stands for.
    ///
    /// - Parameter includeOptional: Whether it stands for the value as an optional as well. A value and an optional of it are
    ///   always one here.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}

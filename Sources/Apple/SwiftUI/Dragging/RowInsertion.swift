public import UniformTypeIdentifiers

/// How things that are dropped between the rows of a collection become elements of it.
struct RowInsertion {
    /// The identifiers of the types that are taken.
    let types: [String]
    /// The number of the row's element.
    var index = 0
    /// Told the offset among the elements.
    let action: (Int, [NSItemProvider]) -> Void
}

/// The views of a collection into which things are dropped.
struct InsertableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let content: Content
    let insertion: RowInsertion

    var data: Content.Data { content.data }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { InsertableNode(self, inputs) }
}

private final class InsertableNode<Content: DynamicViewContent>: ViewNode<InsertableContent<Content>> {
    private var child: Node?

    override func refresh() { child = reconcile(child, view.content, inputs.child(of: self)) }

    override var items: [Item] {
        (child?.items ?? []).enumerated().map { index, item in
            var item = item
            item.traits.insertion = view.insertion
            item.traits.insertion?.index = index
            return item
        }
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

extension DynamicViewContent {
    /// Takes what is dropped between the rows; `action` is told the offset among the elements.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        InsertableContent(
            content: self, insertion: RowInsertion(types: supportedContentTypes.map(\.identifier), action: action))
    }

    /// Takes values that are dropped between the rows; `action` is told the offset among the elements.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        InsertableContent(
            content: self,
            insertion: RowInsertion(types: T._importedContentTypes.map(\.identifier)) { offset, providers in
                load(T.self, of: providers) { if !$0.isEmpty { action($0, offset) } }
            })
    }
}

/// Takes what is dropped between the rows of a list.
extension ListSource: UITableViewDropDelegate {
    /// The insertion at a place between rows: that of the row there, or of the one before it; behind all without one.
    private func insertion(at path: IndexPath?) -> (RowInsertion, offset: Int)? {
        guard let path else { return insertions.last.map { ($0, $0.index + 1) } }
        if let insertion = item(path)?.traits.insertion { return (insertion, insertion.index) }
        guard path.row > 0, let last = item(IndexPath(row: path.row - 1, section: path.section))?.traits.insertion
        else { return nil }
        return (last, last.index + 1)
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        insertions.contains { session.hasItemsConforming(toTypeIdentifiers: $0.types) }
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard let found = insertion(at: destinationIndexPath)?.0,
            session.hasItemsConforming(toTypeIdentifiers: found.types)
        else { return UITableViewDropProposal(operation: .cancel) }
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let (found, offset) = insertion(at: coordinator.destinationIndexPath) else { return }
        let providers = coordinator.session.items.map(\.itemProvider).filter {
            found.types.contains(where: $0.hasItemConformingToTypeIdentifier)
        }
        if !providers.isEmpty { found.action(offset, providers) }
    }
}

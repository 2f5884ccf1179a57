/// Lets the rows of a table be dragged, and things be dropped among them.
@MainActor
final class TableDragging: ListDragging {
    private weak var table: UITableView?
    weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { update() } }
    weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { update() } }

    init(_ table: UITableView) {
        self.table = table
        super.init(table)
    }

    // MARK: Of the table

    override var hasDragDelegate: Bool { dragDelegate != nil }
    override var hasDropDelegate: Bool { dropDelegate != nil }

    override func path(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }
    override func frame(at path: IndexPath) -> CGRect { table?.rectForRow(at: path) ?? .zero }
    override func cell(at path: IndexPath) -> (any DraggedCell)? { table?.cellForRow(at: path) }
    override func count(in section: Int) -> Int { table?.numberOfRows(inSection: section) ?? 0 }

    override func canMove(_ path: IndexPath) -> Bool {
        guard let table, let dataSource = table.dataSource else { return false }
        return SelectorTable.responds(dataSource, to: "tableView:moveRowAtIndexPath:toIndexPath:")
            && dataSource.tableView(table, canMoveRowAt: path)
    }

    override func target(of source: IndexPath, proposed: IndexPath) -> IndexPath {
        guard let table, let delegate = table.delegate else { return proposed }
        return delegate.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }

    override func move(_ source: IndexPath, to target: IndexPath) {
        guard let table else { return }
        table.dataSource?.tableView(table, moveRowAt: source, to: target)
        table.moveRow(at: source, to: target)
    }

    // MARK: Of the delegates

    override func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard let table, let dragDelegate else { return [] }
        return dragDelegate.tableView(table, itemsForBeginning: session, at: path)
    }

    override func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.flatMap { dragDelegate?.tableView($0, dragPreviewParametersForRowAt: path) }
    }

    override func dragWillBegin(_ session: any UIDragSession) {
        if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    override func dragDidEnd(_ session: any UIDragSession) {
        if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }

    override func allowsMoves(_ session: any UIDragSession) -> Bool {
        guard let table, let dragDelegate else { return true }
        return dragDelegate.tableView(table, dragSessionAllowsMoveOperation: session)
    }

    override func canHandle(_ session: any UIDropSession) -> Bool {
        guard let table, let dropDelegate else { return false }
        return dropDelegate.tableView(table, canHandle: session)
    }

    override func dropDidEnter(_ session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    override func dropDidExit(_ session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    override func dropDidEnd(_ session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }

    override func answer(to session: any UIDropSession) -> (UIDropProposal, Place) {
        let proposal =
            table.flatMap {
                dropDelegate?.tableView($0, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            } ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        switch proposal.intent {
        case .unspecified: return (proposal, .anywhere)
        case .insertAtDestinationIndexPath, .automatic: return (proposal, .between)
        case .insertIntoDestinationIndexPath: return (proposal, .inside)
        }
    }

    override func perform(_ session: any UIDropSession) {
        guard let table, let proposal = proposal as? UITableViewDropProposal else { return }
        let drop = TableDrop(
            session, proposal, to: destination, from: source, size: { table.rectForRow(at: $0).size },
            in: table)
        dropDelegate?.tableView(table, performDropWith: drop)
    }
}

extension UITableViewCell: DraggedCell {}

/// Lets the rows of a table be dragged, and things be dropped among them.
@MainActor
final class TableDragging: NSObject {
    private weak var table: UITableView?
    weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { update() } }
    weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { update() } }
    var isEnabled = true { didSet { update() } }

    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    /// The rows that are dragged, by their things.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private var dragSession: (any UIDragSession)?
    private var dropSession: (any UIDropSession)?
    private var proposal: UITableViewDropProposal?
    private var destination: IndexPath?
    private let marker = UIView()

    init(_ table: UITableView) {
        self.table = table
        super.init()
        marker.isUserInteractionEnabled = false
        marker.backgroundColor = .tintColor
    }

    var hasActiveDrag: Bool { dragSession != nil }
    var hasActiveDrop: Bool { dropSession != nil }

    private func update() {
        guard let table else { return }
        if dragDelegate != nil, drag == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.liftedView = { [weak table] point in
                guard let table, let path = table.indexPathForRow(at: table.convert(point, from: nil)) else {
                    return nil
                }
                return table.cellForRow(at: path)
            }
            table.addInteraction(interaction)
            drag = interaction
        }
        drag?.isEnabled = isEnabled && dragDelegate != nil
        // Rows that can be dragged may be dropped elsewhere in the table.
        if drop == nil, dragDelegate != nil || dropDelegate != nil {
            let interaction = UIDropInteraction(delegate: self)
            table.addInteraction(interaction)
            drop = interaction
        }
    }

    // MARK: Places

    /// The row before which a drag is, or would be if it were no row of the table itself; nil below the last row.
    private func place(of session: any UIDropSession) -> IndexPath? {
        guard let table, let over = row(under: session) else { return nil }
        let frame = table.rectForRow(at: over)
        var row = over.row
        if session.location(in: table).y > frame.midY { row += 1 }
        // The rows that are moved make no place.
        row -= session.items.count { item in
            guard let source = sources[ObjectIdentifier(item)] else { return false }
            return source.section == over.section && source.row < row
        }
        return IndexPath(row: row, section: over.section)
    }

    private func row(under session: any UIDropSession) -> IndexPath? {
        table.flatMap { $0.indexPathForRow(at: session.location(in: $0)) }
    }

    /// Shows where the things would go.
    private func showMarker(_ session: any UIDropSession) {
        guard let table, let proposal, let over = row(under: session),
            proposal.operation == .move || proposal.operation == .copy
        else { return marker.removeFromSuperview() }
        let frame = table.rectForRow(at: over)
        switch proposal.intent {
        case .unspecified: return marker.removeFromSuperview()
        case .insertIntoDestinationIndexPath:
            marker.frame = frame
            marker.alpha = 0.2
        case .insertAtDestinationIndexPath, .automatic:
            let isBelow = session.location(in: table).y > frame.midY
            marker.frame = CGRect(
                x: frame.minX, y: (isBelow ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
            marker.alpha = 1
        }
        table.addSubview(marker)
    }

    // MARK: Moves within the table

    /// The row that the data source itself moves, if the drag is of one row of this table.
    private func ownRow(_ session: any UIDropSession) -> IndexPath? {
        guard let table, let dataSource = table.dataSource, session.items.count == 1,
            let source = session.items.first.flatMap({ sources[ObjectIdentifier($0)] }),
            SelectorTable.responds(dataSource, to: "tableView:moveRowAtIndexPath:toIndexPath:"),
            dataSource.tableView(table, canMoveRowAt: source)
        else { return nil }
        return source
    }

    private func move(_ source: IndexPath) {
        guard let table else { return }
        let last = IndexPath(
            row: max(0, table.numberOfRows(inSection: source.section) - 1), section: source.section)
        let proposed = destination ?? last
        let target =
            table.delegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
        guard target != source else { return }
        table.dataSource?.tableView(table, moveRowAt: source, to: target)
        table.moveRow(at: source, to: target)
    }
}

extension TableDragging: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let table, let dragDelegate, let path = table.indexPathForRow(at: session.location(in: table)) else {
            return []
        }
        let items = dragDelegate.tableView(table, itemsForBeginning: session, at: path)
        sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { first, _ in first }
        return items
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        dragSession = session
        if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        sources = [:]
        dragSession = nil
        if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }
}

extension TableDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let table else { return false }
        return dropDelegate?.tableView(table, canHandle: session) ?? (ownRow(session) != nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        destination = place(of: session)
        let proposal =
            dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        if proposal.intent == .insertIntoDestinationIndexPath { destination = row(under: session) }
        self.proposal = proposal
        showMarker(session)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        marker.removeFromSuperview()
        dropSession = nil
        if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        marker.removeFromSuperview()
        guard let table, let proposal else { return }
        // As in UIKit, a data source that moves rows moves those that go to between others of its own.
        if proposal.operation == .move, proposal.intent != .insertIntoDestinationIndexPath, let row = ownRow(session) {
            return move(row)
        }
        let drop = TableDrop(
            session, proposal, to: destination, from: { sources[ObjectIdentifier($0)] },
            size: { table.rectForRow(at: $0).size })
        dropDelegate?.tableView(table, performDropWith: drop)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        marker.removeFromSuperview()
        dropSession = nil
        proposal = nil
        destination = nil
        if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }
}

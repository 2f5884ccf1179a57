/// A cell of a table or of a collection.
@MainActor
protocol DraggedCell: UIView {
    var dragState: UICellConfigurationState.DragState { get set }
}

/// What tables and collections share: cells are dragged, and things are dropped among them.
///
/// Subclasses know the list's cells, its delegates and its data source.
@MainActor
class ListDragging: NSObject {
    /// Where things would go.
    enum Place { case anywhere, between, inside }

    private(set) weak var list: UIScrollView?
    var isEnabled = true { didSet { update() } }

    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    /// The cells that are dragged, by their things.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private var draggedCells: [any DraggedCell] = []
    private var dragSession: (any UIDragSession)?
    private var dropSession: (any UIDropSession)?
    private(set) var proposal: UIDropProposal?
    private var place = Place.anywhere
    private(set) var destination: IndexPath?
    private let marker = UIView()
    private lazy var scrolling = EdgeScrolling { [weak self] in self?.listScrolled() }

    init(_ list: UIScrollView) {
        self.list = list
        super.init()
        marker.isUserInteractionEnabled = false
        marker.backgroundColor = .tintColor
    }

    var hasActiveDrag: Bool { dragSession != nil }
    var hasActiveDrop: Bool { dropSession != nil }

    // MARK: Of the list

    var hasDragDelegate: Bool { false }
    var hasDropDelegate: Bool { false }

    /// The cell at a point of the list, or the one that things are dropped beside which are dropped there.
    func path(at point: CGPoint) -> IndexPath? { nil }
    func frame(at path: IndexPath) -> CGRect { .zero }
    func cell(at path: IndexPath) -> (any DraggedCell)? { nil }
    func count(in section: Int) -> Int { 0 }
    /// Whether the cells around one stand beside each other, as opposed to below each other.
    func isInLine(_ path: IndexPath) -> Bool { false }

    /// Whether the data source itself can move the cell.
    func canMove(_ path: IndexPath) -> Bool { false }
    /// Where a cell goes that the data source moves.
    func target(of source: IndexPath, proposed: IndexPath) -> IndexPath { proposed }
    /// Moves a cell, in the data and in the list.
    func move(_ source: IndexPath, to target: IndexPath) {}

    // MARK: Of the delegates

    func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
    /// How a cell looks that is dragged; nil for as it is.
    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? { nil }
    func dragWillBegin(_ session: any UIDragSession) {}
    func dragDidEnd(_ session: any UIDragSession) {}
    func allowsMoves(_ session: any UIDragSession) -> Bool { true }
    func canHandle(_ session: any UIDropSession) -> Bool { false }
    func dropDidEnter(_ session: any UIDropSession) {}
    func dropDidExit(_ session: any UIDropSession) {}
    func dropDidEnd(_ session: any UIDropSession) {}
    func answer(to session: any UIDropSession) -> (UIDropProposal, Place) {
        (UIDropProposal(operation: .cancel), .anywhere)
    }
    func perform(_ session: any UIDropSession) {}

    /// The cell that a thing was dragged from, if it is one of this list.
    func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

    /// Called when a delegate was set.
    func update() {
        guard let list else { return }
        if hasDragDelegate, drag == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.liftedView = { [weak self, weak list] point in
                guard let self, let list else { return nil }
                return path(at: list.convert(point, from: nil)).flatMap(cell)
            }
            list.addInteraction(interaction)
            drag = interaction
        }
        drag?.isEnabled = isEnabled && hasDragDelegate
        // Cells that can be dragged may be dropped elsewhere in the list.
        if drop == nil, hasDragDelegate || hasDropDelegate {
            let interaction = UIDropInteraction(delegate: self)
            list.addInteraction(interaction)
            drop = interaction
        }
    }

    // MARK: Places

    private func path(under session: any UIDropSession) -> IndexPath? {
        list.flatMap { path(at: session.location(in: $0)) }
    }

    /// Whether the drag is over that half of a cell after which things go.
    private func isAfter(_ path: IndexPath, _ session: any UIDropSession) -> Bool {
        guard let list else { return false }
        let (point, frame) = (session.location(in: list), frame(at: path))
        guard isInLine(path) else { return point.y > frame.midY }
        return list.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? point.x < frame.midX : point.x > frame.midX
    }

    /// The cell before which a drag is, counted without cells of the list itself that are moved; nil behind the last one.
    private func place(of session: any UIDropSession) -> IndexPath? {
        guard let over = path(under: session) else { return nil }
        var item = over.item
        if isAfter(over, session) { item += 1 }
        // Copies leave theirs where they are.
        item -= session.items.count { dragged in
            guard session.allowsMoveOperation, let source = source(of: dragged) else { return false }
            return source.section == over.section && source.item < item
        }
        return IndexPath(item: item, section: over.section)
    }

    /// Shows where the things would go.
    private func showMarker(_ session: any UIDropSession) {
        guard let list, let proposal, proposal.operation == .move || proposal.operation == .copy, place != .anywhere,
            let over = path(under: session)
        else { return marker.removeFromSuperview() }
        let frame = frame(at: over)
        switch place {
        case .anywhere: break
        case .inside:
            marker.frame = frame
            marker.alpha = 0.2
        case .between:
            let isAfter = isAfter(over, session)
            if isInLine(over) {
                let isRight = isAfter != (list.effectiveUserInterfaceLayoutDirection == .rightToLeft)
                marker.frame = CGRect(
                    x: (isRight ? frame.maxX : frame.minX) - 1, y: frame.minY, width: 2, height: frame.height)
            } else {
                marker.frame = CGRect(
                    x: frame.minX, y: (isAfter ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
            }
            marker.alpha = 1
        }
        marker.layer.zPosition = 1_000
        list.addSubview(marker)
    }

    private func follow(_ session: any UIDropSession) -> UIDropProposal {
        destination = place(of: session)
        let (proposal, place) = answer(to: session)
        if place == .inside { destination = path(under: session) }
        (self.proposal, self.place) = (proposal, place)
        showMarker(session)
        return proposal
    }

    private func listScrolled() {
        guard let dropSession else { return scrolling.stop() }
        _ = follow(dropSession)
    }

    /// The cell that the data source itself moves, if the drag is of one cell of this list.
    func ownCell(_ session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let source = session.items.first.flatMap(source), canMove(source) else {
            return nil
        }
        return source
    }

    private func moveOwn(_ source: IndexPath) {
        let last = IndexPath(item: max(0, count(in: source.section) - 1), section: source.section)
        let target = target(of: source, proposed: destination ?? last)
        if target != source { move(source, to: target) }
    }

    private func forgetDrop() {
        scrolling.stop()
        marker.removeFromSuperview()
        dropSession = nil
    }
}

extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard hasDragDelegate, let list, let path = path(at: session.location(in: list)) else { return [] }
        let items = items(for: session, at: path)
        sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { first, _ in first }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = source(of: item), let cell = cell(at: path), let parameters = previewParameters(at: path)
        else { return nil }
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        setDragState(.lifting)
        dragSession = session
        dragWillBegin(session)
        setDragState(.dragging)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        allowsMoves(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        sources = [:]
        dragSession = nil
        for cell in draggedCells { cell.dragState = .none }
        draggedCells = []
        dragDidEnd(session)
    }

    /// Tells the cells that are dragged, and keeps them: the list may show them elsewhere when the drag ends.
    private func setDragState(_ state: UICellConfigurationState.DragState) {
        for cell in Set(sources.values).compactMap(cell) {
            if !draggedCells.contains(where: { $0 === cell }) { draggedCells.append(cell) }
            cell.dragState = state
        }
    }
}

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        hasDropDelegate ? canHandle(session) : ownCell(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        scrolling.follow(session.location(in: list), in: list)
        return follow(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        forgetDrop()
        dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        marker.removeFromSuperview()
        guard let proposal else { return }
        // As in UIKit, a data source that moves cells moves those that go to between others of its own.
        if proposal.operation == .move, place != .inside, let own = ownCell(session) { return moveOwn(own) }
        perform(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        forgetDrop()
        proposal = nil
        destination = nil
        dropDidEnd(session)
    }
}

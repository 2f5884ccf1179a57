/// The cell of a collection view's list that is swiped aside, and the actions that it uncovers.
@MainActor
final class CollectionSwipes {
    private struct Session {
        var path: IndexPath
        var cell: UICollectionViewListCell
        var isLeading: Bool
        var configuration: UISwipeActionsConfiguration
        var buttons: SwipeActionsView
        var frame: CGRect
        /// How far the cell is moved, to the left if negative.
        var offset: CGFloat = 0
        /// The offset when the finger came down.
        var start: CGFloat = 0
    }

    private unowned let collection: UICollectionView
    private var session: Session?
    /// The share of the cell's width beyond which a full swipe performs the first action.
    private static let fullSwipeShare: CGFloat = 0.6

    /// The cell that is swiped aside.
    var cell: UICollectionViewListCell? { session?.cell }

    init(_ collection: UICollectionView) {
        self.collection = collection
        let pan = RowSwipeGestureRecognizer(target: nil, action: nil)
        pan.onChange { [weak self] recognizer in
            if let pan = recognizer as? RowSwipeGestureRecognizer { self?.didChange(pan) }
        }
        collection.addGestureRecognizer(pan)
    }

    // MARK: Beginning

    private func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let list = collection.list(ofSection: path.section),
            collection.delegate?.collectionView(collection, canEditItemAt: path) ?? true
        else { return nil }
        let provider =
            isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let found = provider?(path), !found.actions.isEmpty else { return nil }
        return found
    }

    func shouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        let translation = pan.translation(in: collection)
        guard abs(translation.x) > abs(translation.y) else { return false }
        if session != nil { return true }
        guard !collection.isDragging, !collection.isDecelerating, !collection.isEditing else { return false }
        let start = pan.location(in: collection)
        let point = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
        guard let path = collection.indexPathForItem(at: point),
            let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
        else { return false }
        let isLeading = translation.x > 0
        guard let configuration = actions(at: path, isLeading: isLeading) else { return false }
        open(path, cell, configuration, isLeading: isLeading)
        return true
    }

    /// Shows the trailing actions of a cell, as its delete button does.
    func openTrailing(_ path: IndexPath, _ cell: UICollectionViewListCell) {
        guard let configuration = actions(at: path, isLeading: false) else { return }
        open(path, cell, configuration, isLeading: false)
        let width = session?.buttons.openWidth ?? 0
        UIView.animate(withDuration: 0.25) { self.place(-width) }
    }

    private func open(
        _ path: IndexPath, _ cell: UICollectionViewListCell, _ configuration: UISwipeActionsConfiguration,
        isLeading: Bool
    ) {
        forget()
        collection.cancelPress()
        let buttons = SwipeActionsView(configuration.actions, isLeading: isLeading) { [weak self] action, view in
            self?.perform(action, from: view)
        }
        buttons.layer.cornerRadius = cell.layer.cornerRadius
        buttons.layer.maskedCorners = cell.layer.maskedCorners
        UIView.performWithoutAnimation {
            collection.insertSubview(buttons, at: collection.backgroundView == nil ? 0 : 1)
        }
        session = Session(
            path: path, cell: cell, isLeading: isLeading, configuration: configuration, buttons: buttons,
            frame: cell.frame)
        cell.isSwiped = true
        place(0)
    }

    // MARK: The finger

    private func didChange(_ pan: UIPanGestureRecognizer) {
        guard let session else { return }
        let direction: CGFloat = session.isLeading ? 1 : -1
        switch pan.state {
        case .began: self.session?.start = session.offset
        case .changed:
            place(stretched(session.start + pan.translation(in: collection).x))
            let isFull = self.session.map(swipesFully) ?? false
            guard session.buttons.isFull != isFull else { return }
            UIView.animate(withDuration: 0.2) {
                session.buttons.isFull = isFull
                session.buttons.layoutIfNeeded()
            }
        case .ended:
            let velocity = pan.velocity(in: collection).x * direction
            let width = session.buttons.openWidth
            if swipesFully(session), let action = session.configuration.actions.first {
                UIView.animate(
                    withDuration: 0.25, animations: { self.place(self.collection.bounds.width * direction) },
                    completion: { _ in self.perform(action, from: session.buttons) })
            } else if velocity > 200 || abs(session.offset) > width / 2 && velocity > -200 {
                UIView.animate(withDuration: 0.25) { self.place(width * direction) }
            } else {
                close()
            }
        case .cancelled, .failed: close()
        default: break
        }
    }

    private func swipesFully(_ session: Session) -> Bool {
        session.configuration.performsFirstActionWithFullSwipe
            && abs(session.offset) > session.frame.width * Self.fullSwipeShare
    }

    /// Towards the other edge, or past the buttons when there is no full swipe, the cell resists.
    private func stretched(_ offset: CGFloat) -> CGFloat {
        guard let session else { return offset }
        let width = session.buttons.openWidth
        let most = session.configuration.performsFirstActionWithFullSwipe ? session.frame.width : width
        return RubberBand.position(offset, limits: session.isLeading ? 0...most : -most...0, dimension: width)
    }

    private func place(_ offset: CGFloat) {
        guard var session else { return }
        session.offset = offset
        self.session = session
        session.cell.frame = session.frame.offsetBy(dx: offset, dy: 0)
        let width = session.isLeading ? max(offset, 0) : max(-offset, 0)
        session.buttons.frame = CGRect(
            x: session.isLeading ? session.frame.minX : session.frame.maxX - width, y: session.frame.minY,
            width: width, height: session.frame.height)
        session.buttons.layoutIfNeeded()
    }

    // MARK: Performing and ending

    private func perform(_ action: UIContextualAction, from view: UIView) {
        guard session != nil else { return }
        action.handler(action, view) { [weak self] _ in self?.close() }
    }

    /// Moves the cell back; whether one was swiped aside.
    @discardableResult
    func close() -> Bool {
        guard let session else { return false }
        UIView.animate(
            withDuration: 0.25, animations: { self.place(0) },
            completion: { _ in session.buttons.removeFromSuperview() })
        self.session = nil
        session.cell.isSwiped = false
        return true
    }

    /// Takes the actions away at once: the items are about to change.
    func forget() {
        guard let session else { return }
        UIView.performWithoutAnimation { place(0) }
        self.session = nil
        session.buttons.removeFromSuperview()
        session.cell.isSwiped = false
    }
}

extension UITableView {
    /// A row that is swiped aside.
    struct SwipeSession {
        var path: IndexPath
        var cell: UITableViewCell
        var isLeading: Bool
        var configuration: UISwipeActionsConfiguration
        var buttons: SwipeActionsView
        /// How far the row is moved, to the left if negative.
        var offset: CGFloat = 0
        /// The offset when the finger came down.
        var start: CGFloat = 0
    }

    /// The share of the row's width beyond which a full swipe performs the first action.
    private static let fullSwipeShare: CGFloat = 0.6

    func setUpSwipes() {
        let pan = RowSwipeGestureRecognizer(target: nil, action: nil)
        pan.onChange { [weak self] recognizer in
            guard let self, let pan = recognizer as? RowSwipeGestureRecognizer else { return }
            swipeDidChange(pan)
        }
        addGestureRecognizer(pan)
    }

    // MARK: Which actions

    /// The actions of a row's edge; nil when it has none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
        if isLeading {
            guard !editingFlag,
                let actions = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            else { return nil }
            return actions.actions.isEmpty ? nil : actions
        }
        if let delegate {
            let actions = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            if actions !== UISwipeActionsConfiguration.absent {
                return actions?.actions.isEmpty == false ? actions : nil
            }
            if let actions = delegate.tableView(self, editActionsForRowAt: path) {
                let contextual = actions.map { $0.contextual(at: path) }
                return contextual.isEmpty ? nil : UISwipeActionsConfiguration(actions: contextual)
            }
        }
        guard commits, delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
        return deleteConfiguration(at: path)
    }

    /// Whether the data source takes deletions.
    var commits: Bool {
        guard let dataSource else { return false }
        return SelectorTable.responds(dataSource, to: "tableView:commitEditingStyle:forRowAtIndexPath:")
    }

    func deleteConfiguration(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self else { return done(false) }
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
                done(true)
            }
        ])
    }

    // MARK: The finger

    func swipeShouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        let translation = pan.translation(in: self)
        guard abs(translation.x) > abs(translation.y) else { return false }
        if swipe != nil { return true }
        guard !isDragging, !isDecelerating, !editingFlag else { return false }
        let start = pan.location(in: self)
        let point = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
        guard let path = indexPathForRow(at: point), let cell = cells[path] else { return false }
        return openSwipe(path, cell, isLeading: translation.x > 0)
    }

    /// Makes the buttons ready; false when the row has none.
    @discardableResult
    func openSwipe(_ path: IndexPath, _ cell: UITableViewCell, isLeading: Bool) -> Bool {
        guard let configuration = swipeActions(at: path, isLeading: isLeading) else { return false }
        beginSwipe(path, cell, configuration, isLeading: isLeading)
        return true
    }

    func beginSwipe(
        _ path: IndexPath, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isLeading: Bool
    ) {
        endSwipe(animated: false)
        cancelPress()
        let buttons = SwipeActionsView(configuration.actions, isLeading: isLeading) { [weak self] action, view in
            self?.perform(action, from: view)
        }
        UIView.performWithoutAnimation { insertSubview(buttons, at: backgroundView == nil ? 0 : 1) }
        swipe = SwipeSession(
            path: path, cell: cell, isLeading: isLeading, configuration: configuration, buttons: buttons)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        cell.setNeedsUpdateConfiguration()
        placeSwipe(0)
    }

    private func swipeDidChange(_ pan: UIPanGestureRecognizer) {
        guard let session = swipe else { return }
        switch pan.state {
        case .began:
            swipe?.start = session.offset
        case .changed:
            placeSwipe(stretched(session.start + pan.translation(in: self).x))
            let isFull = swipesFully(swipe!)
            if swipe!.buttons.isFull != isFull {
                UIView.animate(withDuration: 0.2) {
                    session.buttons.isFull = isFull
                    session.buttons.layoutIfNeeded()
                }
            }
        case .ended:
            let velocity = pan.velocity(in: self).x
            let open = session.buttons.openWidth
            if swipesFully(session), let action = session.configuration.actions.first {
                UIView.animate(
                    withDuration: 0.25,
                    animations: { self.placeSwipe(self.bounds.width * (session.isLeading ? 1 : -1)) },
                    completion: { _ in self.perform(action, from: session.buttons) })
            } else if abs(session.offset) > open / 2 && velocity * (session.isLeading ? 1 : -1) > -200
                || velocity * (session.isLeading ? 1 : -1) > 200
            {
                UIView.animate(withDuration: 0.25) { self.placeSwipe(session.isLeading ? open : -open) }
            } else {
                endSwipe(animated: true)
            }
        case .cancelled, .failed: endSwipe(animated: true)
        default: break
        }
    }

    private func swipesFully(_ session: SwipeSession) -> Bool {
        session.configuration.performsFirstActionWithFullSwipe
            && abs(session.offset) > session.cell.bounds.width * Self.fullSwipeShare
    }

    /// Towards the other edge, or past the buttons when there is no full swipe, the row resists.
    private func stretched(_ offset: CGFloat) -> CGFloat {
        guard let session = swipe else { return offset }
        let open = session.buttons.openWidth
        let most = session.configuration.performsFirstActionWithFullSwipe ? session.cell.bounds.width : open
        let limits = session.isLeading ? 0...most : -most...0
        return RubberBand.position(offset, limits: limits, dimension: open)
    }

    private func placeSwipe(_ offset: CGFloat) {
        guard var session = swipe else { return }
        session.offset = offset
        swipe = session
        let rect = rectForRow(at: session.path)
        session.cell.frame = rect.offsetBy(dx: offset, dy: 0)
        let width = session.isLeading ? max(offset, 0) : max(-offset, 0)
        session.buttons.frame = CGRect(
            x: session.isLeading ? rect.minX : rect.maxX - width, y: rect.minY, width: width, height: rect.height)
        session.buttons.layoutIfNeeded()
    }

    // MARK: Performing and ending

    private func perform(_ action: UIContextualAction, from view: UIView) {
        guard swipe != nil else { return }
        action.handler(action, view) { [weak self] _ in self?.endSwipe(animated: true) }
    }

    /// Performs an action of the row that is swiped, without its buttons having been shown.
    func performSwipe(titled title: String?) {
        guard let session = swipe else { return }
        guard let action = session.configuration.actions.first(where: { $0.title == title }) else {
            return endSwipe(animated: false)
        }
        perform(action, from: session.buttons)
    }

    /// Opens the delete button of a row in editing mode.
    func confirmDeletion(of path: IndexPath, _ cell: UITableViewCell) {
        beginSwipe(path, cell, deleteConfiguration(at: path), isLeading: false)
        let open = swipe?.buttons.openWidth ?? 0
        UIView.animate(withDuration: 0.25) { self.placeSwipe(-open) }
    }

    func endSwipe(animated: Bool) {
        guard let session = swipe else { return }
        let isShown = metrics.contains(session.path) && cells[session.path] === session.cell
        let finish: () -> Void = { session.buttons.removeFromSuperview() }
        if animated, window != nil, isShown {
            UIView.animate(
                withDuration: 0.25, animations: { self.placeSwipe(0) }, completion: { _ in finish() })
            swipe = nil
        } else {
            if isShown { placeSwipe(0) }
            swipe = nil
            finish()
        }
        session.cell.setNeedsUpdateConfiguration()
        delegate?.tableView(self, didEndEditingRowAt: session.path)
    }

    /// The swiped row itself goes away: its buttons fade, and it leaves from where it is.
    func dropSwipe() {
        guard let session = swipe else { return }
        swipe = nil
        UIView.animate(
            withDuration: 0.2, animations: { session.buttons.alpha = 0 },
            completion: { _ in session.buttons.removeFromSuperview() })
        delegate?.tableView(self, didEndEditingRowAt: session.path)
    }
}

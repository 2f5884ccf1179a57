extension UITableView {
    private static let updateDuration = 0.3

    // MARK: Collecting

    func openUpdates() {
        if updateDepth == 0 { updates = TableUpdates() }
        updateDepth += 1
    }

    /// A change outside of a batch is a batch of its own.
    ///
    /// - Parameters:
    ///   - message: The call, for the record of a traced program.
    ///   - change: The change.
    func record(_ message: @autoclosure () -> String, _ change: (inout TableUpdates) -> Void) {
        noteTold(self, message())
        openUpdates()
        if updates != nil { change(&updates!) }
        closeUpdates()
    }

    func closeUpdates() {
        precondition(updateDepth > 0, "endUpdates() without beginUpdates()")
        updateDepth -= 1
        guard updateDepth == 0, let updates else { return }
        self.updates = nil
        let completions = updateCompletions
        updateCompletions = []
        // Rows that nobody has asked for yet are asked for with the new data.
        guard !countsAreDirty, !cellsAreStale else {
            setNeedsCounts()
            layOutRowsIfNeeded()
            for completion in completions { completion(true) }
            return
        }
        apply(updates) { finished in
            for completion in completions { completion(finished) }
        }
    }

    // MARK: Applying

    private struct Leaving {
        var view: UIView
        var animation: RowAnimation
        /// Where it goes, when it only leaves the visible part.
        var target: CGRect?
    }

    private func apply(_ updates: TableUpdates, completion: @escaping (Bool) -> Void) {
        cancelPress()
        var updates = updates
        let before = metrics.sections.map(\.rows.count)
        let count = dataSource?.numberOfSections(in: self) ?? 0
        let after = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        if let message = updates.prepare(before: before, after: after) {
            fatalError(
                "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(message)'"
            )
        }
        let isAnimated = window != nil && UIView.areAnimationsEnabled
        let swiped = swipe?.cell
        if let path = swipe?.path, updates.newPath(of: path) != nil || !isAnimated {
            endSwipe(animated: false)
        } else {
            dropSwipe()
        }

        var oldMetrics = metrics
        let oldOffset = contentOffset
        let oldFrames = cells.mapValues(\.frame)
        let oldCells = cells
        let oldEdges = headers.map { ($0.key, Edge.header, $0.value) } + footers.map { ($0.key, Edge.footer, $0.value) }
        let oldEdgeFrames = oldEdges.map(\.2.frame)

        metrics.replace(newSections(updates, after: after, old: oldMetrics))
        selection = Set(selection.compactMap(updates.newPath))
        selectionOrder = selectionOrder.compactMap(updates.newPath)
        UIView.performWithoutAnimation { updateContentSize() }
        let offsetChange = contentOffset.y - oldOffset.y

        // Which cells stay, and which go.
        var leaving: [Leaving] = []
        var staying: [(cell: UITableViewCell, start: CGRect)] = []
        cells = [:]
        for (path, cell) in oldCells {
            guard let new = updates.newPath(of: path) else {
                leaving.append(Leaving(view: cell, animation: updates.departure(of: path), target: nil))
                continue
            }
            if let animation = updates.reloadedRows[path] {
                leaving.append(Leaving(view: cell, animation: animation == .none ? .none : .fade, target: nil))
                continue
            }
            if !rectForRow(at: new).intersects(bounds) {
                leaving.append(Leaving(view: cell, animation: .none, target: rectForRow(at: new)))
                continue
            }
            cells[new] = cell
            cell.shownAt = new
            staying.append((cell, oldFrames[path]!.offsetBy(dx: 0, dy: offsetChange)))
        }
        headers = [:]
        footers = [:]
        var stayingEdges: [(view: UIView, start: CGRect)] = []
        for (index, (section, edge, view)) in oldEdges.enumerated() {
            guard let new = updates.newSection(of: section), updates.reloadedSections[section] == nil else {
                leaving.append(
                    Leaving(
                        view: view,
                        animation: updates.deletedSections[section] ?? updates.reloadedSections[section] ?? .fade,
                        target: nil))
                continue
            }
            if edge == .header { headers[new] = view } else { footers[new] = view }
            stayingEdges.append((view, oldEdgeFrames[index].offsetBy(dx: 0, dy: offsetChange)))
        }
        if let swiped, leaving.contains(where: { $0.view === swiped }) { swiped.isUserInteractionEnabled = true }

        let known = Set(cells.values.map { ObjectIdentifier($0) })
        UIView.performWithoutAnimation {
            setNeedsLayout()
            layoutIfNeeded()
            for (path, cell) in cells where known.contains(ObjectIdentifier(cell)) { configure(cell, at: path) }
        }

        guard isAnimated else {
            for entry in leaving { finishLeaving(entry.view) }
            completion(true)
            return
        }
        var moves: [(view: UIView, end: CGRect)] = []
        UIView.performWithoutAnimation {
            for (cell, start) in staying where cell.superview === self && cell.frame != start {
                moves.append((cell, cell.frame))
                cell.frame = start
            }
            for (view, start) in stayingEdges where view.superview === self && view.frame != start {
                moves.append((view, view.frame))
                view.frame = start
            }
            for (path, cell) in cells where !known.contains(ObjectIdentifier(cell)) {
                let end = cell.frame
                if let old = updates.oldPath(of: path), updates.reloadedRows[old] == nil {
                    let span = oldMetrics.span(old)
                    cell.frame = CGRect(
                        x: end.minX, y: span.top + offsetChange, width: end.width, height: span.height)
                    moves.append((cell, end))
                } else {
                    let animation =
                        updates.oldPath(of: path).flatMap { updates.reloadedRows[$0] } ?? updates.arrival(of: path)
                    guard animation != .none else { continue }
                    displace(cell, from: end, by: animation, isArriving: true)
                    moves.append((cell, end))
                }
            }
            for entry in leaving {
                entry.view.frame = entry.view.frame.offsetBy(dx: 0, dy: offsetChange)
                if entry.view is UITableViewCell { insertSubview(entry.view, at: backgroundView == nil ? 0 : 1) }
            }
        }
        leavingViews += leaving.map(\.view)
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: {
                for (view, end) in moves {
                    view.frame = end
                    view.alpha = 1
                }
                for entry in leaving {
                    if let target = entry.target {
                        entry.view.frame = target
                    } else {
                        self.displace(entry.view, from: entry.view.frame, by: entry.animation, isArriving: false)
                    }
                }
            },
            completion: { finished in
                for entry in leaving { self.finishLeaving(entry.view) }
                completion(finished)
            })
    }

    /// Puts a view where its animation begins, or ends.
    private func displace(_ view: UIView, from frame: CGRect, by animation: RowAnimation, isArriving: Bool) {
        switch animation {
        case .right: view.frame = frame.offsetBy(dx: bounds.width, dy: 0)
        case .left: view.frame = frame.offsetBy(dx: -bounds.width, dy: 0)
        case .top, .automatic: view.frame = frame.offsetBy(dx: 0, dy: -min(frame.height, 44))
        case .bottom: view.frame = frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .middle, .none: break
        }
        if animation != .none || !isArriving { view.alpha = 0 }
    }

    private func finishLeaving(_ view: UIView) {
        leavingViews.removeAll { $0 === view }
        UIView.performWithoutAnimation {
            view.removeFromSuperview()
            view.alpha = 1
        }
        if let cell = view as? UITableViewCell {
            // A cell that was deleted has no place of its own any more.
            let path = cell.shownAt ?? IndexPath(row: 0, section: 0)
            cell.shownAt = nil
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            pool.put(cell)
        } else {
            pool.put(view)
        }
    }

    private func newSections(_ updates: TableUpdates, after: [Int], old: TableMetrics) -> [TableMetrics.Section] {
        after.indices.map { section in
            var data = makeSection(section, rows: after[section])
            guard let source = updates.oldSection(of: section), updates.reloadedSections[source] == nil else {
                return data
            }
            let oldData = old.sections[source]
            if !data.headerIsKnown, oldData.headerIsKnown {
                (data.header, data.topPadding, data.headerIsKnown) = (oldData.header, oldData.topPadding, true)
            }
            if !data.footerIsKnown, oldData.footerIsKnown {
                (data.footer, data.footerIsKnown) = (oldData.footer, true)
            }
            // Visible rows are measured again: an empty batch is how apps have heights looked at anew.
            var due: [Int] = []
            data.rows = oldData.rows.rearranged(count: after[section]) { row in
                let path = IndexPath(row: row, section: source)
                guard let new = updates.newPath(of: path), new.section == section else { return nil }
                if cells[path] != nil || updates.reloadedRows[path] != nil { due.append(new.row) }
                return new.row
            }
            for row in due { data.rows.doubt(row) }
            return data
        }
    }

    // MARK: Reconfiguring

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells[path], let dataSource else { continue }
            reconfigured = cell
            let result = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            guard result === cell else {
                fatalError(
                    "reconfigureRows(at:): the data source must return the existing cell, dequeued for \(path)")
            }
            configure(cell, at: path)
            metrics.change(path.section) { $0.rows.doubt(path.row) }
        }
        setNeedsLayout()
    }

    /// The content of a visible cell changed by itself: its row is measured again.
    func contentDidChange(in cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOut, let path = cell.shownAt, cells[path] === cell,
            metrics.contains(path),
            metrics.sections[path.section].rows.isMeasured(path.row)
        else { return }
        metrics.change(path.section) { $0.rows.doubt(path.row) }
        setNeedsLayout()
    }
}

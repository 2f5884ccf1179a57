extension UITableView {
    // MARK: Counts and heights

    /// The rows and sections, or their heights, have to be asked for again.
    func setNeedsCounts() {
        countsAreDirty = true
        setNeedsLayout()
    }

    func loadCountsIfNeeded() {
        guard countsAreDirty else { return }
        countsAreDirty = false
        metrics.replace(makeSections())
        loadSectionIndexIfNeeded()
        updateContentSize()
    }

    func makeSections() -> [TableMetrics.Section] {
        guard let dataSource else { return [] }
        metrics.top = headerViewHeight
        let count = dataSource.numberOfSections(in: self)
        return (0..<max(count, 0)).map { section in
            makeSection(section, rows: dataSource.tableView(self, numberOfRowsInSection: section))
        }
    }

    func makeSection(_ section: Int, rows count: Int) -> TableMetrics.Section {
        var result = TableMetrics.Section(rows: RowHeights(count: count, standard: standardRowHeight))
        if count > 0 { addGivenHeights(to: &result.rows, section: section) }
        let header = edgeHeight(.header, section)
        let footer = edgeHeight(.footer, section)
        (result.header, result.headerIsKnown) = (header.height, header.isKnown)
        (result.footer, result.footerIsKnown) = (footer.height, footer.isKnown)
        result.topPadding = topPadding(header: result.header)
        return result
    }

    func topPadding(header: CGFloat) -> CGFloat {
        guard style == .plain, header > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableLook.plainHeaderPadding
    }

    /// The height of rows that nothing more is known of.
    var standardRowHeight: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : TableLook.rowHeight
    }

    /// The heights that the delegate gives: all of them when there is no estimate to go by, as in UIKit.
    private func addGivenHeights(to rows: inout RowHeights, section: Int) {
        guard let delegate, rows.count > 0 else { return }
        if delegateAnswers.givesRowHeights == nil {
            let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
            delegateAnswers.givesRowHeights = first != Self.absentDimension
        }
        if delegateAnswers.givesEstimates == nil {
            let first = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            delegateAnswers.givesEstimates = first != Self.absentDimension
        }
        if delegateAnswers.givesRowHeights == true, estimatedRowHeight == 0, delegateAnswers.givesEstimates == false {
            for row in 0..<rows.count {
                let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                if height >= 0 { rows.set(height, at: row) }
            }
        }
    }

    /// Whether the height of a row follows from its cell.
    private func knownHeight(of path: IndexPath) -> CGFloat? {
        if delegateAnswers.givesRowHeights == true, let delegate {
            let height = delegate.tableView(self, heightForRowAt: path)
            return height >= 0 ? height : nil
        }
        return rowHeight >= 0 ? rowHeight : nil
    }

    /// The width changed: what was measured for the old one is measured again.
    func widthDidChange() {
        guard !countsAreDirty else { return }
        metrics.replace(
            metrics.sections.map { section in
                var section = section
                section.rows = RowHeights(count: section.rows.count, standard: section.rows.standard)
                return section
            })
        for section in metrics.sections.indices {
            metrics.change(section) { addGivenHeights(to: &$0.rows, section: section) }
        }
        setNeedsLayout()
    }

    func edgeViewsDidChange() {
        metrics.top = headerViewHeight
        if !countsAreDirty { updateContentSize() }
        setNeedsLayout()
    }

    func updateContentSize() {
        let footer = tableFooterView?.frame.height ?? 0
        let size = CGSize(width: bounds.width, height: metrics.bottom + footer)
        if super.contentSize != size { contentSize = size }
    }

    // MARK: Insets

    /// The room left and right of the rows of an inset grouped table.
    var rowInset: CGFloat {
        style == .insetGrouped ? TableLook.margin(forWidth: bounds.width) : 0
    }

    /// Where the text of a cell begins.
    var cellMargin: CGFloat {
        style == .insetGrouped ? TableLook.insetGroupedCellMargin : TableLook.margin(forWidth: bounds.width)
    }

    // MARK: Layout

    func layOutRowsIfNeeded() {
        if layoutFlags.contains(.needsLayout) || countsAreDirty || cellsAreStale { layoutIfNeeded() }
    }

    func layOutRows() {
        guard !isLayingOut, bounds.width > 0 || bounds.height > 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        loadCountsIfNeeded()
        if cellsAreStale {
            cellsAreStale = false
            recycleEverything()
        }
        layOutEdgeViews()
        // Measuring moves what lies below; with the anchor kept in place that settles in a pass or two.
        for _ in 0..<4 where !placeVisibleRows() {}
        placeHeadersAndFooters()
        updateContentSize()
        layOutEdgeViews()
        prefetch()
    }

    private func layOutEdgeViews() {
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
            if view.frame.height != headerViewHeight {
                headerViewHeight = view.frame.height
                metrics.top = headerViewHeight
            }
        }
        if let view = tableFooterView {
            view.frame = CGRect(x: 0, y: metrics.bottom, width: bounds.width, height: view.frame.height)
        }
        if let backgroundView {
            backgroundView.frame = bounds
            if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
        }
    }

    /// Gives every visible row its cell and its place; false when heights turned out so different that what is visible
    /// has changed.
    private func placeVisibleRows() -> Bool {
        let visible = bounds
        let anchor = cells.keys.filter { metrics.contains($0) && rectForRow(at: $0).maxY > visible.minY }.min()
        let anchorTop = anchor.map { metrics.span($0).top }
        recycle { !self.isVisible($0, in: visible) }
        measureHeader(ofSectionAt: visible.minY)
        var next = metrics.firstRow(below: visible.minY)
        var previousSection = next?.section
        while let path = next, metrics.span(path).top < visible.maxY {
            if path.section != previousSection {
                measureEdge(.footer, previousSection!)
                measureEdge(.header, path.section)
                previousSection = path.section
                if metrics.span(path).top >= visible.maxY { break }
            }
            place(path)
            next = metrics.row(after: path)
        }
        if next == nil, let last = metrics.sections.indices.last { measureEdge(.footer, last) }
        updateContentSize()
        guard let anchor, let anchorTop, metrics.contains(anchor) else { return true }
        let shift = metrics.span(anchor).top - anchorTop
        if shift == 0 { return true }
        shiftOffset(by: CGPoint(x: 0, y: shift))
        for (path, cell) in cells where swipe?.cell !== cell { cell.frame = rectForRow(at: path) }
        return false
    }

    private func measureHeader(ofSectionAt y: CGFloat) {
        guard let section = metrics.section(at: y) else { return }
        measureEdge(.header, section)
    }

    private func isVisible(_ path: IndexPath, in visible: CGRect) -> Bool {
        guard metrics.contains(path) else { return false }
        if reorder?.path == path { return true }
        if let cell = cells[path], cell === swipe?.cell { return true }
        let span = metrics.span(path)
        return span.top < visible.maxY && span.top + span.height > visible.minY
    }

    private func place(_ path: IndexPath) {
        if !metrics.sections[path.section].rows.isMeasured(path.row), let height = knownHeight(of: path) {
            if height != metrics.sections[path.section].rows[path.row] {
                metrics.change(path.section) { $0.rows.set(height, at: path.row) }
            }
        }
        var rect = rectForRow(at: path)
        if let cell = cells[path] {
            if metrics.sections[path.section].rows.isMeasured(path.row) || knownHeight(of: path) != nil {
                if cell !== swipe?.cell, cell !== reorder?.cell, cell.frame != rect {
                    cell.frame = rect
                    configure(cell, at: path)
                }
                return
            }
            measure(cell, at: path)
            rect = rectForRow(at: path)
            if cell !== swipe?.cell { cell.frame = rect }
            return
        }
        show(makeCell(at: path), at: path)
    }

    /// Asks for a cell; the data source must return one.
    func makeCell(at path: IndexPath) -> UITableViewCell {
        guard let dataSource else { fatalError("UITableView: a row without a data source") }
        var cell: UITableViewCell!
        UIView.performWithoutAnimation { cell = dataSource.tableView(self, cellForRowAt: dataPath(path)) }
        return cell
    }

    /// Puts a cell in its place, measured if need be.
    func show(_ cell: UITableViewCell, at path: IndexPath) {
        UIView.performWithoutAnimation {
            if let old = cells[path], old !== cell { retire(old, at: path) }
            cell.shownAt = path
            cell.table = self
            cells[path] = cell
            cell.frame = rectForRow(at: path)
            configure(cell, at: path, isNew: true)
            if !metrics.sections[path.section].rows.isMeasured(path.row), knownHeight(of: path) == nil {
                measure(cell, at: path)
                cell.frame = rectForRow(at: path)
            }
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            if cell.superview !== self { insertInOrder(cell, at: path) }
            cell.layoutIfNeeded()
        }
    }

    /// Cells stand in the order of their rows, which is the order in which they are read out.
    private func insertInOrder(_ cell: UITableViewCell, at path: IndexPath) {
        let previous = cells.keys.filter { $0 < path && cells[$0]?.superview === self }.max()
        if let previous, let neighbour = cells[previous] {
            insertSubview(cell, aboveSubview: neighbour)
        } else {
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        }
    }

    private func measure(_ cell: UITableViewCell, at path: IndexPath) {
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let scale = contentScaleFactor
        let height = (max(fitting.height, 0) * scale - 0.01).rounded(.up) / scale
        metrics.change(path.section) { $0.rows.set(height, at: path.row) }
    }

    /// Every new cell is told its state, a fresh one and one that has it already too: subclasses give themselves the
    /// look of a row that is not selected there.
    func configure(_ cell: UITableViewCell, at path: IndexPath, isNew: Bool = false) {
        let count = metrics.sections[path.section].rows.count
        cell.apply(
            TableCellContext(
                style: style, margin: cellMargin, isFirst: path.row == 0, isLast: path.row == count - 1,
                showsSeparator: separatorStyle != .none && !(style != .plain && path.row == count - 1),
                separatorColor: separatorColor, separatorInset: customSeparatorInset, indexWidth: sectionIndexWidth,
                insetReference: separatorInsetReference,
                indentationLevel: delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0))
        cell.setEditing(editingFlag, style: editingStyle(at: path), canMove: canMove(path), animated: false)
        if isNew { cell.setHighlighted(press?.isHighlighted == true && press?.path == path, animated: false) }
        let isSelected = selection.contains(path)
        if isNew || cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    func updateVisibleCells() {
        for (path, cell) in cells where metrics.contains(path) { configure(cell, at: path) }
    }

    // MARK: Going out of sight

    func recycle(where isGone: (IndexPath) -> Bool) {
        for path in cells.keys.filter(isGone).sorted() {
            guard let cell = cells.removeValue(forKey: path) else { continue }
            retire(cell, at: path)
        }
    }

    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        if press?.cell === cell { cancelPress() }
        cell.shownAt = nil
        UIView.performWithoutAnimation { cell.removeFromSuperview() }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        pool.put(cell)
    }

    func recycleEverything() {
        recycle { _ in true }
        for section in headers.keys.sorted() { retireEdge(.header, section) }
        for section in footers.keys.sorted() { retireEdge(.footer, section) }
        prefetched = []
    }

    /// Has cells of an identifier made by `make`: a nib or a prototype of a storyboard.
    package func registerCells(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
        pool.register(cell: identifier, make)
    }

    /// Has headers and footers of an identifier made by `make`.
    package func registerHeaderFooterViews(
        _ identifier: String, _ make: @escaping @MainActor () -> UITableViewHeaderFooterView?
    ) {
        pool.register(headerFooter: identifier, make)
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier {
            reconfigured = nil
            return cell
        }
        return pool.dequeueCell(identifier)
    }

    // MARK: Prefetching

    /// Tells of the rows within one screen in the direction of the movement.
    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, !cells.isEmpty else { return }
        let ahead = bounds.insetBy(dx: 0, dy: -bounds.height / 2)
        let near = Set(indexPathsForRows(in: ahead) ?? []).subtracting(cells.keys)
        let new = near.subtracting(prefetched)
        let gone = prefetched.subtracting(near).subtracting(cells.keys)
        prefetched = near
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.sorted()) }
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
    }

    // MARK: Scrolling to rows

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layOutRowsIfNeeded()
        guard path.count == 2, path.row != NSNotFound else { return }
        guard metrics.contains(path) else {
            fatalError(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                    + "\(numberOfRows(inSection: path.section)) rows in section \(path.section).")
        }
        // Rows on the way are measured as they come into sight, so the place is looked up again afterwards.
        for _ in 0..<3 {
            let target = offset(for: path, at: position)
            if animated, window != nil { return setContentOffset(target, animated: true) }
            guard target != contentOffset else { return }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }

    private func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let rect = rectForRow(at: path)
        let inset = adjustedContentInset
        let stickyHeader = style == .plain ? metrics.sections[path.section].header : 0
        let room = bounds.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = rect.minY - inset.top - stickyHeader
        case .middle: y = rect.midY - inset.top - room / 2
        case .bottom: y = rect.maxY + inset.bottom - bounds.height
        case .none:
            if rect.minY < y + inset.top + stickyHeader {
                y = rect.minY - inset.top - stickyHeader
            } else if rect.maxY > y + bounds.height - inset.bottom {
                y = rect.maxY + inset.bottom - bounds.height
            }
        }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }
}

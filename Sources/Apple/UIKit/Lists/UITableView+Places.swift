/// The rows and the places that the data source's counts come to.
extension UITableView {
    func frame(ofSection section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: metrics.sectionTop(section), width: bounds.width, height: metrics.sections[section].height)
    }

    func frame(ofHeader section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        let data = metrics.sections[section]
        return CGRect(
            x: 0, y: metrics.sectionTop(section) + data.topPadding, width: bounds.width, height: data.header)
    }

    func frame(ofFooter section: Int) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return .zero }
        let data = metrics.sections[section]
        return CGRect(
            x: 0, y: metrics.sectionTop(section) + data.height - data.footer, width: bounds.width,
            height: data.footer)
    }

    func row(at point: CGPoint) -> IndexPath? {
        loadCountsIfNeeded()
        guard let path = metrics.firstRow(below: point.y) else { return nil }
        let rect = rectForRow(at: path)
        return point.y >= rect.minY && point.x >= 0 && point.x < bounds.width ? path : nil
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        loadCountsIfNeeded()
        var result: [IndexPath] = []
        var next = metrics.firstRow(below: rect.minY)
        while let path = next, metrics.span(path).top < rect.maxY {
            result.append(path)
            next = metrics.row(after: path)
        }
        return result
    }

    func forgetRows() {
        endSwipe(animated: false)
        cancelPress()
        setNeedsCounts()
        cellsAreStale = true
        sectionIndex.isStale = true
        selection = []
        selectionOrder = []
        setNeedsLayout()
    }

    func rowCount(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        guard metrics.sections.indices.contains(section) else { return 0 }
        return metrics.sections[section].rows.count
    }

    func headerViewDidChange(from old: UIView?) {
        guard tableHeaderView !== old || tableHeaderView?.frame.height != headerViewHeight else { return }
        if old !== tableHeaderView { old?.removeFromSuperview() }
        if let tableHeaderView { addSubview(tableHeaderView) }
        headerViewHeight = tableHeaderView?.frame.height ?? 0
        edgeViewsDidChange()
    }

    func changeSectionIndex(_ change: (inout SectionIndex) -> Void) {
        change(&sectionIndex)
        colorSectionIndex()
    }

    func makeMenus() -> ListMenus {
        ListMenus(
            cell: { [unowned self] point in indexPathForRow(at: point).flatMap { cellForRow(at: $0) } },
            configuration: { [unowned self] point in
                guard let path = indexPathForRow(at: point) else { return nil }
                return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
            },
            highlightPreview: { [unowned self] in
                delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: $0)
            },
            willDisplay: { [unowned self] in
                delegate?.tableView(self, willDisplayContextMenu: $0, animator: $1)
            },
            willEnd: { [unowned self] in
                delegate?.tableView(self, willEndContextMenuInteraction: $0, animator: $1)
            },
            commit: { [unowned self] in
                delegate?.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
            })
    }

    func setLooks() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        setUpSwipes()
        addInteraction(menus.interaction)
        _ = spanSelection
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        if metrics.contains(indexPath) { cell.frame = rectForRow(at: indexPath) }
        return cell
    }

    func frame(ofRow indexPath: IndexPath) -> CGRect {
        loadCountsIfNeeded()
        guard metrics.contains(indexPath) else { return .zero }
        let span = metrics.span(indexPath)
        return CGRect(x: rowInset, y: span.top, width: bounds.width - 2 * rowInset, height: span.height)
    }

    func layOutContents() {
        refreshSectionIndex()
        layOutRows()
        layOutSectionIndex()
    }

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openUpdates()
        updates?()
        if let completion { updateCompletions.append(completion) }
        closeUpdates()
    }
}

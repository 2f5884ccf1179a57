/// The index along the right edge of a plain table.
extension UITableView {
    /// A title that shows a magnifying glass and leads to the top, where the search bar is.
    public static let indexSearch = "{search}"

    /// Asks the data source for the titles again.
    public func reloadSectionIndexTitles() {
        sectionIndex.isStale = true
        setNeedsLayout()
    }

    /// The state of the section index.
    struct SectionIndex {
        var view: SectionIndexView?
        /// The titles have to be asked for.
        var isStale = true
        var color: UIColor?
        var backgroundColor: UIColor?
        var trackingBackgroundColor: UIColor?
        var minimumRowCount = 0
    }

    /// The room that the index takes from the cells' contents.
    var sectionIndexWidth: CGFloat { sectionIndex.view == nil ? 0 : SectionIndexView.width }

    func loadSectionIndexIfNeeded() {
        guard sectionIndex.isStale else { return }
        sectionIndex.isStale = false
        let rows = metrics.sections.reduce(0) { $0 + $1.rows.count }
        let isShown = style == .plain && rows >= sectionIndex.minimumRowCount
        let titles = isShown ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            sectionIndex.view?.removeFromSuperview()
            sectionIndex.view = nil
            return
        }
        let view = sectionIndex.view ?? SectionIndexView(frame: .zero)
        view.titles = titles
        view.onChoice = { [weak self] in self?.goToSection(ofTitle: $0) }
        sectionIndex.view = view
        colorSectionIndex()
    }

    /// Cells that are shown make room for an index that came, and take it back from one that went.
    func refreshSectionIndex() {
        guard sectionIndex.isStale, !countsAreDirty else { return }
        let width = sectionIndexWidth
        loadSectionIndexIfNeeded()
        if width != sectionIndexWidth { updateVisibleCells() }
    }

    func colorSectionIndex() {
        sectionIndex.view?.color = sectionIndex.color
        sectionIndex.view?.restingBackgroundColor = sectionIndex.backgroundColor
        sectionIndex.view?.trackingBackgroundColor = sectionIndex.trackingBackgroundColor
    }

    /// Above everything else, at the edge of what is visible.
    func layOutSectionIndex() {
        guard let view = sectionIndex.view else { return }
        let inset = adjustedContentInset
        UIView.performWithoutAnimation {
            view.frame = CGRect(
                x: bounds.maxX - safeAreaInsets.right - SectionIndexView.width, y: bounds.minY + inset.top,
                width: SectionIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
            if view.superview !== self { addSubview(view) } else if subviews.last !== view { bringSubviewToFront(view) }
        }
    }

    /// Whether a gesture began on the index, which it then belongs to.
    func sectionIndexHolds(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = sectionIndex.view else { return false }
        return gestureRecognizer.tracked.contains { $0.view === view }
    }

    private func goToSection(ofTitle index: Int) {
        guard let view = sectionIndex.view, view.titles.indices.contains(index) else { return }
        if view.titles[index] == Self.indexSearch {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let section =
            dataSource?.tableView(self, sectionForSectionIndexTitle: view.titles[index], at: index) ?? index
        guard metrics.sections.indices.contains(section) else { return }
        if metrics.sections[section].rows.count > 0 {
            scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
        } else {
            let last = max(contentSize.height + adjustedContentInset.bottom - bounds.height, -adjustedContentInset.top)
            let top = rect(forSection: section).minY - adjustedContentInset.top
            setContentOffset(CGPoint(x: contentOffset.x, y: min(top, last)), animated: false)
        }
    }
}

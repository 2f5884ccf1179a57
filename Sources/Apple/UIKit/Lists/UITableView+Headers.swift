extension UITableView {
    /// The two edges of a section that may have a view.
    enum Edge { case header, footer }

    // MARK: Heights

    /// The height of a header or footer as far as it follows without its view.
    func edgeHeight(_ edge: Edge, _ section: Int) -> (height: CGFloat, isKnown: Bool) {
        var given: CGFloat = Self.absentDimension
        if let delegate {
            given =
                edge == .header
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
        }
        if given == Self.absentDimension {
            given = fixedHeight(edge)
            // The table's own height is for headers that exist; storyboards set it whether or not there are any.
            if style == .plain, given > 0 {
                return edgeTitle(edge, section) == nil ? (0, delegate == nil) : (given, true)
            }
        }
        // Zero means the default height in grouped tables; apps that want none return the smallest positive number.
        if given > 0 || given == 0 && style == .plain { return (given < 0.01 ? 0 : given, true) }
        if let title = edgeTitle(edge, section) {
            return (titleHeight(title, edge, section), delegate == nil)
        }
        return (emptyHeight(edge, section), delegate == nil)
    }

    private func fixedHeight(_ edge: Edge) -> CGFloat {
        edge == .header ? sectionHeaderHeight : sectionFooterHeight
    }

    func edgeTitle(_ edge: Edge, _ section: Int) -> String? {
        edge == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// The room where a section has neither title nor view.
    private func emptyHeight(_ edge: Edge, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        return edge == .header && section == 0 && tableHeaderView == nil
            ? TableLook.groupedTopGap : TableLook.groupedGap
    }

    private func titleHeight(_ title: String, _ edge: Edge, _ section: Int) -> CGFloat {
        UITableViewHeaderFooterView.height(
            ofTitle: title, edge: edge, style: style, isFirst: section == 0,
            width: bounds.width - 2 * rowInset - 2 * cellMargin)
    }

    /// Once a section comes into sight its header is made, and its height is what the view wants.
    func measureEdge(_ edge: Edge, _ section: Int) {
        let data = metrics.sections[section]
        guard edge == .header ? !data.headerIsKnown : !data.footerIsKnown else { return }
        metrics.change(section) { if edge == .header { $0.headerIsKnown = true } else { $0.footerIsKnown = true } }
        guard let view = delegateView(edge, section) else { return }
        let width = bounds.width - (view is UITableViewHeaderFooterView ? 2 * rowInset : 0)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        var height = fixedHeight(edge) > 0 ? fixedHeight(edge) : fitting.height
        if height <= 0 { height = view.frame.height }
        if height <= 0 { height = style == .plain ? TableLook.plainHeaderHeight : TableLook.groupedGap }
        let scale = contentScaleFactor
        height = (height * scale - 0.01).rounded(.up) / scale
        metrics.change(section) {
            if edge == .header {
                $0.header = height
                $0.topPadding = topPadding(header: height)
            } else {
                $0.footer = height
            }
        }
        attach(view, edge, section)
    }

    // MARK: Views

    private func delegateView(_ edge: Edge, _ section: Int) -> UIView? {
        guard let delegate else { return nil }
        return edge == .header
            ? delegate.tableView(self, viewForHeaderInSection: section)
            : delegate.tableView(self, viewForFooterInSection: section)
    }

    private func makeEdgeView(_ edge: Edge, _ section: Int) -> UIView? {
        if let view = delegateView(edge, section) { return view }
        guard let title = edgeTitle(edge, section) else { return nil }
        let identifier = "_UITableViewTitle"
        let view =
            pool.dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.setTitle(title, edge: edge, style: style, isFirst: section == 0)
        return view
    }

    private func attach(_ view: UIView, _ edge: Edge, _ section: Int) {
        if edge == .header { headers[section] = view } else { footers[section] = view }
        (view as? UITableViewHeaderFooterView)?.adopt(margin: cellMargin, edge: edge, style: style)
        UIView.performWithoutAnimation {
            view.frame = edgeFrame(edge, section, of: view)
            if view.superview !== self { addSubview(view) }
        }
        if edge == .header {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    func placeHeadersAndFooters() {
        let visible = bounds
        var shown: Set<Int> = []
        if !metrics.sections.isEmpty, var section = metrics.section(at: visible.minY) {
            while section < metrics.sections.count, metrics.sectionTop(section) < visible.maxY {
                shown.insert(section)
                for edge in [Edge.header, .footer] { placeEdge(edge, section) }
                section += 1
            }
        }
        for section in headers.keys.sorted() where !shown.contains(section) { retireEdge(.header, section) }
        for section in footers.keys.sorted() where !shown.contains(section) { retireEdge(.footer, section) }
    }

    private func placeEdge(_ edge: Edge, _ section: Int) {
        measureEdge(edge, section)
        let data = metrics.sections[section]
        let height = edge == .header ? data.header : data.footer
        let existing = edge == .header ? headers[section] : footers[section]
        guard height > 0 else {
            if existing != nil { retireEdge(edge, section) }
            return
        }
        if let view = existing {
            view.frame = edgeFrame(edge, section, of: view)
            (view as? UITableViewHeaderFooterView)?.isFloating = isFloating(edge, section)
        } else if let view = makeEdgeView(edge, section) {
            attach(view, edge, section)
        }
    }

    /// In a plain table a header stays at the top as long as its section is visible, and a footer at the bottom.
    private func edgeFrame(_ edge: Edge, _ section: Int, of view: UIView) -> CGRect {
        var rect = edge == .header ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
        if style == .plain {
            let whole = self.rect(forSection: section)
            let footer = metrics.sections[section].footer
            if edge == .header {
                let top = bounds.minY + adjustedContentInset.top
                rect.origin.y = max(rect.minY, min(top, whole.maxY - footer - rect.height))
            } else {
                let bottom = bounds.maxY - adjustedContentInset.bottom
                rect.origin.y = min(rect.minY, max(bottom - rect.height, rectForHeader(inSection: section).maxY))
            }
        }
        if style == .insetGrouped, view is UITableViewHeaderFooterView { rect = rect.insetBy(dx: rowInset, dy: 0) }
        return rect
    }

    private func isFloating(_ edge: Edge, _ section: Int) -> Bool {
        guard style == .plain, edge == .header else { return false }
        return bounds.minY + adjustedContentInset.top > rectForHeader(inSection: section).minY
    }

    func retireEdge(_ edge: Edge, _ section: Int) {
        guard let view = edge == .header ? headers.removeValue(forKey: section) : footers.removeValue(forKey: section)
        else { return }
        UIView.performWithoutAnimation { view.removeFromSuperview() }
        if edge == .header {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        pool.put(view)
    }
}

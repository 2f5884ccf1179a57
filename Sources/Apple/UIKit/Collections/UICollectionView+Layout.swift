extension UICollectionView {
    var loadedCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let loaded = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        counts = loaded
        return loaded
    }

    func adoptLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    func layoutWasInvalidated() {
        setNeedsLayout()
    }

    func updateContentSize() {
        let size = collectionViewLayout.collectionViewContentSize
        if super.contentSize != size { contentSize = size }
    }

    func layOutItemsIfNeeded() {
        if layoutFlags.contains(.needsLayout) || cellsAreStale { layoutIfNeeded() }
    }

    // MARK: Layout

    func layOutItems() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        if cellsAreStale {
            cellsAreStale = false
            for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
            for (key, view) in supplementary.sorted(by: { $0.key < $1.key }) { retire(view, key) }
            cells = [:]
            supplementary = [:]
            prefetched = []
        }
        // Cells that say their own size change the layout as they come into sight.
        for _ in 0..<8 {
            collectionViewLayout.prepareIfNeeded()
            updateContentSize()
            if placeElements() { break }
            collectionViewLayout.isPrepared = false
        }
        backgroundView?.frame = bounds
        prefetch()
    }

    /// Shows what lies in the visible part; false when a cell wanted another size.
    private func placeElements() -> Bool {
        let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        var visibleItems: Set<IndexPath> = []
        var visibleViews: Set<SupplementaryKey> = []
        for element in elements {
            if element.representedElementCategory == .cell {
                visibleItems.insert(element.indexPath)
            } else if let kind = element.representedElementKind {
                visibleViews.insert(SupplementaryKey(kind: kind, path: element.indexPath))
            }
        }
        for path in cells.keys.filter({ !visibleItems.contains($0) }).sorted() {
            guard let cell = cells[path], cell !== movement?.cell else { continue }
            cells[path] = nil
            retire(cell, at: path)
        }
        for key in supplementary.keys.filter({ !visibleViews.contains($0) }).sorted() {
            if let view = supplementary.removeValue(forKey: key) { retire(view, key) }
        }
        var isSettled = true
        for element in elements {
            if element.representedElementCategory == .cell {
                if !place(element) { isSettled = false }
            } else if let kind = element.representedElementKind {
                place(element, kind: kind)
            }
        }
        return isSettled
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        if let cell = cells[path] {
            if cell === movement?.cell { return true }
            if cell.shownAttributes?.frame != attributes.frame || !attributes.transform.isIdentity
                || cell.alpha != attributes.alpha
            {
                cell.show(attributes)
            }
            return true
        }
        guard let dataSource else { return true }
        var isSettled = true
        UIView.performWithoutAnimation {
            let cell = dataSource.collectionView(self, cellForItemAt: dataPath(path))
            cells[path] = cell
            cell.collection = self
            cell.show(attributes)
            cell.isSelected = selection.contains(path)
            let preferred = cell.preferredLayoutAttributesFitting(attributes)
            if collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            {
                collectionViewLayout.adopt(preferred.size, for: path)
                isSettled = false
            }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            insertInOrder(cell, at: path)
            cell.layoutIfNeeded()
        }
        return isSettled
    }

    /// Cells stand in the order of their items, which is the order in which they are read out.
    private func insertInOrder(_ cell: UICollectionViewCell, at path: IndexPath) {
        let previous = cells.keys.filter { $0 < path && cells[$0]?.superview === self }.max()
        if let previous, let neighbour = cells[previous] {
            insertSubview(cell, aboveSubview: neighbour)
        } else {
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes, kind: String) {
        let key = SupplementaryKey(kind: kind, path: attributes.indexPath)
        if let view = supplementary[key] {
            if view.frame != attributes.frame { view.show(attributes) }
            return
        }
        guard let dataSource else { return }
        UIView.performWithoutAnimation {
            let view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
            supplementary[key] = view
            view.collection = self
            view.show(attributes)
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
            addSubview(view)
            view.layoutIfNeeded()
        }
    }

    // MARK: Going out of sight

    func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
        if press?.cell === cell { cancelPress() }
        UIView.performWithoutAnimation {
            cell.removeFromSuperview()
            cell.alpha = 1
        }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        pool.put(cell, kind: nil)
    }

    func retire(_ view: UICollectionReusableView, _ key: SupplementaryKey) {
        UIView.performWithoutAnimation { view.removeFromSuperview() }
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        pool.put(view, kind: key.kind)
    }

    /// Has cells of an identifier made by `make`: a nib or a prototype of a storyboard.
    package func registerViews(
        kind: String?, identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        pool.register(kind: kind, identifier: identifier, make)
    }

    // MARK: Prefetching and scrolling

    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, !cells.isEmpty else { return }
        let ahead = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        let near = Set(
            (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? [])
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        ).subtracting(cells.keys)
        let new = near.subtracting(prefetched)
        let gone = prefetched.subtracting(near).subtracting(cells.keys)
        prefetched = near
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
    }

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layOutItemsIfNeeded()
        guard let rect = layoutAttributesForItem(at: path)?.frame else { return }
        let inset = adjustedContentInset
        var offset = contentOffset
        if position.contains(.top) { offset.y = rect.minY - inset.top }
        if position.contains(.bottom) { offset.y = rect.maxY + inset.bottom - bounds.height }
        if position.contains(.centeredVertically) {
            offset.y = rect.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
        }
        if position.contains(.left) { offset.x = rect.minX - inset.left }
        if position.contains(.right) { offset.x = rect.maxX + inset.right - bounds.width }
        if position.contains(.centeredHorizontally) {
            offset.x = rect.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
        }
        if position.isEmpty { return scrollRectToVisible(rect, animated: animated) }
        setContentOffset(clamped(offset), animated: animated)
        if !animated { layoutIfNeeded() }
    }
}

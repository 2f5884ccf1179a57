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
            updateListBackground()
            updateBands()
            if placeElements() { break }
            collectionViewLayout.isPrepared = false
        }
        removeRetiredBands()
        backgroundView?.frame = bounds
        prefetch()
    }

    /// Shows what lies in the visible part; false when a cell wanted another size.
    private func placeElements() -> Bool {
        let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        collectionViewLayout.adjustVisible(elements)
        var visibleItems: Set<IndexPath> = []
        var visibleViews: Set<SupplementaryKey> = []
        for element in elements {
            if element.representedElementCategory == .cell {
                visibleItems.insert(element.indexPath)
            } else if let kind = element.representedElementKind {
                visibleViews.insert(key(of: element, kind: kind))
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
                if !place(element, kind: kind) { isSettled = false }
            }
        }
        return isSettled
    }

    private func key(of attributes: UICollectionViewLayoutAttributes, kind: String) -> SupplementaryKey {
        SupplementaryKey(
            kind: kind, path: attributes.indexPath,
            isDecoration: attributes.representedElementCategory == .decorationView)
    }

    /// Lets an element say its size; whether the layout stays as it is.
    func measure(_ view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return true }
        collectionViewLayout.adopt(preferred, for: attributes)
        return false
    }

    /// Whether an element that is shown looks other than its attributes say.
    private func looksOther(_ view: UICollectionReusableView, than attributes: UICollectionViewLayoutAttributes) -> Bool
    {
        guard let shown = view.shownAttributes else { return true }
        return shown.frame != attributes.frame || !attributes.transform.isIdentity || !shown.transform.isIdentity
            || !CATransform3DIsIdentity(attributes.transform3D) || !CATransform3DIsIdentity(shown.transform3D)
            || view.alpha != attributes.alpha || shown.zIndex != attributes.zIndex
            || shown.isHidden != attributes.isHidden
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        if let cell = cells[path] {
            if cell === movement?.cell { return true }
            let holder = holder(of: attributes)
            if cell.superview !== holder { holder.addSubview(cell) }
            if cell === swipes.cell { return true }
            guard looksOther(cell, than: attributes) else { return true }
            let isResized = cell.shownAttributes?.size != attributes.size
            cell.show(attributes, shiftedBy: shift(of: attributes))
            guard isResized, collectionViewLayout.needsMeasurement(attributes) else { return true }
            return measure(cell, for: attributes)
        }
        guard let dataSource else { return true }
        var isSettled = true
        UIView.performWithoutAnimation {
            let cell = dataSource.collectionView(self, cellForItemAt: dataPath(path))
            cells[path] = cell
            cell.collection = self
            if let cell = cell as? UICollectionViewListCell { prepare(cell, at: path) }
            cell.show(attributes, shiftedBy: shift(of: attributes))
            cell.isHighlighted = press?.isHighlighted == true && press?.path == path
            cell.isSelected = selection.contains(path)
            isSettled = measure(cell, for: attributes)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            insertInOrder(cell, at: path, in: holder(of: attributes))
            // A cell that wants another size gets it first: at this one its constraints may contradict each other.
            if isSettled { cell.layoutIfNeeded() }
        }
        return isSettled
    }

    /// Cells stand in the order of their items, which is the order in which they are read out.
    private func insertInOrder(_ cell: UICollectionViewCell, at path: IndexPath, in holder: UIView) {
        let previous = cells.keys.filter { $0 < path && cells[$0]?.superview === holder }.max()
        if let previous, let neighbour = cells[previous] {
            holder.insertSubview(cell, aboveSubview: neighbour)
        } else if holder === self {
            insertSubview(cell, at: floor)
        } else {
            holder.insertSubview(cell, at: 0)
        }
    }

    /// The place among the subviews above the backgrounds.
    private var floor: Int {
        (backgroundView == nil ? 0 : 1) + supplementary.count { $0.key.isDecoration && $0.value.superview === self }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes, kind: String) -> Bool {
        let key = key(of: attributes, kind: kind)
        if let view = supplementary[key] {
            guard looksOther(view, than: attributes) else { return true }
            let isResized = view.shownAttributes?.size != attributes.size
            view.show(attributes, shiftedBy: shift(of: attributes))
            guard isResized, collectionViewLayout.needsMeasurement(attributes) else { return true }
            return measure(view, for: attributes)
        }
        var isSettled = true
        UIView.performWithoutAnimation {
            guard let view = makeView(key, attributes) else { return }
            supplementary[key] = view
            view.collection = self
            view.show(attributes, shiftedBy: shift(of: attributes))
            if key.isDecoration {
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            } else {
                isSettled = measure(view, for: attributes)
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
                holder(of: attributes).addSubview(view)
            }
            view.layoutIfNeeded()
        }
        return isSettled
    }

    private func makeView(
        _ key: SupplementaryKey, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if key.isDecoration {
            return collectionViewLayout.decorations.dequeue(
                kind: key.kind, identifier: key.kind, frame: attributes.frame)
        }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
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
        UIView.performWithoutAnimation {
            view.removeFromSuperview()
            view.alpha = 1
        }
        guard !key.isDecoration else { return collectionViewLayout.decorations.put(view, kind: key.kind) }
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
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        let rect = scrollBand(to: attributes, at: position, animated: animated)
        var position = position
        if attributes.isInBand, let band = collectionViewLayout.band(of: path.section) {
            position.subtract(
                band.isHorizontal
                    ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom])
        }
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

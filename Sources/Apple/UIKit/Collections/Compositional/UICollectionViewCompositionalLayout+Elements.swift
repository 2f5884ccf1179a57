extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// Everything that a rectangle touches, of sections that scroll across the layout what they show of it.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        for boundary in boundaries {
            let found = attributes(
                of: boundary, at: IndexPath(item: boundary.number, section: 0),
                within: CGRect(origin: .zero, size: size))
            if found.frame.intersects(rect) { result.append(found) }
        }
        for section in sections {
            let reaches =
                isVertical
                ? section.frame.maxY >= rect.minY && section.frame.minY <= rect.maxY
                : section.frame.maxX >= rect.minX && section.frame.minX <= rect.maxX
            guard reaches else { continue }
            result += decorations(of: section).filter { $0.frame.intersects(rect) }
            for boundary in section.boundaries {
                let path = IndexPath(item: boundary.number, section: section.index)
                let found = attributes(of: boundary, at: path, within: section.frame)
                if found.frame.intersects(rect) { result.append(found) }
            }
            addItems(of: section, in: rect, to: &result)
        }
        return result
    }

    private func addItems(
        of section: SolvedSection, in rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]
    ) {
        var rect = rect
        var runsSideways = !isVertical
        if let band = section.band {
            guard rect.intersects(band.frame) else { return }
            let offset = collectionView?.orthogonalOffset(of: section.index) ?? .zero
            rect = rect.intersection(band.frame).offsetBy(dx: offset.x, dy: offset.y)
            runsSideways = band.isHorizontal
        }
        let near =
            runsSideways ? section.items(from: rect.minX, to: rect.maxX) : section.items(from: rect.minY, to: rect.maxY)
        for item in near where section.items[item].intersects(rect) {
            result.append(attributes(ofItem: item, in: section))
        }
        for view in section.views where near.contains(view.cell) && view.frame.intersects(rect) {
            result.append(attributes(of: view, in: section))
        }
    }

    // MARK: One element

    func attributes(ofItem item: Int, in section: SolvedSection) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section.index))
        attributes.frame = section.items[item]
        attributes.zIndex = section.depths[item] ?? 0
        attributes.isInBand = section.band != nil
        return attributes
    }

    private func attributes(
        of view: SolvedSection.View, in section: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: view.item.elementKind, with: IndexPath(item: view.cell, section: section.index))
        attributes.frame = view.frame
        attributes.zIndex = view.item.zIndex
        attributes.isInBand = section.band != nil
        return attributes
    }

    /// A header or footer, which may stay in sight while `area` is.
    private func attributes(
        of boundary: SolvedSection.Boundary, at path: IndexPath, within area: CGRect
    ) -> UICollectionViewLayoutAttributes {
        var frame = boundary.frame
        if boundary.item.pinToVisibleBounds, let view = collectionView {
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let edges = boundary.item.alignment.edges
            if isVertical {
                frame.origin.y =
                    edges.contains(.bottom)
                    ? min(frame.minY, max(visible.maxY - frame.height, area.minY))
                    : max(frame.minY, min(visible.minY, area.maxY - frame.height))
            } else {
                frame.origin.x =
                    edges.contains(.trailing)
                    ? min(frame.minX, max(visible.maxX - frame.width, area.minX))
                    : max(frame.minX, min(visible.minX, area.maxX - frame.width))
            }
        }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: boundary.item.elementKind, with: path)
        attributes.frame = frame
        attributes.zIndex = boundary.item.zIndex
        return attributes
    }

    func decorations(of section: SolvedSection) -> [UICollectionViewLayoutAttributes] {
        section.layout.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
            attributes.frame = section.frame.inset(by: item.contentInsets.leftToRight)
            attributes.zIndex = item.zIndex
            return attributes
        }
    }

    func view(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.section == 0,
            let boundary = boundaries.first(where: { $0.item.elementKind == kind && $0.number == path.item })
        {
            return attributes(of: boundary, at: path, within: CGRect(origin: .zero, size: size))
        }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind && $0.number == path.item }) {
            return attributes(of: boundary, at: path, within: section.frame)
        }
        return section.views.first { $0.item.elementKind == kind && $0.cell == path.item }
            .map { attributes(of: $0, in: section) }
    }

    /// The lengths that a cell or view says by itself.
    func estimatedLengths(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths {
        let path = attributes.indexPath
        guard sections.indices.contains(path.section) else { return [] }
        let section = sections[path.section]
        switch attributes.representedElementCategory {
        case .cell: return section.estimated.indices.contains(path.item) ? section.estimated[path.item] : []
        case .decorationView: return []
        case .supplementaryView:
            let kind = attributes.representedElementKind
            let boundary = (boundaries + section.boundaries)
                .first { $0.item.elementKind == kind && $0.number == path.item }?.item
            let item =
                boundary ?? section.views.first { $0.item.elementKind == kind && $0.cell == path.item }?.item
            return item?.layoutSize.estimatedLengths ?? []
        }
    }

    // MARK: Handlers

    /// Lets the sections change the look of what is on screen.
    func tellHandlers(_ elements: [UICollectionViewLayoutAttributes]) {
        guard let view = collectionView else { return }
        for section in sections {
            guard let handler = section.layout.visibleItemsInvalidationHandler else { continue }
            let own = elements.filter { $0.indexPath.section == section.index }
            guard !own.isEmpty else { continue }
            let offset = section.band == nil ? view.contentOffset : view.orthogonalOffset(of: section.index)
            handler(own.map(VisibleItem.init), offset, environment(of: view))
        }
    }
}

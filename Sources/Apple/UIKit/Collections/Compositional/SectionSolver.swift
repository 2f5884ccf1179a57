/// Places all that is in one section of a compositional layout.
@MainActor
struct SectionSolver {
    /// A header, footer or the like among those of its section.
    struct ViewKey: Hashable {
        var kind: String
        var path: IndexPath
    }

    let index: Int
    let layout: NSCollectionLayoutSection
    /// The number of items.
    let count: Int
    /// Whether the layout scrolls up and down.
    let isVertical: Bool
    /// The size of the visible part.
    let room: CGSize
    /// What the section's insets begin at.
    let reference: UIEdgeInsets
    /// What its headers' and footers' insets begin at.
    let viewReference: UIEdgeInsets
    let traits: UITraitCollection
    let measured: [IndexPath: CGSize]
    let measuredViews: [ViewKey: CGSize]

    private var across: CGFloat { isVertical ? room.width : room.height }

    /// A rectangle from what it takes along the layout and across it.
    private func rect(_ along: CGFloat, _ length: CGFloat, _ across: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// The insets along the layout and across it.
    private typealias Insets = (start: CGFloat, end: CGFloat, near: CGFloat, far: CGFloat)

    private var insets: Insets {
        let own = layout.contentInsets
        return isVertical
            ? (own.top, own.bottom, own.leading + reference.left, own.trailing + reference.right)
            : (own.leading, own.trailing, own.top + reference.top, own.bottom + reference.bottom)
    }

    private var viewInsets: (near: CGFloat, far: CGFloat) {
        let own = layout.supplementariesFollowContentInsets ? layout.contentInsets : .zero
        return isVertical
            ? (own.leading + viewReference.left, own.trailing + viewReference.right)
            : (own.top + viewReference.top, own.bottom + viewReference.bottom)
    }

    private enum Place { case before, after, near, far }

    private func place(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Place {
        let edges = item.alignment.edges
        if edges.contains(isVertical ? .top : .leading) { return .before }
        if edges.contains(isVertical ? .bottom : .trailing) { return .after }
        return edges.contains(isVertical ? .leading : .top) ? .near : .far
    }

    /// Places everything from a position of the layout on.
    func solve(at start: CGFloat) -> SolvedSection {
        var section = SolvedSection(layout, index: index)
        var position = start
        let boundaries = numbered()
        position += layout.headerPadding
        for (item, number) in boundaries where place(of: item) == .before {
            let size = self.size(of: item, number)
            add(item, number, size, at: position, to: &section)
            if item.extendsBoundary { position += along(size) }
        }
        var insets = insets
        let sides = boundaries.filter { [.near, .far].contains(place(of: $0.item)) }
        for (item, number) in sides where item.extendsBoundary {
            let size = self.size(of: item, number)
            if place(of: item) == .near { insets.near += breadth(size) } else { insets.far += breadth(size) }
        }
        position += insets.start
        let content = position
        if layout.orthogonalScrollingBehavior == .none {
            placeGroups(insets, at: &position, into: &section)
        } else {
            placeBand(insets, at: &position, into: &section)
        }
        for (item, number) in sides {
            let size = self.size(of: item, number)
            add(item, number, size, at: content + (position - content - along(size)) / 2, to: &section)
        }
        position += insets.end
        for (item, number) in boundaries where place(of: item) == .after {
            let size = self.size(of: item, number)
            add(item, number, size, at: item.extendsBoundary ? position : position - along(size), to: &section)
            if item.extendsBoundary { position += along(size) }
        }
        section.frame = rect(start, position - start, 0, across)
        return section
    }

    // MARK: Headers and footers

    private func numbered() -> [(item: NSCollectionLayoutBoundarySupplementaryItem, number: Int)] {
        var numbers: [String: Int] = [:]
        return layout.boundarySupplementaryItems.map { item in
            defer { numbers[item.elementKind, default: 0] += 1 }
            return (item, numbers[item.elementKind] ?? 0)
        }
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int) -> CGSize {
        let free = across - viewInsets.near - viewInsets.far
        var size = item.layoutSize.resolved(
            in: isVertical ? CGSize(width: free, height: room.height) : CGSize(width: room.width, height: free))
        let path = IndexPath(item: number, section: index)
        if let measured = measuredViews[ViewKey(kind: item.elementKind, path: path)] {
            let insets = item.contentInsets
            if item.layoutSize.widthDimension.isEstimated {
                size.width = measured.width + insets.leading + insets.trailing
            }
            if item.layoutSize.heightDimension.isEstimated {
                size.height = measured.height + insets.top + insets.bottom
            }
        }
        return size
    }

    private func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, _ size: CGSize, at position: CGFloat,
        to section: inout SolvedSection
    ) {
        let (near, far) = viewInsets
        let edges = item.alignment.edges
        let side: CGFloat
        if edges.contains(isVertical ? .leading : .top) {
            side = near
        } else if edges.contains(isVertical ? .trailing : .bottom) {
            side = across - far - breadth(size)
        } else {
            side = near + (across - near - far - breadth(size)) / 2
        }
        let frame = rect(position, along(size), side, breadth(size))
            .offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.contentInsets.leftToRight)
        section.boundaries.append(SolvedSection.Boundary(item: item, number: number, frame: frame))
    }

    // MARK: Groups

    private func groupSize(_ insets: Insets) -> CGSize {
        let free = max(across - insets.near - insets.far, 0)
        let length = max(along(room) - insets.start - insets.end, 0)
        return layout.group.layoutSize.resolved(
            in: isVertical ? CGSize(width: free, height: length) : CGSize(width: length, height: free))
    }

    /// Places the next group of items, and says what it takes.
    private func placeGroup(at origin: CGPoint, size: CGSize, into section: inout SolvedSection) -> CGSize? {
        let first = section.items.count
        var cells = GroupCells(
            limit: count - first, traits: traits,
            measured: { [measured, index] in measured[IndexPath(item: first + $0, section: index)] },
            measuredView: { [measuredViews, index] kind, cell in
                measuredViews[ViewKey(kind: kind, path: IndexPath(item: first + cell, section: index))]
            })
        let taken = layout.group.place(at: origin, size: size, into: &cells)
        guard !cells.frames.isEmpty else { return nil }
        section.items += cells.frames
        section.estimated += cells.estimated
        for (number, depth) in cells.depths { section.depths[first + number] = depth }
        for view in cells.views {
            section.views.append(SolvedSection.View(item: view.item, cell: first + view.cell, frame: view.frame))
        }
        return taken
    }

    private func placeGroups(_ insets: Insets, at position: inout CGFloat, into section: inout SolvedSection) {
        let size = groupSize(insets)
        let spacing = layout.group.edgeSpacing
        let before = (isVertical ? spacing?.top : spacing?.leading)?.spacing ?? 0
        let after = (isVertical ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0
        let side = insets.near + ((isVertical ? spacing?.leading : spacing?.top)?.spacing ?? 0)
        section.items.reserveCapacity(count)
        while section.items.count < count {
            let first = section.items.count
            if first > 0 { position += layout.interGroupSpacing }
            position += before
            let origin = isVertical ? CGPoint(x: side, y: position) : CGPoint(x: position, y: side)
            guard let taken = placeGroup(at: origin, size: size, into: &section) else { break }
            section.groups.append(
                SolvedSection.Group(first: first, lower: position, upper: position + along(taken)))
            position += along(taken) + after
        }
    }

    private func placeBand(_ insets: Insets, at position: inout CGFloat, into section: inout SolvedSection) {
        let size = groupSize(insets)
        let properties = layout.orthogonalScrollingProperties
        var band = OrthogonalBand()
        band.isHorizontal = isVertical
        band.behavior = layout.orthogonalScrollingBehavior
        band.bounce = properties.bounce
        band.leading = insets.near
        switch properties.decelerationRate {
        case .automatic:
            let byGroups = band.behavior == .groupPaging || band.behavior == .groupPagingCentered
            let rate: UIScrollView.DecelerationRate = byGroups ? .fast : .normal
            band.rate = rate.rawValue
        case let rate: band.rate = rate.rawValue
        }
        let spacing = layout.group.edgeSpacing
        let before = (isVertical ? spacing?.leading : spacing?.top)?.spacing ?? 0
        let after = (isVertical ? spacing?.trailing : spacing?.bottom)?.spacing ?? 0
        var side = insets.near
        var thickness: CGFloat = 0
        while section.items.count < count {
            let first = section.items.count
            if first > 0 { side += layout.interGroupSpacing }
            side += before
            let origin = isVertical ? CGPoint(x: side, y: position) : CGPoint(x: position, y: side)
            guard let taken = placeGroup(at: origin, size: size, into: &section) else { break }
            section.groups.append(SolvedSection.Group(first: first, lower: side, upper: side + breadth(taken)))
            band.starts.append(side)
            band.ends.append(side + breadth(taken))
            side += breadth(taken) + after
            thickness = max(thickness, along(taken))
        }
        band.length = side + insets.far
        band.frame = rect(position, thickness, 0, across)
        position += thickness
        section.band = band
    }
}

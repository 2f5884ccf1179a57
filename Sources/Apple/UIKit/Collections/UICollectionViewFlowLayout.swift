/// Items in lines, as words in a text.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Has cells say their own sizes.
    public static let automaticSize = CGSize(width: 1.79769e308, height: 1.79769e308)

    /// The size of items whose delegate gives none, in points. 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// Other than zero, cells are asked for their sizes as they come into sight.
    open var estimatedItemSize: CGSize = .zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The least distance between lines of items, in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The room around a section, in points. Zero by default.
    open var sectionInset: UIEdgeInsets = .zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// What the room around a section is measured from, across the lines' axis. `.fromContentInset` by default.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// The axis along which the lines follow each other. `.vertical` by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers, in points; only the one along the scrolling axis counts. Zero, the default, shows none.
    open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers, in points; only the one along the scrolling axis counts. Zero, the default, shows none.
    open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay in sight while their section does. False by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidateLayout() }
    }
    /// Whether footers stay in sight while their section does. False by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidateLayout() }
    }

    /// Sections as they were worked out: frames of items in order, and where each line begins.
    private struct Section {
        var header: CGRect?
        var footer: CGRect?
        var frame = CGRect.zero
        var items: [CGRect] = []
    }

    private var sections: [Section] = []
    private var size = CGSize.zero
    private var measured: [IndexPath: CGSize] = [:]

    /// The size of an item that nothing more is known of.
    var standardItemSize: CGSize {
        if estimatedItemSize == .zero || estimatedItemSize.width > 1e300 { return itemSize }
        return estimatedItemSize
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        sections = []
        guard let view = collectionView else { return }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        // Lines run along `x` here; a horizontal layout turns its coordinates.
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let across = isVertical ? visible.width : visible.height
        let turnedReference = turned(sectionInsetReference.insets(in: view))
        var position: CGFloat = 0
        for index in 0..<view.numberOfSections {
            var section = Section()
            let start = position
            let header =
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
                ?? headerReferenceSize
            if along(header) > 0 {
                section.header = rect(x: 0, y: position, width: across, height: along(header))
                position += along(header)
            }
            var inset = turned(delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset)
            inset.left += turnedReference.left
            inset.right += turnedReference.right
            position += inset.top
            let spacing =
                delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
                ?? minimumLineSpacing
            let gap =
                delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
                ?? minimumInteritemSpacing
            let count = view.numberOfItems(inSection: index)
            section.items.reserveCapacity(count)
            var sizes: [CGSize] = []
            sizes.reserveCapacity(count)
            for item in 0..<count {
                let path = IndexPath(item: item, section: index)
                let size =
                    measured[path] ?? delegate?.collectionView(view, layout: self, sizeForItemAt: path)
                    ?? standardItemSize
                sizes.append(isVertical ? size : CGSize(width: size.height, height: size.width))
            }
            layOutLines(
                sizes, room: max(across - inset.left - inset.right, 0), left: inset.left, gap: gap, spacing: spacing,
                position: &position, into: &section.items)
            position += inset.bottom
            let footer =
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
                ?? footerReferenceSize
            if along(footer) > 0 {
                section.footer = rect(x: 0, y: position, width: across, height: along(footer))
                position += along(footer)
            }
            section.frame = rect(x: 0, y: start, width: across, height: position - start)
            sections.append(section)
        }
        size = isVertical ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
    }

    private func layOutLines(
        _ sizes: [CGSize], room: CGFloat, left: CGFloat, gap: CGFloat, spacing: CGFloat, position: inout CGFloat,
        into frames: inout [CGRect]
    ) {
        var first = 0
        while first < sizes.count {
            var last = first
            var width = sizes[first].width
            var height = sizes[first].height
            while last + 1 < sizes.count, width + gap + sizes[last + 1].width <= room + 0.01 {
                last += 1
                width += gap + sizes[last].width
                height = max(height, sizes[last].height)
            }
            let line = spread(
                count: last - first + 1, width: width, room: room, gap: gap,
                filler: last == sizes.count - 1 ? sizes[last].width : nil)
            var x = left + line.start
            for index in first...last {
                let size = sizes[index]
                frames.append(
                    rect(x: x, y: position + (height - size.height) / 2, width: size.width, height: size.height))
                x += size.width + line.distance
            }
            position += height
            first = last + 1
            if first < sizes.count { position += spacing }
        }
    }

    /// Where a line begins, and the distance between its items.
    ///
    /// Lines are justified: what is left over goes between the items, and around one that is alone. The last line of a
    /// section is laid out as if it were full, with more items as wide as its last one, the `filler`: a grid's columns
    /// go on in it.
    private func spread(
        count: Int, width: CGFloat, room: CGFloat, gap: CGFloat, filler: CGFloat?
    ) -> (start: CGFloat, distance: CGFloat) {
        var places = count
        var rest = room - width
        if let filler, filler + gap > 0, rest > 0 {
            // A grid of a width by division is full though its last place is short by a rounding.
            let more = ((rest + 0.01) / (filler + gap)).rounded(.down)
            if more < 1e6 {
                places += Int(more)
                rest -= more * (filler + gap)
            }
        }
        rest = max(rest, 0)
        return places == 1 ? (rest / 2, gap) : (0, gap + rest / CGFloat(places - 1))
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        isVertical
            ? inset : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    }

    private func rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: x, y: y, width: width, height: height) : CGRect(x: y, y: x, width: height, height: width)
    }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() {
            let path = IndexPath(item: 0, section: index)
            let reaches =
                isVertical
                ? section.frame.maxY >= rect.minY && section.frame.minY <= rect.maxY
                : section.frame.maxX >= rect.minX && section.frame.minX <= rect.maxX
            guard reaches else { continue }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let found = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    found.frame.intersects(rect)
                {
                    result.append(found)
                }
            }
            var item = firstItem(reaching: rect, in: section)
            while item < section.items.count {
                let frame = section.items[item]
                if isVertical ? frame.minY > rect.maxY + size.height : frame.minX > rect.maxX + size.width { break }
                if frame.intersects(rect) {
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: index))
                    attributes.frame = frame
                    result.append(attributes)
                } else if isPast(frame, rect) {
                    break
                }
                item += 1
            }
        }
        return result
    }

    /// Whether an item's whole line lies beyond the rectangle: by a line's height at least, as items are centred.
    private func isPast(_ frame: CGRect, _ rect: CGRect) -> Bool {
        isVertical ? frame.minY - frame.height > rect.maxY : frame.minX - frame.width > rect.maxX
    }

    private func firstItem(reaching rect: CGRect, in section: Section) -> Int {
        // Ends of lines ascend; within a line they differ by at most a line, which stepping back makes good.
        var (low, high) = (0, section.items.count)
        let edge = isVertical ? rect.minY : rect.minX
        while low < high {
            let middle = (low + high) / 2
            let end = isVertical ? section.items[middle].maxY : section.items[middle].maxX
            if end < edge { low = middle + 1 } else { high = middle }
        }
        let start = low
        while low > 0, start - low < 100 { low -= 1 }
        return low
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = Self.attributes(forCellWith: indexPath)
        attributes.frame = sections[indexPath.section].items[indexPath.item]
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard var frame = isHeader ? section.header : section.footer else { return nil }
        if let view = collectionView, isVertical,
            isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        {
            if isHeader {
                let top = view.bounds.minY + view.adjustedContentInset.top
                frame.origin.y = max(frame.minY, min(top, (section.footer?.minY ?? section.frame.maxY) - frame.height))
            } else {
                let bottom = view.bounds.maxY - view.adjustedContentInset.bottom
                frame.origin.y = min(frame.minY, max(bottom - frame.height, section.header?.maxY ?? section.frame.minY))
            }
        }
        let attributes = Self.attributes(ofKind: elementKind, with: IndexPath(item: 0, section: indexPath.section))
        attributes.frame = frame
        attributes.zIndex = 10
        return attributes
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return isVertical ? newBounds.width != old.width : newBounds.height != old.height
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    override func adopt(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) { measured[original.indexPath] = preferred.size }

    override func forgetMeasurements() { measured = [:] }

    override func moveMeasurements(_ newPath: (IndexPath) -> IndexPath?) {
        measured = Dictionary(measured.compactMap { path, size in newPath(path).map { ($0, size) } }) { first, _ in
            first
        }
    }
}

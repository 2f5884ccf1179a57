/// Sections that scroll across the layout.
extension UICollectionView {
    /// How far a section is scrolled across the layout; zero for one that does not scroll.
    func orthogonalOffset(of section: Int) -> CGPoint {
        bands[section]?.contentOffset ?? bandOffsets[section] ?? .zero
    }

    /// Shows a scroll view for each such section in sight, and takes away those that have gone.
    func updateBands() {
        for (section, view) in bands {
            if let band = collectionViewLayout.band(of: section), band.frame.intersects(bounds) {
                view.show(band, at: nil)
            } else {
                bandOffsets[section] = collectionViewLayout.band(of: section) == nil ? nil : view.contentOffset
                bands[section] = nil
                retired.append(view)
            }
        }
        for section in 0..<numberOfSections where bands[section] == nil {
            guard let band = collectionViewLayout.band(of: section), band.frame.intersects(bounds) else { continue }
            let view = OrthogonalScrollView(of: self, section: section)
            UIView.performWithoutAnimation {
                view.show(band, at: bandOffsets.removeValue(forKey: section))
                insertInOrder(view, at: section)
            }
            bands[section] = view
        }
    }

    /// Takes scroll views away once their cells have gone.
    func removeRetiredBands() {
        for view in retired { view.removeFromSuperview() }
        retired = []
    }

    /// Sections have other numbers; what has none any more is gone.
    func moveBands(_ newSection: (Int) -> Int?) {
        var moved: [Int: OrthogonalScrollView] = [:]
        for (section, view) in bands {
            if let new = newSection(section) {
                view.section = new
                moved[new] = view
            } else {
                retired.append(view)
            }
        }
        bands = moved
        bandOffsets = Dictionary(
            bandOffsets.compactMap { section, offset in newSection(section).map { ($0, offset) } }
        ) { first, _ in first }
    }

    func bandDidMove(_ section: Int) { setNeedsLayout() }

    private func insertInOrder(_ view: OrthogonalScrollView, at section: Int) {
        let previous = cells.filter { $0.key.section < section && $0.value.superview === self }.max { $0.key < $1.key }
        if let previous {
            insertSubview(view, aboveSubview: previous.value)
        } else {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
    }

    // MARK: Places

    /// The view that an element stands in.
    func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.isInBand ? bands[attributes.indexPath.section] ?? self : self
    }

    /// What an element's frame loses in the view that it stands in.
    func shift(of attributes: UICollectionViewLayoutAttributes) -> CGVector {
        guard attributes.isInBand,
            let origin = collectionViewLayout.band(of: attributes.indexPath.section)?.frame.origin
        else { return .zero }
        return CGVector(dx: -origin.x, dy: -origin.y)
    }

    /// Where an element is seen, in the collection view's coordinates.
    func visibleFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard attributes.isInBand else { return attributes.frame }
        let offset = orthogonalOffset(of: attributes.indexPath.section)
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Where an item is seen, in the collection view's coordinates.
    func visibleFrame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path).map(visibleFrame) }

    // MARK: Scrolling

    /// Scrolls the section of an item until it is at a place across the layout, and returns where it is seen then.
    func scrollBand(
        to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool
    ) -> CGRect {
        let section = attributes.indexPath.section
        guard attributes.isInBand, let band = collectionViewLayout.band(of: section) else { return attributes.frame }
        let view: OrthogonalScrollView
        if let shown = bands[section] {
            view = shown
        } else {
            // Out of sight: it comes into sight where it is to be.
            view = OrthogonalScrollView(of: self, section: section)
            view.show(band, at: bandOffsets[section])
        }
        let frame = attributes.frame.offsetBy(dx: -band.frame.minX, dy: -band.frame.minY)
        let isAnimated = animated && bands[section] != nil
        var offset = view.contentOffset
        let start: ScrollPosition = band.isHorizontal ? .left : .top
        let middle: ScrollPosition = band.isHorizontal ? .centeredHorizontally : .centeredVertically
        let end: ScrollPosition = band.isHorizontal ? .right : .bottom
        func set(_ value: CGFloat) { if band.isHorizontal { offset.x = value } else { offset.y = value } }
        let (low, high) = band.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let now = band.isHorizontal ? offset.x : offset.y
        let length = band.visibleLength
        if position.contains(start) {
            set(low)
        } else if position.contains(middle) {
            set((low + high) / 2 - length / 2)
        } else if position.contains(end) {
            set(high - length)
        } else if low < now {
            set(low)
        } else if high > now + length {
            set(high - length)
        }
        offset = view.clamped(offset)
        if offset != view.contentOffset { view.setContentOffset(offset, animated: isAnimated) }
        if bands[section] == nil { bandOffsets[section] = offset }
        var seen = band.frame
        if band.isHorizontal { seen.origin.x = 0 } else { seen.origin.y = 0 }
        return seen
    }
}

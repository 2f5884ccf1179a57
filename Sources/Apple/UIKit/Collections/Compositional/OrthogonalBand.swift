/// The part of a section that scrolls across its layout.
struct OrthogonalBand: Equatable {
    /// Where it lies in the collection view's content.
    var frame = CGRect.zero
    /// The length of its groups with the insets around them, in points.
    var length: CGFloat = 0
    /// Whether it scrolls left and right, as it does in a layout that scrolls up and down.
    var isHorizontal = true
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var rate: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
    /// Where each group begins, from the band's beginning.
    var starts: [CGFloat] = []
    /// Where each group ends.
    var ends: [CGFloat] = []
    /// The inset before the first group.
    var leading: CGFloat = 0

    /// How much of the band is seen at once.
    var visibleLength: CGFloat { isHorizontal ? frame.width : frame.height }

    var contentSize: CGSize {
        isHorizontal ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    }

    /// The room that lets the first and the last group come to rest in the middle.
    var restInsets: (before: CGFloat, after: CGFloat) {
        guard behavior == .groupPagingCentered, let start = starts.first, let end = ends.last,
            let firstEnd = ends.first, let lastStart = starts.last
        else { return (0, 0) }
        return (
            max((visibleLength - (firstEnd - start)) / 2 - start, 0),
            max((visibleLength - (end - lastStart)) / 2 - (length - end), 0)
        )
    }

    /// The offset at which a group is at rest.
    func rest(of group: Int) -> CGFloat {
        behavior == .groupPagingCentered
            ? (starts[group] + ends[group]) / 2 - visibleLength / 2 : starts[group] - leading
    }

    /// Where the band comes to rest when it is let go.
    ///
    /// - Parameters:
    ///   - proposed: where it would come to rest by itself.
    ///   - start: where it was when the finger came down.
    ///   - offset: where it is now.
    ///   - velocity: how fast it moves, in points a millisecond.
    func target(proposed: CGFloat, start: CGFloat, offset: CGFloat, velocity: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary:
            return starts.isEmpty ? proposed : rest(of: nearest(to: proposed))
        case .groupPaging, .groupPagingCentered:
            guard !starts.isEmpty else { return proposed }
            let first = nearest(to: start)
            var group = nearest(to: offset)
            if velocity > 0.2 { group = max(group, first) + (offset > rest(of: max(group, first)) ? 1 : 0) }
            if velocity < -0.2 { group = min(group, first) - (offset < rest(of: min(group, first)) ? 1 : 0) }
            return rest(of: min(max(group, first - 1, 0), first + 1, starts.count - 1))
        }
    }

    private func nearest(to offset: CGFloat) -> Int {
        starts.indices.min { abs(rest(of: $0) - offset) < abs(rest(of: $1) - offset) } ?? 0
    }
}

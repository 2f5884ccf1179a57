/// What scrolls a section across the layout of its collection view. The section's cells are its subviews.
final class OrthogonalScrollView: UIScrollView {
    private weak var collection: UICollectionView?
    var section: Int
    private(set) var band = OrthogonalBand()

    init(of collection: UICollectionView, section: Int) {
        self.collection = collection
        self.section = section
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// Takes on a band; `offset` is where to begin, or nil to stay.
    func show(_ band: OrthogonalBand, at offset: CGPoint?) {
        guard band != self.band || offset != nil else { return }
        let isNew = self.band.behavior == .none
        self.band = band
        frame = band.frame
        let (before, after) = band.restInsets
        contentInset =
            band.isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        contentSize = band.contentSize
        isPagingEnabled = band.behavior == .paging
        decelerationRate = DecelerationRate(rawValue: band.rate)
        bounces = band.bounce != .never
        alwaysBounceHorizontal = band.isHorizontal && band.bounce == .always
        alwaysBounceVertical = !band.isHorizontal && band.bounce == .always
        if let offset {
            contentOffset = clamped(offset)
        } else if isNew {
            contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
        }
    }

    override func offsetDidMove() { collection?.bandDidMove(section) }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        var target = target
        if band.isHorizontal {
            target.x = band.target(
                proposed: target.x, start: drag.start.x, offset: contentOffset.x, velocity: velocity.x)
        } else {
            target.y = band.target(
                proposed: target.y, start: drag.start.y, offset: contentOffset.y, velocity: velocity.y)
        }
        return clamped(target)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

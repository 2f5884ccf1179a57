/// Shows its content in a scroll view.
final class ScrollElement: ImplicitStackElement {
    let scrollView = FollowedScrollView()
    private var refresher: Refresher?
    /// Where the element was placed last, for what is placed anew as it scrolls.
    private var last: (rect: CGRect, canvas: PlacementCanvas)?
    private var hasGrown = false
    /// Whether something in the content depends on how far it is scrolled.
    var followsScrolling = false
    /// Room around the content, by `contentMargins(_:_:for:)`.
    var margins = UIEdgeInsets.zero
    /// The edge from which the content is shown first.
    var firstAnchor: UnitPoint?
    /// How large it is, for the views in it.
    let room = ScrollRoom()
    private var hasBeenShown = false
    /// How many views one swipe may pass, if scrolling rests where a view begins.
    var alignment: Int?
    /// An app's own way to say where scrolling rests.
    var behavior: (any ScrollTargetBehavior)?
    var environment = EnvironmentValues()
    /// Whether the marks are seen for a moment as the content comes to the screen.
    var flashesIndicators = false
    /// How often the marks have been asked to be seen for a moment.
    var flashes = 0 {
        didSet { if flashes != oldValue { graph?.afterLayout { [scrollView] in scrollView.flashScrollIndicators() } } }
    }
    /// Who says and is told what is seen first.
    var follower: ScrollFollower?
    /// The identity that was told last.
    var lastTold: AnyHashable?
    var axes = Axis.Set.vertical {
        didSet {
            scrollView.alwaysBounceVertical = axes.contains(.vertical)
            scrollView.alwaysBounceHorizontal = axes.contains(.horizontal)
        }
    }

    init() {
        super.init()
        scrollView.didScroll = { [weak self] in
            self?.placeAgain()
            self?.tellPosition()
            self?.scrollView.tellGeometry()
            self?.tellTargets()
        }
        scrollView.restingPlace = { [weak self] target, velocity in
            guard let self else { return target }
            if let behavior { return rested(behavior, target, velocity) }
            return alignment.map { self.aligned(target, $0) } ?? target
        }
    }

    func follow(_ action: RefreshAction?) {
        refresher = Refresher.follow(action, on: scrollView, refresher)
    }

    private func offer(_ size: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : size.width,
            height: axes.contains(.vertical) ? nil : size.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            room.size = CGSize(width: max(width - margins.left - margins.right, 0), height: height)
        }
        let content = super.computeSize(offer(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let outer = canvas.extended(rect)
        canvas.add(scrollView, at: outer)
        let insets = canvas.scrollInsets(of: rect).adding(margins)
        if scrollView.contentInset != insets { scrollView.contentInset = insets }
        last = (rect, canvas)
        followsScrolling = false
        placeContent(rect, canvas, outer)
        if followsScrolling { canvas.scroller?.followsScrolling = true }
        if !scrollView.listeners.isEmpty {
            graph?.afterLayout { [weak self] in
                self?.scrollView.tellGeometry()
                self?.tellTargets()
            }
        }
    }

    private func placeContent(_ rect: CGRect, _ canvas: PlacementCanvas, _ outer: CGRect) {
        let offer = offer(ProposedViewSize(rect.size))
        let content = scrollView.scrolledContent
        // What is made as it comes into sight may be larger than it was taken to be.
        for _ in 0..<4 {
            hasGrown = false
            let size = super.computeSize(offer)
            let x = axes.contains(.horizontal) ? 0 : (rect.width - size.width) / 2
            let offset = scrollView.contentOffset
            let shift = CGPoint(x: outer.minX - offset.x, y: outer.minY - offset.y)
            var place = canvas.place.inside(shift)
            place.host = content
            place.origin = .zero
            let shown = CGRect(
                x: offset.x + rect.minX - outer.minX, y: offset.y + rect.minY - outer.minY, width: rect.width,
                height: rect.height)
            place.spaces.add(ScrollSpace.name, shown)
            if axes.contains(.horizontal) { place.spaces.add(ScrollSpace.horizontal, shown) }
            if axes.contains(.vertical) { place.spaces.add(ScrollSpace.vertical, shown) }
            // The scroll view insets its content by what of it is beyond the safe area.
            let area = CGRect(origin: .zero, size: size)
            let width = axes.contains(.horizontal) ? size.width : rect.width
            let mirror = canvas.mirror.isFlipped ? LayoutMirror(width: width) : LayoutMirror()
            let inner = PlacementCanvas(
                safeArea: area, screen: area, scale: canvas.pixels,
                visible: mirror(CGRect(origin: offset, size: outer.size)), place: place)
            inner.mirror = mirror
            inner.scroller = self
            super.place(CGRect(origin: CGPoint(x: x, y: 0), size: size), offer, in: inner)
            scrollView.adoptContent(inner.views)
            let contentSize = CGSize(width: axes.contains(.horizontal) ? size.width : rect.width, height: size.height)
            if scrollView.contentSize != contentSize { scrollView.contentSize = contentSize }
            guard hasGrown else { break }
        }
        scrollView.placedOffset = scrollView.contentOffset
        showFirst(rect.size)
    }

    /// Begins where the app wants the content to be seen first.
    private func showFirst(_ room: CGSize) {
        guard !hasBeenShown, room.height > 0, scrollView.contentSize != .zero else { return }
        hasBeenShown = true
        if flashesIndicators { scrollView.flashScrollIndicators() }
        let isFlipped = last?.canvas.mirror.isFlipped ?? false
        guard let firstAnchor = firstAnchor ?? (isFlipped ? .topTrailing : nil) else { return }
        let size = scrollView.contentSize
        var offset = scrollView.contentOffset
        if axes.contains(.vertical), size.height > room.height {
            offset.y += (size.height - room.height) * firstAnchor.y
        }
        if axes.contains(.horizontal), size.width > room.width { offset.x += (size.width - room.width) * firstAnchor.x }
        scrollView.contentOffset = offset
    }

    /// Where the view with an identity is in the content.
    func contentRect(of id: AnyHashable) -> CGRect? {
        guard let last else { return nil }
        let offer = offer(ProposedViewSize(last.rect.size))
        let size = super.computeSize(offer)
        let x = axes.contains(.horizontal) ? 0 : (last.rect.width - size.width) / 2
        let found = locate(id, CGRect(origin: CGPoint(x: x, y: 0), size: size), offer)
        guard last.canvas.mirror.isFlipped else { return found }
        return found.map(LayoutMirror(width: axes.contains(.horizontal) ? size.width : last.rect.width).callAsFunction)
    }

    /// The views at which scrolling comes to rest, in the content.
    var contentTargets: [ScrollRest] {
        guard let last else { return [] }
        let offer = offer(ProposedViewSize(last.rect.size))
        let size = super.computeSize(offer)
        let x = axes.contains(.horizontal) ? 0 : (last.rect.width - size.width) / 2
        return super.scrollTargets(CGRect(origin: CGPoint(x: x, y: 0), size: size), offer)
    }

    // Those of what is scrolled here are of no use to a scroll view around.
    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] { [] }

    /// The content has become larger or smaller as it was placed.
    func contentDidGrow() {
        hasGrown = true
    }

    private func placeAgain() {
        guard followsScrolling, let last, let graph else { return }
        placeContent(last.rect, last.canvas, scrollView.frame)
        graph.didPlace()
    }

    override var extendsOverSafeArea: Bool { false }
}

/// A scroll view that tells when it has scrolled.
final class FollowedScrollView: UIScrollView, UIScrollViewDelegate {
    var didScroll: () -> Void = {}
    /// Where scrolling rests that would end at a place.
    var restingPlace: (CGPoint, CGPoint) -> CGPoint = { target, _ in target }
    /// Who is told of what the view does.
    var listeners: [ScrollListener] = []
    private var phase = ScrollPhase.idle
    /// What was told last.
    private var told: ScrollGeometry?

    private func enter(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        for listener in listeners { listener.phase(old, new, ScrollGeometry(self)) }
    }

    /// Tells of the geometry, if it is another one.
    func tellGeometry() {
        guard !listeners.isEmpty, bounds.width > 0 else { return }
        let geometry = ScrollGeometry(self)
        guard geometry != told else { return }
        told = geometry
        for listener in listeners { listener.geometry(geometry) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { enter(.interacting) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        enter(decelerate ? .decelerating : .idle)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { enter(.idle) }

    /// How far the content was scrolled when it was placed.
    var placedOffset = CGPoint.zero
    private var isTelling = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee = restingPlace(targetContentOffset.pointee, velocity) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard contentOffset != placedOffset, !isTelling else { return }
        isTelling = true
        didScroll()
        isTelling = false
    }
}

/// The space of the nearest scroll view.
enum ScrollSpace {
    static var key: AnyHashable { AnyHashable(ObjectIdentifier(ScrollElement.self)) }
    @MainActor static let name = SpaceName(key)

    /// The key for the nearest scroll view that scrolls along an axis.
    static func key(_ axis: Axis) -> AnyHashable { AnyHashable([key, AnyHashable(axis)]) }
    @MainActor static let horizontal = SpaceName(key(.horizontal))
    @MainActor static let vertical = SpaceName(key(.vertical))
}

extension UIScrollView {
    /// What holds the views that are scrolled.
    var scrolledContent: GroupView {
        if let content = subviews.first(where: { $0 is ScrolledContent }) as? ScrolledContent { return content }
        let content = ScrolledContent()
        insertSubview(content, at: 0)
        return content
    }

    /// Shows `views` as what is scrolled.
    func adoptContent(_ views: [UIView]) { scrolledContent.adopt(views) }
}

/// Holds the content of a scroll view.
private final class ScrolledContent: GroupView {}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}

/// Shows one controller a page, and turns the pages by a swipe.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages change.
    public enum TransitionStyle: Int, Sendable {
        /// Pages move aside, as with `scroll`: no paper is curled here.
        case pageCurl
        /// Pages are dragged beside each other.
        case scroll
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side, or one under the other.
        case horizontal, vertical
    }

    /// The direction in which a page comes.
    public enum NavigationDirection: Int, Sendable {
        /// As the next one, or as the one before.
        case forward, reverse
    }

    /// The names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A number: the distance of two pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The raw value of a ``SpineLocation``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Where the spine of curled pages is.
    public enum SpineLocation: Int, Sendable {
        /// There is none, at the left or upper edge, between two pages, or at the right or lower edge.
        case none, min, mid, max
    }

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    private let spacing: CGFloat
    /// Where the spine of curled pages is; `.none` for pages that scroll. One page is shown, wherever it is.
    public let spineLocation: SpineLocation
    /// Has no effect: no paper is curled here, and so no page has a back.
    open var isDoubleSided = false

    /// The object that hears of changes; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Without one a person cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { neighboursChanged() }
    }

    private let scrollView = UIScrollView(frame: .zero)
    private let pageControl = UIPageControl(frame: .zero)
    private lazy var scrolling = PageScrolling(self)

    private var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var neighboursAreKnown = false
    /// The page that is coming.
    private var pending: UIViewController?
    /// Called at the end of a move that the program began.
    private var finishMove: ((Bool) -> Void)?
    private var isArranging = false

    /// The room of the dots, in points.
    private static let controlHeight: CGFloat = 37

    /// Creates a controller whose style and axis stay.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing =
            (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
            ?? (options?[.interPageSpacing] as? CGFloat) ?? 0
        let spine = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
        spineLocation = style == .scroll ? .none : spine ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the default style, side by side.
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = coder.nibAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = coder.nibAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spacing = coder.nibAttribute("pageSpacing").flatMap(Double.init).map { CGFloat(min(max($0, -1e6), 1e6)) } ?? 0
        spineLocation = transitionStyle == .scroll ? .none : .min
        super.init(coder: coder)
    }

    // MARK: Pages

    /// The page that is shown.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// The recogniser that drags pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

    /// Shows a page.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition((viewControllers?.count ?? 0) <= 1, "A page view controller shows one page at a time")
        finishMove?(false)
        settle()
        guard let new = viewControllers?.first, new !== current else {
            if viewControllers?.first == nil, let old = current { replace(old, by: nil) }
            updateControl(asked: true)
            completion?(true)
            return
        }
        guard animated, isOnScreen, let old = current, UIView.areAnimationsEnabled else {
            replace(current, by: new)
            updateControl(asked: true)
            completion?(true)
            return
        }
        if direction == .forward { (before, after) = (nil, new) } else { (before, after) = (new, nil) }
        neighboursAreKnown = true
        arrange()
        begin(new, animated: true)
        updateControl(asked: true)
        scrollView.isUserInteractionEnabled = false
        finishMove = { [self] finished in
            finishMove = nil
            scrollView.isUserInteractionEnabled = true
            complete(old, new)
            completion?(finished)
        }
        scrollView.setContentOffset(offset(ofPage: pageIndex(of: new)), animated: true)
    }

    /// Puts `new` in the place of `old`, with no motion.
    private func replace(_ old: UIViewController?, by new: UIViewController?) {
        old?.tellWillMove(toParent: nil)
        if let new { addChild(new) }
        let appears = isOnScreen
        if appears {
            old?.beginAppearanceTransition(false, animated: false)
            new?.loadViewIfNeeded()
            new?.beginAppearanceTransition(true, animated: false)
        }
        current = new
        neighboursChanged()
        if isViewLoaded {
            if let new { scrollView.addSubview(new.view) }
            arrange()
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if appears {
            new?.announceIsAppearing()
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        old?.removeFromParent()
        new?.tellDidMove(toParent: self)
    }

    private var isOnScreen: Bool {
        switch appearance {
        case .appearing, .appeared: isViewLoaded
        case .disappeared, .disappearing: false
        }
    }

    private func neighboursChanged() {
        neighboursAreKnown = false
        (before, after) = (nil, nil)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: View

    open override func loadView() {
        showsChildrenItself = true
        let view = PageContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.delegate = scrolling
        view.addSubview(scrollView)
        pageControl.isHidden = true
        pageControl.addAction(UIAction { [weak self] _ in self?.turnedByControl() }, for: .valueChanged)
        view.addSubview(pageControl)
        self.view = view
        if let current { scrollView.addSubview(current.view) }
    }

    fileprivate func layOut() {
        let showsControl = !pageControl.isHidden
        let bounds = view.bounds
        let room = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height - (showsControl ? Self.controlHeight : 0))
        pageControl.frame = CGRect(x: 0, y: room.height, width: bounds.width, height: Self.controlHeight)
        let frame =
            navigationOrientation == .horizontal
            ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
        let changed = scrollView.frame != frame
        if changed { scrollView.frame = frame }
        if !neighboursAreKnown, pending == nil, finishMove == nil {
            findNeighbours()
            updateControl(asked: false)
            arrange()
        } else if changed {
            arrange()
        }
    }

    private func findNeighbours() {
        guard let current else { return }
        neighboursAreKnown = true
        before = dataSource?.pageViewController(self, viewControllerBefore: current)
        after = dataSource?.pageViewController(self, viewControllerAfter: current)
    }

    // MARK: Where pages are

    private var pages: [UIViewController] { [before, current, after].compactMap { $0 } }

    private func pageIndex(of page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? 0 }

    private var pitch: CGFloat {
        navigationOrientation == .horizontal ? scrollView.bounds.width : scrollView.bounds.height
    }

    private func offset(ofPage index: Int) -> CGPoint {
        let distance = CGFloat(index) * pitch
        return navigationOrientation == .horizontal
            ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    private func frame(of page: UIViewController) -> CGRect {
        let origin = offset(ofPage: pageIndex(of: page))
        let frame = CGRect(origin: origin, size: scrollView.bounds.size)
        return navigationOrientation == .horizontal
            ? frame.insetBy(dx: spacing / 2, dy: 0) : frame.insetBy(dx: 0, dy: spacing / 2)
    }

    /// The content for the pages that are known, with the current one shown.
    private func arrange() {
        guard isViewLoaded, let current else { return }
        isArranging = true
        defer { isArranging = false }
        let length = CGFloat(pages.count) * pitch
        scrollView.contentSize =
            navigationOrientation == .horizontal
            ? CGSize(width: length, height: scrollView.bounds.height)
            : CGSize(width: scrollView.bounds.width, height: length)
        // A lone page stays where it is under a finger unless others could come.
        let bounces = dataSource != nil
        scrollView.alwaysBounceHorizontal = bounces && navigationOrientation == .horizontal
        scrollView.alwaysBounceVertical = bounces && navigationOrientation == .vertical
        scrollView.isScrollEnabled = dataSource != nil
        scrollView.contentOffset = offset(ofPage: pageIndex(of: current))
        place(current)
    }

    private func place(_ page: UIViewController) {
        let view: UIView = page.view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        view.frame = frame(of: page)
    }

    // MARK: Turning

    /// `new` comes into view.
    private func begin(_ new: UIViewController, animated: Bool) {
        pending = new
        new.loadViewIfNeeded()
        if new.parent !== self { addChild(new) }
        current?.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        place(new)
        scrollView.addSubview(new.view)
        new.view.layoutIfNeeded()
        new.announceIsAppearing()
    }

    /// `new` has taken the place of `old`.
    private func complete(_ old: UIViewController, _ new: UIViewController) {
        pending = nil
        current = new
        old.tellWillMove(toParent: nil)
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        old.removeFromParent()
        new.tellDidMove(toParent: self)
        neighboursChanged()
        arrange()
    }

    /// The page that was coming goes away again.
    private func giveUp(_ page: UIViewController) {
        pending = nil
        page.beginAppearanceTransition(false, animated: true)
        current?.beginAppearanceTransition(true, animated: true)
        page.tellWillMove(toParent: nil)
        page.view.removeFromSuperview()
        page.endAppearanceTransition()
        page.removeFromParent()
        current?.endAppearanceTransition()
    }

    fileprivate func didScroll() {
        guard !isArranging, finishMove == nil, let current, pitch > 0 else { return }
        let position = navigationOrientation == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        let distance = position - CGFloat(pageIndex(of: current)) * pitch
        let coming = distance > 0.5 ? after : distance < -0.5 ? before : pending
        guard coming !== pending else { return }
        if let pending {
            giveUp(pending)
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: false)
        }
        guard let coming else { return }
        delegate?.pageViewController(self, willTransitionTo: [coming])
        begin(coming, animated: true)
    }

    /// The scrolling came to rest.
    fileprivate func didEndScrolling() {
        if let finishMove {
            finishMove(true)
            return
        }
        guard let current, let pending, pitch > 0 else { return }
        let position = navigationOrientation == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        let isThere = Int((position / pitch).rounded()) == pageIndex(of: pending)
        if isThere {
            let step = pending === after ? 1 : -1
            complete(current, pending)
            showDot(shownDot + step)
        } else {
            giveUp(pending)
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: isThere)
    }

    /// Whatever moves is at its end.
    private func settle() {
        guard pending != nil else { return }
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        didEndScrolling()
    }

    // MARK: Dots

    /// - Parameter asked: Whether the data source has to say again which dot stands for the page.
    private func updateControl(asked: Bool) {
        let count = dataSource?.presentationCount(for: self) ?? 0
        let shows = count > 0 && transitionStyle == .scroll && navigationOrientation == .horizontal
        if pageControl.isHidden == shows {
            pageControl.isHidden = !shows
            mustAskForDot = true
            viewIfLoaded?.setNeedsLayout()
        }
        guard shows, let dataSource else { return }
        if pageControl.numberOfPages != count { pageControl.numberOfPages = count }
        if asked || mustAskForDot {
            mustAskForDot = false
            showDot(dataSource.presentationIndex(for: self))
        }
    }
    private var mustAskForDot = false
    /// The dot before a person touched the control.
    private var shownDot = 0

    private func turnedByControl() {
        guard let current, pending == nil, finishMove == nil else { return }
        let goesOn = pageControl.currentPage > shownDot
        guard let next = goesOn ? after : before else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        let dot = pageControl.currentPage
        setViewControllers([next], direction: goesOn ? .forward : .reverse, animated: true) { [weak self] finished in
            guard let self else { return }
            showDot(dot)
            delegate?.pageViewController(
                self, didFinishAnimating: finished, previousViewControllers: [current], transitionCompleted: true)
        }
        showDot(dot)
    }

    private func showDot(_ dot: Int) {
        pageControl.currentPage = dot
        shownDot = pageControl.currentPage
    }
}

@MainActor
private final class PageContainerView: UIView {
    weak var controller: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}

/// Hears of the scrolling, so that the controller itself need not be a public delegate of it.
@MainActor
private final class PageScrolling: NSObject, UIScrollViewDelegate {
    private unowned let controller: UIPageViewController

    init(_ controller: UIPageViewController) {
        self.controller = controller
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { controller.didScroll() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { controller.didEndScrolling() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller.didEndScrolling() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller.didEndScrolling() }
}

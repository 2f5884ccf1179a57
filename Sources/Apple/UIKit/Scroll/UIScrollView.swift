package import Stage

/// A view that shows a part of something larger and lets a person move it.
///
/// The offset of the content is the origin of the view's bounds, as everywhere in UIKit; all motion is timed by the
/// frames of the window's surface.
open class UIScrollView: UIView, _ScrollDelegating {
    // MARK: Content

    // observable
    /// The size of the content, in points.
    open var contentSize: CGSize = .zero {
        willSet { _willChangeValue(self, "contentSize") }
        didSet {
            defer { _didChangeValue(self, "contentSize") }
            guard contentSize != oldValue else { return }
            updateAdjustedContentInset()
            clampOffsetAtRest()
            contentGeometryDidChange()
            endObserver?.scrollViewDidMove(self)
        }
    }

    // observable
    /// Where the view's top left corner lies in the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls to a point of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil, layer.host != nil else {
            if !isMovingByItself { stopMotion() }
            bounds.origin = contentOffset
            return
        }
        startAnimation(to: contentOffset)
    }

    // observable
    /// The room around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { _willChangeValue(self, "contentInset") }
        didSet {
            if contentInset != oldValue { updateAdjustedContentInset() }
            _didChangeValue(self, "contentInset")
        }
    }

    /// The insets around the content: ``contentInset`` and, as the behaviour says, the safe area.
    open internal(set) var adjustedContentInset: UIEdgeInsets = .zero

    /// How the safe area is added to the insets. `.automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedContentInset() }
    }

    /// Called when ``UIScrollView/adjustedContentInset`` has changed.
    open func adjustedContentInsetDidChange() {}

    /// Whether the indicators keep to the safe area. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.setNeedsUpdate() }
    }

    // MARK: Behaviour

    /// Whether the user may scroll. True by default.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether a drag keeps to the axis it began along. False by default.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling goes beyond the content and springs back. True by default.
    open var bounces = true
    /// Whether it does so from side to side, as long as ``bounces``. True by default.
    open var bouncesHorizontally = true
    /// Whether it does so up and down, as long as ``bounces``. True by default.
    open var bouncesVertically = true
    /// Whether it does so along the axis when the content fits. False by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }
    /// Whether it does so along the axis when the content fits. False by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }
    /// Whether scrolling comes to rest at multiples of the size. False by default.
    open var isPagingEnabled = false
    /// How fast scrolling slows down. `.normal` by default.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether touches wait until it is clear that nothing is scrolled. True by default.
    open var delaysContentTouches = true
    /// Whether a drag takes touches away from the content. True by default.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top. True by default.
    open var scrollsToTop = true
    /// How a drag ends editing. `.none` by default.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    // MARK: Indicators

    /// Whether the indicator shows while scrolling. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.setNeedsUpdate() }
    }
    /// Whether the indicator shows while scrolling. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.setNeedsUpdate() }
    }
    /// The colour of the indicators. `.default` by default.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { indicators.setNeedsUpdate() }
    }
    /// The room beside the indicators, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.setNeedsUpdate() }
    }
    /// The room beside the indicators, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.setNeedsUpdate() }
    }
    /// The room beside the indicators, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.show()
        indicators.hide(after: 0.8)
    }

    // MARK: State

    /// Whether a finger touches the content.
    open internal(set) var isTracking = false
    /// Whether a finger has begun to move the content.
    open internal(set) var isDragging = false
    /// Whether the content still moves after the finger has left it.
    open internal(set) var isDecelerating = false

    // MARK: Zooming

    /// The smallest scale. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { updateZoomGestures() }
    }
    /// The largest scale. 1 by default.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { updateZoomGestures() }
    }
    /// Whether zooming goes beyond its limits and springs back. True by default.
    open var bouncesZoom = true
    /// Whether two fingers are zooming.
    open internal(set) var isZooming = false
    /// Whether the scale is on its way back into its limits.
    open internal(set) var isZoomBouncing = false

    /// The scale of the content.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale of the content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: min(max(scale, minimumZoomScale), maximumZoomScale), animated: animated)
    }

    /// Zooms so that `rect`, in the coordinates of the zoomed view, is as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toShow: rect, animated: animated)
    }

    // MARK: Gestures

    /// The recogniser by which the user scrolls.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(for: self)
    /// The recogniser by which the user zooms.
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = makePinchGestureRecognizer()

    /// Whether the content may have touches that began on `view`, one of its subviews.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether touches that `view` already has are taken from it when the finger moves.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Refreshing

    /// The control that is pulled down to reload.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.detach(from: self)
            refreshControl?.attach(to: self)
        }
    }

    // MARK: Layout guides

    /// The content: its constraints to views give ``contentSize``.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = _makeScrollContentGuide()
    /// The view's frame, whatever part of the content it shows.
    open private(set) lazy var frameLayoutGuide: UILayoutGuide = _makeScrollFrameGuide()

    /// A bar that follows the content.
    package weak var scrollObserver: (any ScrollObserver)?
    /// A bar under which the content may end.
    package weak var endObserver: (any ScrollObserver)?
    /// How much further than its inset the content can be pulled down before it gives way less: a large title unfolds.
    package var topSlack: CGFloat = 0

    // MARK: Private state (the extensions of this type)

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    var drag = DragState()
    var motion: Motion?
    var motionLink: CADisplayLink?
    var isMovingByItself = false
    var isTrackingRunLoop = false
    var currentZoomScale: CGFloat = 1
    var zoomStart: (scale: CGFloat, anchor: CGPoint)?
    private(set) lazy var indicators = ScrollIndicators(of: self)
    var lastOffset = CGPoint.zero

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIScrollView.self)
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: Auto Layout

    package override var _edgesAreThoseOfContent: Bool { true }

    /// Parts of the safe area already covered by the content's insets are not passed to subviews.
    package override var _safeAreaInsetsForSubviews: UIEdgeInsets {
        let (safe, used, own) = (safeAreaInsets, adjustedContentInset, contentInset)
        return UIEdgeInsets(
            top: max(0, safe.top - (used.top - own.top)), left: max(0, safe.left - (used.left - own.left)),
            bottom: max(0, safe.bottom - (used.bottom - own.bottom)),
            right: max(0, safe.right - (used.right - own.right)))
    }

    package override func _layoutEngineContentSize(_ size: CGSize) {
        contentSize = size
    }

    // MARK: Overridden from UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let change = newValue.origin != super.bounds.origin ? ObservedChange(of: self, "contentOffset") : nil
            super.bounds = newValue
            if newValue.origin != lastOffset { offsetDidChange() }
            change?.end()
        }
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        super.boundsSizeDidChange(from: old)
        updateAdjustedContentInset()
        clampOffsetAtRest()
        contentGeometryDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopEverything() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateAdjustedContentInset() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAdjustedContentInset()
        indicators.layOut()
        refreshControl?.layOut(in: self)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer
            ? dragShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    package override func handleScroll(_ event: ScrollEvent) -> Bool {
        scroll(by: event) || super.handleScroll(event)
    }

    /// Whether keys scroll the content that nothing else has used: arrows, Page Up and Down, Home, End and the space bar.
    open var allowsKeyboardScrolling = true

    // MARK: Accessibility (UIScrollView+Accessibility.swift)

    package override var accessibilityGrouping: AccessibilityGrouping? {
        AccessibilityGrouping(role: .scrollArea, scroll: accessibleScroll)
    }
    package override func showForAccessibility(_ frame: CGRect) {
        scrollRectToVisible(convertFromScreen(frame), animated: false)
    }
    package override func scrollForAccessibility(to point: CGPoint) -> Bool { scrollAccessibly(to: point) }
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollByPage(direction)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators.setNeedsUpdate()
    }

    /// For subclasses that lay out what is visible: the size, the content's size or its insets changed.
    func contentGeometryDidChange() {
        indicators.setNeedsUpdate()
        setNeedsLayout()
    }

    /// For subclasses: the content moved.
    func offsetDidMove() {}

    /// For subclasses: where a drag is to end, other than it would.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// For subclasses: a finger is still down, at `time` in seconds of the touches' clock.
    func timePassed(to time: TimeInterval) {}

    /// How long content waits for a touch that may become a drag, in seconds; UIKit's value.
    static let touchDelay: TimeInterval = 0.15

    // MARK: Scrolling to something

    /// Scrolls as little as is needed to show `rect`, in the content's coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        guard !rect.isNull else { return }
        func origin(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if high - low > visibleHigh - visibleLow {
                return low < visibleLow ? low : (high > visibleHigh ? low : visibleLow)
            }
            if low < visibleLow { return low }
            if high > visibleHigh { return high - (visibleHigh - visibleLow) }
            return visibleLow
        }
        var offset = CGPoint(
            x: origin(rect.minX, rect.maxX, visible.minX, visible.maxX) - inset.left,
            y: origin(rect.minY, rect.maxY, visible.minY, visible.maxY) - inset.top)
        offset.x = min(max(offset.x, horizontalLimits.lowerBound), horizontalLimits.upperBound)
        offset.y = min(max(offset.y, verticalLimits.lowerBound), verticalLimits.upperBound)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}

/// Who hears of a scroll view's movements. A subclass with a larger delegate protocol declares `delegate` anew with
/// that type, which a member of a class could not be overridden with.
@preconcurrency @MainActor
public protocol _ScrollDelegating: UIScrollView {}

extension _ScrollDelegating {
    /// The object that hears of scrolling; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { _scrollDelegate }
        set { _scrollDelegate = newValue }
    }
}

extension UIScrollView {
    /// The object that hears of scrolling; held weakly.
    public var _scrollDelegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    /// How the safe area is added to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// By the controller, along the axes that scroll, never, or always.
        case automatic, scrollableAxes, never, always
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Chosen for the background, black, or white.
        case `default`, black, white
    }

    /// How a drag ends editing.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all, when it begins, or when it reaches the input view; with its accessory or not.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The share of the velocity left after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

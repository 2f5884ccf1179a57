package import Stage

/// Dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private enum Metrics {
        static let dot: CGFloat = 7
        static let pitch: CGFloat = 16
        /// The height of the surface behind the dots.
        static let surface: CGFloat = 26
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeNib(coder, UIPageControl.self)
    }

    /// The number of dots. 0 by default.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            storedPage = min(storedPage, max(numberOfPages - 1, 0))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private var storedPage = 0

    // observable
    /// Kept inside the number of pages. Setting it tells no target.
    open var currentPage: Int {
        get { storedPage }
        set {
            let change = ObservedChange(of: self, "currentPage")
            storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
            if !isTracking || !defersCurrentPageDisplay { updateCurrentPageDisplay() }
            window?.accessibilityDidChange()
            change.end()
        }
    }

    /// Whether a page that a touch goes to is shown when the app calls ``updateCurrentPageDisplay()``, and not at once.
    open var defersCurrentPageDisplay = false

    /// Shows the current page.
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    /// Whether one dot is hidden. False by default.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the dots; nil takes the default.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the current page's dot; nil takes the default.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// When a surface shows behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While they are touched.
        case automatic
        /// Always.
        case prominent
        /// Never, or hardly.
        case minimal
    }

    /// Whether the person is touching the dots, and how.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none
        /// To go one page on or back.
        case discrete
        /// Dragging from page to page.
        case continuous
    }

    /// The way in which pages follow each other.
    public enum Direction: Int, Sendable {
        /// As the language is written.
        case natural
        /// From left to right, from right to left, down, or up.
        case leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// When a surface shows behind the dots. `.automatic` by default.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
    /// How the dots are being touched.
    open var interactionState: InteractionState { isTracking ? .discrete : .none }
    /// Whether a drag goes from page to page. True by default.
    open var allowsContinuousInteraction = true
    /// The way in which pages follow each other. Only those along a line from left to right are drawn.
    open var direction: Direction = .natural

    /// The picture in place of every dot; nil is for dots.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The picture in place of the current page's dot; nil is for the others' picture.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// Sets the picture in place of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsDisplay()
    }
    /// Returns the picture in place of a page's dot; nil if the page has none of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets the picture in place of a page's dot while it is the current page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        setNeedsDisplay()
    }
    /// Returns the picture in place of a page's dot while it is the current page; nil if the page has none of its own.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func shownImage(of page: Int) -> UIImage? {
        let usual = images[page] ?? preferredIndicatorImage
        guard page == storedPage else { return usual }
        return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual
    }

    /// Returns the size, in points, that the dots of so many pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: CGFloat(max(pageCount, 1)) * Metrics.pitch + 2 * Metrics.pitch,
            height: systemMeasures.pageControlHeight)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// A tap goes one page on at the right of the current dot, and back at its left.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        turn(to: storedPage + (touch.location(in: self).x > middle(of: storedPage) ? 1 : -1))
    }

    private func middle(of page: Int) -> CGFloat {
        bounds.midX + (CGFloat(page) - CGFloat(numberOfPages - 1) / 2) * Metrics.pitch
    }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let current = currentPageIndicatorTintColor ?? .white
        let other = pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
        if backgroundStyle == .prominent || backgroundStyle == .automatic && isTracking {
            let width = CGFloat(numberOfPages + 1) * Metrics.pitch
            let surface = CGRect(
                x: bounds.midX - width / 2, y: bounds.midY - Metrics.surface / 2, width: width, height: Metrics.surface)
            canvas.fill(
                RoundedRect(surface, radius: Metrics.surface / 2), UIColor.systemFill.resolved(traitCollection))
        }
        for page in 0..<numberOfPages {
            if let image = shownImage(of: page) {
                // Pictures are drawn in the dots' colours, no larger than their places.
                let factor = min(1, Metrics.pitch / max(image.size.width, image.size.height, 1))
                let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
                let place = CGRect(
                    x: middle(of: page) - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                    height: size.height)
                let color = page == storedPage ? current : other
                image.withRenderingMode(.alwaysTemplate).draw(
                    on: canvas, in: place, tint: color, traits: traitCollection)
                continue
            }
            let dot = CGRect(
                x: middle(of: page) - Metrics.dot / 2, y: bounds.midY - Metrics.dot / 2, width: Metrics.dot,
                height: Metrics.dot)
            let color = page == storedPage ? current : other
            canvas.fill(RoundedRect(dot, radius: Metrics.dot / 2), color.resolved(traitCollection))
        }
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityValue: String? { "page \(storedPage + 1) of \(numberOfPages)" }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
    package override func describe(_ element: inout AccessibilityElement) {
        element.range = .init(minimum: 1, maximum: Double(max(numberOfPages, 1)), value: Double(storedPage + 1))
    }
    package override func enterAccessibilityValue(_ text: String) -> Bool {
        guard let number = Double(text), abs(number) < 1e9 else { return false }
        turn(to: Int(number) - 1)
        return true
    }
    open override func accessibilityIncrement() { turn(to: storedPage + 1) }
    open override func accessibilityDecrement() { turn(to: storedPage - 1) }

    private func turn(to page: Int) {
        let old = storedPage
        currentPage = page
        if storedPage != old { sendActions(for: .valueChanged) }
    }
}

package import Stage

/// Dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private enum Metrics {
        static let dot: CGFloat = 7
        static let pitch: CGFloat = 16
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
            setNeedsDisplay()
            window?.accessibilityDidChange()
            change.end()
        }
    }

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

    /// When there is something behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While they are touched, always, or never.
        case automatic, prominent, minimal
    }

    /// When there is something behind the dots. `.automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { setNeedsDisplay() }
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
        if backgroundStyle == .prominent || backgroundStyle == .automatic && isHighlighted {
            let height = min(bounds.height, 26)
            let length = CGFloat(numberOfPages) * Metrics.pitch + Metrics.pitch
            let box = CGRect(
                x: bounds.midX - length / 2, y: bounds.midY - height / 2, width: length, height: height)
            canvas.fill(
                RoundedRect(box, radius: height / 2), UIColor.black.withAlphaComponent(0.2).resolved(traitCollection))
        }
        let current = currentPageIndicatorTintColor ?? .white
        let other = pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
        for page in 0..<numberOfPages {
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

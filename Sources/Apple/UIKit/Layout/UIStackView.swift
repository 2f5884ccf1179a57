/// Lays its arranged views out in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views share the length of a stack.
    public enum Distribution: Int, Sendable {
        /// By their priorities, equally, by their sizes, with equal gaps, or with equal distances of centres.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where views stand across a stack.
    public enum Alignment: Int, Sendable {
        /// As wide as the stack, at a side, in the middle, or by their baselines.
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The upper side, in a row; the same as `leading`.
        public static var top: Alignment { .leading }
        /// The lower side, in a row; the same as `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// As ``customSpacing(after:)``: no spacing of its own.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// As a spacing: the system's distance between views.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The views in order. They are subviews too, and stop being arranged when they leave the stack view.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Whether views stand in a row or in a column. A row by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    /// How views share the length. `.fill` by default.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }
    /// Where views stand across the stack. `.fill` by default.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }
    /// The distance between neighbours, in points; the least one where the distribution decides.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    /// Whether the distances in a column are from baseline to baseline. False by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }
    /// Whether views stay within the margins. False by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []
    private var isArrangementDue = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        decodeNib(coder, UIStackView.self)
    }

    /// Creates a stack of views, from the first to the last.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Arranged views

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place among the arranged ones, or moves one there that is arranged already.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
            "UIStackView: index \(stackIndex) is beyond the \(arrangedSubviews.count) arranged views")
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        // The end of the list is nearer when the view was in it.
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Stops arranging the view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        endArrangement()
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    package override func subviewDidChangeHidden(_ view: UIView) {
        super.subviewDidChangeHidden(view)
        if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
    }

    package override func subviewDidInvalidateContentSize(_ view: UIView) {
        super.subviewDidInvalidateContentSize(view)
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    /// Sets the distance after one view, in points; `spacingUseDefault` goes back to ``spacing``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the distance that was set after a view; `spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func distance(after view: UIView) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        return value == Self.spacingUseSystem ? LayoutMetrics.systemSpacing : value
    }

    // MARK: Constraints

    private func arrangementDidChange() {
        isArrangementDue = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    private func endArrangement() {
        for constraint in arrangement { constraint.isActive = false }
        arrangement = []
    }

    open override func updateConstraints() {
        if isArrangementDue {
            isArrangementDue = false
            endArrangement()
            arrangement = StackArrangement(of: self).constraints
            for constraint in arrangement { constraint.isActive = true }
        }
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? visibleViews.first : baselineView(isFirst: true)
        return view?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? visibleViews.last : baselineView(isFirst: false)
        return view?.forLastBaselineLayout ?? self
    }

    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// In a row, the tallest view's baseline stands for the row's.
    private func baselineView(isFirst: Bool) -> UIView? {
        visibleViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}

package import Stage

/// A rectangle on the screen that draws itself, holds others, and hears what happens in it.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace, AttachmentKeeper {
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    // MARK: Tree (UIView+Hierarchy.swift)

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    package weak var cachedWindow: UIWindow?
    /// The controller whose root view this is.
    package weak var viewOwner: (any ViewOwner)?

    open var window: UIWindow? { cachedWindow }

    /// What features kept in other folders remember of a view, by their own key types.
    package var attachments: [ObjectIdentifier: Any] = [:]

    // MARK: Layout state (folder Layout)

    package var layoutFlags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
    /// What Auto Layout keeps for this view; made when the first constraint or guide touches it.
    package var layoutItem: LayoutItem?
    package var storedSafeArea = UIEdgeInsets.zero
    package var marginSettings: MarginSettings?
    /// Hugging, then resistance to compression, each horizontal and vertical.
    var contentPriorities: (Float, Float, Float, Float) = (250, 250, 750, 750)

    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        super.init()
        finishInit()
        self.frame = frame
    }

    /// Views of nibs come from here; the decoded properties are set by the nib's loader afterwards.
    public required init?(coder: NSCoder) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        super.init()
        finishInit()
        decodeNib(coder, UIView.self)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    private func finishInit() {
        layer.delegate = self
        layer.content = self
    }

    open func awakeFromNib() {}

    /// The margins of a view that is no controller's, until it is given others.
    package var systemMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// For Interface Builder, which draws the view while its author works; an app never calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Hooks of the tree

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Hit testing

    /// The farthest view below this one (or itself) in which `point` lies; views that are hidden, nearly transparent or
    /// take no touches are passed over with all below them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.layer.pointFromSuperlayer(point), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Geometry

    // observable
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    // observable
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    // observable
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    // observable
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            layer.transform = newValue
            geometryDidChange()
        }
    }

    /// The size changed: subviews follow their masks, the view lays out and, if its mode says so, draws again.
    package func boundsSizeDidChange(from old: CGSize) {
        if autoresizesSubviews { resizeSubviews(withOldSize: old) }
        setNeedsLayout()
        if contentMode == .redraw || hasNativeContent { layer.setNeedsDisplayContent() }
    }

    open var contentScaleFactor: CGFloat {
        get { window?.screen.scale ?? UIScreen.main.scale }
        set { layer.contentsScale = newValue }
    }

    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var restorationIdentifier: String?
    open var focusGroupIdentifier: String?

    // MARK: Layout

    open func setNeedsLayout() {
        layoutFlags.insert(.needsLayout)
        markLayoutPath()
    }

    /// Lays out this view and all below it that need it, now.
    open func layoutIfNeeded() {
        runLayout()
    }

    /// Places the subviews that have constraints.
    open func layoutSubviews() {
        applySolution()
    }

    // MARK: Auto Layout (folder Layout)

    /// Whether the frame and the autoresizing mask place the view, rather than constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translatesDidChange() } }
    }

    /// Whether the view does not work without constraints, so that it is always asked to update them.
    open class var requiresConstraintBasedLayout: Bool { false }

    open func updateConstraints() {}

    open func setNeedsUpdateConstraints() {
        layoutFlags.insert([.needsUpdateConstraints, .requestedUpdateConstraints])
        markUpdatePath()
    }

    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdateConstraints) }

    open func updateConstraintsIfNeeded() {
        updateConstraintsInSubtree()
        LayoutEngine.shared.update()
    }

    /// The size that the view's content wants; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        layoutItem?.queueContent()
        superview?.subviewDidInvalidateContentSize(self)
    }

    /// A stack view that goes by its views' own sizes looks at them again.
    package func subviewDidInvalidateContentSize(_ view: UIView) {}

    /// Whether the content wraps, so that its height depends on the width that layout gives it.
    package var intrinsicHeightFollowsWidth: Bool { false }
    /// How wide content is that wraps in this width, where the view is to be no wider than its lines.
    package func wrappedWidth(in width: CGFloat) -> CGFloat? { nil }
    /// The height of content that wraps at a width, in points.
    package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? contentPriorities.0 : contentPriorities.1)
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, axis == .horizontal ? \.0 : \.1, axis)
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? contentPriorities.2 : contentPriorities.3)
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, axis == .horizontal ? \.2 : \.3, axis)
    }

    /// How far the frame extends beyond the rectangle that constraints are about.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// Where the baseline of the first line is below the top, at the view's present size, in points.
    package var firstBaselineOffsetFromTop: CGFloat { 0 }
    package var lastBaselineOffsetFromBottom: CGFloat { 0 }

    // objc: systemLayoutSizeFittingSize:
    /// The smallest size that the constraints in the view allow, near `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    // objc: systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInSubtree()
        return FittingEngine(root: self).size(
            fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Safe area and margins (folder Layout)

    /// What bars and the device's edges cover of the view, as of the last layout.
    open var safeAreaInsets: UIEdgeInsets { storedSafeArea }
    open func safeAreaInsetsDidChange() {}
    /// The safe area that subviews start from; a scroll view, whose content moves, hands on only what it does not use.
    package var _safeAreaInsetsForSubviews: UIEdgeInsets { storedSafeArea }

    /// The distances from the edges that content keeps, with those of the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setOwnMargins(directional(newValue)) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(effectiveMargins) }
        set { setOwnMargins(newValue) }
    }

    open func layoutMarginsDidChange() {}

    open var preservesSuperviewLayoutMargins: Bool {
        get { marginSettings?.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginSettings?.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    // MARK: What a scroll view adds

    /// Whether constraints between this view's edges and what is in it are about its content's edges.
    package var _edgesAreThoseOfContent: Bool { false }
    /// Constraints gave the content a size.
    package func _layoutEngineContentSize(_ size: CGSize) {}

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { setNeedsLayout() }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Appearance

    // observable
    open var backgroundColor: UIColor? {
        willSet { _willChangeValue(self, "backgroundColor") }
        didSet {
            layer.backgroundColor = backgroundColor?.resolved(traitCollection)
            _didChangeValue(self, "backgroundColor")
        }
    }

    // observable
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }

    // observable
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether a stack view that fills its length stretches the view and the next one alike.
    package var sharesStretch: Bool { false }

    /// A stack view lays its others out again.
    package func subviewDidChangeHidden(_ view: UIView) {}

    open var isOpaque = true
    open var clearsContextBeforeDrawing = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            guard contentMode != oldValue else { return }
            layer.contentsGravity = contentMode.gravity
            layer.setNeedsDisplayContent()
        }
    }

    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    // MARK: Tint (UIView+Tint.swift)

    package var ownTintColor: UIColor?

    /// The colour of what a person can act on. Inherited; nil inherits again.
    open var tintColor: UIColor! {
        get { isTintDimmed ? .systemGray : inheritedTint }
        set {
            guard newValue !== ownTintColor else { return }
            ownTintColor = newValue
            propagateTintChange()
        }
    }

    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { propagateTintChange() } }
    }

    /// Called when the view's tint, or its inherited one, changed.
    open func tintColorDidChange() {}

    // MARK: Traits

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
    }

    package var lastTraits: UITraitCollection?

    open var traitCollection: UITraitCollection { resolveTraits() }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Drawing

    /// Whether ``drawContent(on:)`` draws something.
    package var hasNativeContent: Bool { false }

    /// Draws the view's own content in nodes, in its bounds; UIKit's controls override it.
    package func drawContent(on canvas: Canvas) {}

    /// Draws in the current graphics context; the default draws nothing.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    // objc: setNeedsDisplayInRect:
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Called before a frame that the layer was to be displayed for; an override may set the layer's contents.
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}

    open func layoutSublayers(of layer: CALayer) {}

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIView.animation(for: layer, key: event) ?? NSNull()
    }

    // MARK: Responder

    open override var next: UIResponder? {
        viewOwner ?? superview
    }

    package override var responderWindow: UIWindow? { window }

    /// Makes the view, or the view below it that is being edited, give up editing; `force` does not ask it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        giveUpEditing(force)
    }

    // MARK: Gestures

    var ownRecognizers: [UIGestureRecognizer] = []
    /// Nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set { setRecognizers(newValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        adopt(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        release(gestureRecognizer)
    }

    /// Lets a view refuse a recogniser of its own or of its ancestors.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Moves by the wheel or the touchpad; a view that does not scroll passes it on.
    package func handleScroll(_ event: ScrollEvent) -> Bool {
        superview?.handleScroll(event) ?? false
    }

    // MARK: Accessibility (UIView+Accessibility.swift)

    package override func accessibilityOverridesDidChange() { window?.accessibilityDidChange() }
    package override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }
    /// Whether what stands in the view is one element for assistive technology, as a row of a table is.
    package var joinsAccessibilityElements: Bool { false }

    /// As UIKit prints it; off the main thread only the class and the address.
    nonisolated open override var description: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        guard Thread.isMainThread else { return "<\(type(of: self)): 0x\(address)>" }
        return MainActor.assumeIsolated { describe(address: address) }
    }
}

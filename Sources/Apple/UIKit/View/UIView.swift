package import Stage

/// A rectangle on the screen that draws itself, holds others, and hears what happens in it.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace, AttachmentKeeper {
    /// The class of the view's layer; subclasses may override it.
    open class var layerClass: AnyClass { CALayer.self }
    /// The view's layer, of the class ``layerClass``.
    public let layer: CALayer

    // MARK: Tree (UIView+Hierarchy.swift)

    /// The view that contains this one; nil at the top. Not retained.
    public internal(set) weak var superview: UIView?
    /// The views directly inside, the backmost first.
    public internal(set) var subviews: [UIView] = []
    package weak var cachedWindow: UIWindow?
    /// The controller whose root view this is.
    package weak var viewOwner: (any ViewOwner)?
    /// The window that the view is in.
    open var window: UIWindow? { cachedWindow }
    /// State that features in other folders attach to a view, by their own key types.
    package var attachments: [ObjectIdentifier: Any] = [:]

    // MARK: Layout state (folder Layout)
    package var layoutFlags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
    /// Auto Layout's state for this view; made when the first constraint or guide touches it.
    package var layoutItem: LayoutItem?
    package var storedSafeArea = UIEdgeInsets.zero
    package var marginSettings: MarginSettings?
    /// Hugging, then resistance to compression, each horizontal and vertical.
    var contentPriorities: (Float, Float, Float, Float) = (250, 250, 750, 750)

    /// Creates a view.
    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self)._make()
        super.init()
        finishInit()
        self.frame = frame
    }

    /// Views of nibs come from here; the decoded properties are set by the nib's loader afterwards.
    public required init?(coder: NSCoder) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self)._make()
        super.init()
        finishInit()
        decodeNib(coder, UIView.self)
    }

    public override convenience init() { self.init(frame: .zero) }
    private func finishInit() { (layer.delegate, layer.content) = (self, self) }

    /// Called when the view was made from a nib and its outlets are set. Does nothing by itself.
    open func awakeFromNib() {}

    /// The margins of a view that is no controller's, until it is given others.
    package var systemMargins: NSDirectionalEdgeInsets { .usualMargins }

    /// For Interface Builder, which draws the view while its author works; an app never calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Changing the tree (UIView+Hierarchy.swift)

    /// Puts a view in front of the other subviews. A view in another place is taken from there.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts a view among the subviews; 0 is the farthest back. An index beyond the end is the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts a view just behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    /// Puts a view just in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }
    /// Lets two subviews change places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeSubviews(index1, index2) }
    /// Puts a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { bringForward(view) }
    /// Puts a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { sendBack(view) }

    // MARK: Hooks of the tree

    /// Called when a view was added. Does nothing by itself.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is taken out. Does nothing by itself.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view gets a superview, or none. Does nothing by itself.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has got a superview, or none. Does nothing by itself.
    open func didMoveToSuperview() {}
    /// Called before the view comes into a window, or out of one. Does nothing by itself.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view has come into a window, or out of one. Does nothing by itself.
    open func didMoveToWindow() {}

    /// Returns the view or one in it that has a tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Takes the view out of its superview, and its constraints with views outside it along.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Hit testing

    /// The farthest view below this one (or itself) in which `point` lies; views that are hidden, nearly transparent or
    /// take no touches are passed over with all below them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

    /// Returns whether a point of the view's coordinates is in it, for touches.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Geometry

    // observable
    /// The frame in the superview's coordinates, in points; not of use with a transform.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    // observable
    /// The view's own coordinates: its size, and the point at its top left corner.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    // observable
    /// The middle in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    // observable
    /// The transform about the middle. Identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    /// The transform in space about the middle. Drawn without perspective.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform3D(newValue) }
    }

    /// The size changed: subviews follow their masks, the view lays out and, if its mode says so, draws again.
    package func boundsSizeDidChange(from old: CGSize) { followSize(from: old) }

    /// The pixels to a point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { window?.screen.scale ?? UIScreen.main.scale }
        set { layer.contentsScale = newValue }
    }

    /// Whether the view gets more than the first finger. False by default.
    open var isMultipleTouchEnabled = false
    /// Whether a touch here keeps other views from getting any. Has no effect.
    open var isExclusiveTouch = false
    /// Whether the view and those in it take touches. True by default.
    open var isUserInteractionEnabled = true
    /// A number for the app's own use. 0 by default.
    open var tag = 0
    /// A name for restoring state. Has no effect.
    open var restorationIdentifier: String?
    /// A name for moving the focus. Has no effect: there is no focus engine.
    open var focusGroupIdentifier: String?

    /// The least text size of the view and those in it; nil, the default, for none.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { leastContentSize }
        set { leastContentSize = newValue }
    }

    /// The greatest text size of the view and those in it; nil, the default, for none.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { greatestContentSize }
        set { greatestContentSize = newValue }
    }

    /// The limits that apply in the view, such as `UICTContentSizeCategoryXS <= L <= UICTContentSizeCategoryL`.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits }

    // MARK: Layout

    /// Asks for a layout before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out this view and all below it that need it, now.
    open func layoutIfNeeded() { runLayout() }
    /// Places the subviews that have constraints.
    open func layoutSubviews() { applySolution() }

    // MARK: Auto Layout (folder Layout)

    /// Whether the frame and the autoresizing mask place the view, rather than constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translatesDidChange() } }
    }

    /// Whether the view does not work without constraints, so that it is always asked to update them.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Called before a layout if that was asked for. Subclasses call `super` last.
    open func updateConstraints() {}

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Returns whether that was asked for.
    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdateConstraints) }

    /// Updates constraints now if that was asked for.
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }

    /// The size that the view's content wants; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// A stack view that goes by its views' own sizes looks at them again.
    package func subviewDidInvalidateContentSize(_ view: UIView) {}
    /// Whether the content wraps, so that its height depends on the width that layout gives it.
    package var intrinsicHeightFollowsWidth: Bool { false }
    /// How wide content is that wraps in this width, where the view is to be no wider than its lines.
    package func wrappedWidth(in width: CGFloat) -> CGFloat? { nil }
    /// The height of content that wraps at a width, in points.
    package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// Returns how strongly the view resists being made larger. 250 by default; some controls have others.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? contentPriorities.0 : contentPriorities.1)
    }

    /// Sets how strongly the view resists being made larger.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, axis == .horizontal ? \.0 : \.1, axis)
    }

    /// Returns how strongly the view resists being made smaller. 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? contentPriorities.2 : contentPriorities.3)
    }

    /// Sets how strongly the view resists being made smaller.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, axis == .horizontal ? \.2 : \.3, axis)
    }

    /// How far the frame extends beyond the rectangle that constraints are about.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints are about, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for a rectangle that constraints are about.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }

    /// The view whose text gives the baseline. The view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose text gives the baseline. The view itself by default.
    open var forLastBaselineLayout: UIView { self }
    /// The view whose lower edge is the baseline, as before iOS 9.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
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
    /// Returns the size that the constraints give, as near to a size as the priorities say.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // MARK: Safe area and margins (folder Layout)

    // observable
    /// The part of the view covered by bars and the device's edges, as of the last layout.
    open var safeAreaInsets: UIEdgeInsets { storedSafeArea }
    /// Called when the safe area has changed. Does nothing by itself.
    open func safeAreaInsetsDidChange() {}
    /// The safe area that subviews start from; a scroll view, whose content moves, hands on only what it does not use.
    package var _safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// The distances from the edges that content keeps, with those of the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setOwnMargins(directional(newValue)) }
    }

    /// The margins in the direction of reading, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(effectiveMargins) }
        set { setOwnMargins(newValue) }
    }

    /// Called when the margins have changed. Does nothing by itself.
    open func layoutMarginsDidChange() {}

    /// Whether the margins are at least the superview's. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginSettings?.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the margins begin at the safe area. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginSettings?.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    // MARK: What a scroll view adds

    /// Whether constraints between this view's edges and what is in it are about its content's edges.
    package var _edgesAreThoseOfContent: Bool { false }
    /// Constraints gave the content a size.
    package func _layoutEngineContentSize(_ size: CGSize) {}
    /// Returns the size that suits the view in a size. The size of the bounds by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Makes the view as large as suits it.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    /// Whether subviews follow a change of size by their masks. True by default.
    open var autoresizesSubviews = true
    /// How the view follows a change of its superview's size. Nothing by default.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the view turns round where reading goes from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { setNeedsLayout() } }

    /// The direction of reading in the view.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The direction of reading in the view.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Appearance

    // observable
    /// The colour behind the content; nil draws none.
    open var backgroundColor: UIColor? {
        willSet { _willChangeValue(self, "backgroundColor") }
        didSet {
            layer.backgroundColor = backgroundColor?.resolved(traitCollection)
            _didChangeValue(self, "backgroundColor")
        }
    }

    // observable
    /// The opacity of the view with those in it, from 0 to 1. Below 0.01 it takes no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }

    // observable
    /// Whether the view with those in it is hidden. False by default.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether a stack view that fills its length stretches the view and the next one alike.
    package var sharesStretch: Bool { false }
    /// A stack view lays its others out again.
    package func subviewDidChangeHidden(_ view: UIView) {}
    /// Whether the view covers what is beneath it. A promise that nothing relies on.
    open var isOpaque = true
    /// Whether drawing begins empty. Has no effect: it does.
    open var clearsContextBeforeDrawing = true

    /// Whether subviews are clipped to the bounds. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Where the view's picture is when the sizes differ. `.scaleToFill` by default.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            guard contentMode != oldValue else { return }
            layer.contentsGravity = contentMode.gravity
            layer.setNeedsDisplayContent()
        }
    }

    /// A view whose opacity shows this one.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

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

    /// Whether the tint is pale. `.automatic` by default.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { propagateTintChange() } }
    }

    /// Called when the view's tint, or its inherited one, changed.
    open func tintColorDidChange() {}

    // MARK: Traits

    /// Makes the view and those in it light or dark. `.unspecified` by default.
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
    /// Asks for the view to be drawn again. All of it is.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    // objc: setNeedsDisplayInRect:
    /// Asks for the view to be drawn again. All of it is.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    /// Called before a frame that the layer was to be displayed for; an override may set the layer's contents.
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func layoutSublayers(of layer: CALayer) {}

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIView.animation(for: layer, key: event) ?? NSNull()
    }

    // MARK: Responder

    open override var next: UIResponder? { viewOwner ?? superview }
    package override var responderWindow: UIWindow? { window }

    /// Makes the view, or the view below it that is being edited, give up editing; `force` does not ask it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { giveUpEditing(force) }

    // MARK: Gestures

    var ownRecognizers: [UIGestureRecognizer] = []
    /// Nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set { setRecognizers(newValue ?? []) }
    }

    /// Adds a recogniser, which is taken from the view that has it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { adopt(gestureRecognizer) }
    /// Takes a recogniser away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { release(gestureRecognizer) }
    /// Lets a view refuse a recogniser of its own or of its ancestors.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Moves by the wheel or the touchpad; a view that does not scroll passes it on.
    package func handleScroll(_ event: ScrollEvent) -> Bool { passScroll(event) }

    package override func accessibilityOverridesDidChange() { window?.accessibilityDidChange() }
    package override var defaultAccessibilityFrame: CGRect { frameOnScreen }
    /// Whether what stands in the view is one element for assistive technology, as a row of a table is.
    package var joinsAccessibilityElements: Bool { false }

    /// As UIKit prints it; off the main thread only the class and the address.
    nonisolated open override var description: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        guard Thread.isMainThread else { return "<\(type(of: self)): 0x\(address)>" }
        return MainActor.assumeIsolated { describe(address: address) }
    }
}

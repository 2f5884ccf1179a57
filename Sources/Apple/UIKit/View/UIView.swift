package import Stage

/// A rectangle on the screen that draws itself, holds others, and hears what happens in it.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerContent, UITraitEnvironment, UICoordinateSpace {
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    // MARK: Tree (UIView+Hierarchy.swift)

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    package weak var cachedWindow: UIWindow?
    /// The controller whose root view this is.
    package weak var owningViewController: UIViewController?

    open var window: UIWindow? { cachedWindow }

    /// What features kept in other folders remember of a view, by their own key types.
    package var attachments: [ObjectIdentifier: Any] = [:]

    // MARK: Layout state (folder Layout)

    package var layoutFlags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
    /// What Auto Layout keeps for this view; made when the first constraint or anchor touches it.
    package var layoutData: AnyObject?

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
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    private func finishInit() {
        layer.delegate = self
        layer.content = self
    }

    open func awakeFromNib() {}

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

    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame else { return }
            let old = layer.bounds.size
            layer.frame = newValue
            if layer.bounds.size != old { boundsSizeDidChange(from: old) }
            geometryDidChange()
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            guard newValue != layer.bounds else { return }
            let old = layer.bounds.size
            layer.bounds = newValue
            if newValue.size != old { boundsSizeDidChange(from: old) }
            geometryDidChange()
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue != layer.position else { return }
            layer.position = newValue
            geometryDidChange()
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            geometryDidChange()
        }
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

    /// The frame, bounds or transform changed, by whomever.
    package func geometryDidChange() {
        window?.accessibilityDidChange()
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
        layoutSubtree()
    }

    open func layoutSubviews() {}

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

    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.resolved(traitCollection) }
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(max(newValue, 0), 1))
            geometryDidChange()
        }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            geometryDidChange()
            superview?.subviewDidChangeHidden(self)
        }
    }

    /// A stack view lays its others out again.
    package func subviewDidChangeHidden(_ view: UIView) {}

    open var isOpaque = true
    open var clearsContextBeforeDrawing = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { layer.setNeedsDisplayContent() } }
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

    package func drawContent(of layer: CALayer, on canvas: Canvas) {
        guard layer === self.layer else { return }
        traitCollection.performAsCurrent {
            if hasNativeContent { drawContent(on: canvas) }
            let rect = bounds
            guard !rect.isEmpty else { return }
            // The context is made when it is asked for: a view that does not draw costs no node.
            let scale = contentScaleFactor
            GraphicsContexts.push(lazily: { canvas.makeContext(in: rect, scale: scale) }, scale: scale)
            draw(rect)
            GraphicsContexts.pop()?.finish()
        }
    }

    open func setNeedsDisplay() {
        layer.setNeedsDisplayContent()
    }

    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplayContent()
    }

    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}

    open func layoutSublayers(of layer: CALayer) {}

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIView.animation(for: layer, key: event) ?? NSNull()
    }

    // MARK: Responder

    open override var next: UIResponder? {
        owningViewController ?? superview
    }

    package override var responderWindow: UIWindow? { window }

    // MARK: Gestures

    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
        gestureRecognizer.view = nil
        gestureRecognizer.wasRemovedFromView()
    }

    /// Lets a view refuse a recogniser of its own or of its ancestors.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Moves by the wheel or the touchpad; a view that does not scroll passes it on.
    package func handleScroll(_ event: ScrollEvent) -> Bool {
        superview?.handleScroll(event) ?? false
    }

    // MARK: Accessibility (UIView+Accessibility.swift)

    package var accessibility = AccessibilityOverrides()
    package var defaultIsAccessibilityElement: Bool { false }
    package var defaultAccessibilityLabel: String? { nil }
    package var defaultAccessibilityValue: String? { nil }
    package var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    /// What a person reads in the view: UI flows look for it. For a field, its text and its placeholder.
    package var shownTexts: [String?] { [defaultAccessibilityValue] }

    /// As UIKit prints it; off the main thread only the class and the address.
    nonisolated open override var description: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        guard Thread.isMainThread else { return "<\(type(of: self)): 0x\(address)>" }
        return MainActor.assumeIsolated { describe(address: address) }
    }

    private func describe(address: String) -> String {
        let f = frame
        func number(_ v: CGFloat) -> String { v == v.rounded() ? String(Int(v)) : String(Double(v)) }
        return "<\(type(of: self)): 0x\(address); frame = (\(number(f.minX)) \(number(f.minY)); "
            + "\(number(f.width)) \(number(f.height))); layer = <CALayer>>"
    }
}

/// What the layout passes have still to do for a view.
package struct LayoutFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `layoutSubviews()` is due.
    package static let needsLayout = LayoutFlags(rawValue: 1)
    /// Something below needs layout.
    package static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
    /// `updateConstraints()` is due.
    package static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
    /// Something below needs its constraints updated.
    package static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)
    /// The view is inside its own `layoutSubviews()`.
    package static let isLayingOut = LayoutFlags(rawValue: 16)
}

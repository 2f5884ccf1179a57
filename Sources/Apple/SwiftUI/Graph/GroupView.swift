/// The view of several others. A touch between them goes to what is behind, unless the view has a shape for touches.
class GroupView: UIView {
    /// Where touches are taken; nil for where the views in it are.
    var touchShape: (any Shape)?
    /// From where the view moves to its place as it comes, if it takes another's.
    var matchedStart: CGAffineTransform?
    /// Whether touches of the views in it are its own.
    var keepsTouches = false
    /// The named spaces around it, in its coordinates.
    var spaces = NamedSpaces()
    /// Called when the size may have changed.
    var didLayOut: ((GroupView) -> Void)?

    /// Does what depends on the size, which may change.
    func layOutNowAndLater(_ layOut: @escaping (GroupView) -> Void) {
        didLayOut = layOut
        layOut(self)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        // Views may be drawn out of the bounds of what they are in, and are touched there too.
        if !clipsToBounds || bounds.contains(point) {
            for view in subviews.reversed() {
                if let hit = view.hitTest(view.convert(point, from: self), with: event) {
                    return keepsTouches ? self : hit
                }
            }
        }
        guard let touchShape, bounds.contains(point), touchShape.path(in: bounds).contains(point) else { return nil }
        return self
    }

    // MARK: Clipping

    func clip(radius: CGFloat) {
        clipsToBounds = true
        layer.cornerRadius = radius
        layer.mask = nil
    }

    func clip(to path: CGPath) {
        let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.frame = CGRect(origin: .zero, size: bounds.size)
        mask.path = path
        layer.mask = mask
    }

    // MARK: Transforms

    func setEffect(_ key: String, _ transform: CGAffineTransform, _ anchor: UnitPoint) {
        let point = CGPoint(x: anchor.x, y: anchor.y)
        if layer.anchorPoint != point { layer.anchorPoint = point }
        self.transform = transform
    }

    // MARK: Gestures

    private var tap: UITapGestureRecognizer?
    private var tapAction: (() -> Void)?
    private var longPress: UILongPressGestureRecognizer?
    private var longPressAction: (() -> Void)?

    func setTap(count: Int, _ action: @escaping () -> Void) {
        tapAction = action
        if tap == nil {
            let tap = UITapGestureRecognizer()
            tap.onChange { [weak self] _ in self?.tapAction?() }
            addGestureRecognizer(tap)
            self.tap = tap
        }
        tap?.numberOfTapsRequired = count
    }

    func setLongPress(duration: Double, _ action: @escaping () -> Void) {
        longPressAction = action
        if longPress == nil {
            let press = UILongPressGestureRecognizer()
            press.onChange { [weak self] recognizer in
                if recognizer.state == .began { self?.longPressAction?() }
            }
            addGestureRecognizer(press)
            longPress = press
        }
        longPress?.minimumPressDuration = duration
    }

    private var hover: UIHoverGestureRecognizer?
    private var hoverAction: ((Bool) -> Void)?

    func setHover(_ action: @escaping (Bool) -> Void) {
        hoverAction = action
        guard hover == nil else { return }
        let hover = UIHoverGestureRecognizer()
        hover.onChange { [weak self] recognizer in
            switch recognizer.state {
            case .began: self?.hoverAction?(true)
            case .ended, .cancelled: self?.hoverAction?(false)
            default: break
            }
        }
        addGestureRecognizer(hover)
        self.hover = hover
    }

    // MARK: Accessibility

    /// What assistive technology can do with the group.
    var accessibleActions = AccessibleActions()

    override func accessibilityActivate() -> Bool { perform(.activate) }
    override func accessibilityPerformEscape() -> Bool { perform(.escape) }
    override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) }
    override func accessibilityIncrement() { accessibleActions.adjust?(.increment) }
    override func accessibilityDecrement() { accessibleActions.adjust?(.decrement) }

    private func perform(_ kind: AccessibilityActionKind.Kind) -> Bool {
        guard let action = accessibleActions.kinds[kind] else { return false }
        action()
        return true
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let scroll = accessibleActions.scroll, let edge = Edge(direction) else { return false }
        scroll(edge)
        return true
    }

    override var accessibilityActivationPoint: CGPoint {
        get {
            guard let point = accessibleActions.point else { return super.accessibilityActivationPoint }
            return convert(CGPoint(x: bounds.width * point.x, y: bounds.height * point.y), to: nil)
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    /// Texts for assistive technology, by the property they go to.
    private var accessibilityTexts: [ReferenceWritableKeyPath<UIView, String?>: String?] = [:]
    /// The view that has the texts.
    private weak var accessibilityTarget: UIView?

    /// Sets a text of the one view in the group, or of the group as a whole if there are several.
    func setAccessibility(_ property: ReferenceWritableKeyPath<UIView, String?>, _ text: String?) {
        accessibilityTexts[property] = .some(text)
        applyAccessibility()
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        contentDidChange()
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if accessibilityTarget === subview || accessibilityTarget?.isDescendant(of: subview) == true {
            clearAccessibility()
        }
    }

    /// Another view may be the only one in the groups around this one.
    private func contentDidChange() {
        (superview as? GroupView)?.contentDidChange()
        applyAccessibility()
    }

    private func applyAccessibility() {
        guard !accessibilityTexts.isEmpty else { return }
        var target: UIView = self
        while target is GroupView, target.subviews.count == 1 { target = target.subviews[0] }
        if accessibilityTarget !== target { clearAccessibility() }
        accessibilityTarget = target
        if target is GroupView, accessibilityTexts.keys.contains(where: { $0 != \.accessibilityIdentifier }) {
            target.isAccessibilityElement = true
        }
        for (property, text) in accessibilityTexts { target[keyPath: property] = text }
    }

    /// Takes the texts back from the view that has them.
    private func clearAccessibility() {
        guard let target = accessibilityTarget else { return }
        accessibilityTarget = nil
        if target is GroupView { target.isAccessibilityElement = false }
        for (property, text) in accessibilityTexts where target[keyPath: property] == text {
            target[keyPath: property] = nil
        }
    }
}

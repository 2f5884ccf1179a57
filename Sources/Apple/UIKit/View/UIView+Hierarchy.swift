extension UIView {
    // MARK: Changing the tree

    func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.layer.pointFromSuperlayer(point), with: event) { return hit }
        }
        return self
    }

    func setTransform3D(_ transform: CATransform3D) {
        layer.transform = transform
        geometryDidChange()
    }

    func exchangeSubviews(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        subviews.swapAt(index1, index2)
        restackLayers()
    }

    func bringForward(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }), index != subviews.count - 1 else { return }
        subviews.append(subviews.remove(at: index))
        layer.addSublayer(view.layer)
    }

    func sendBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }), index != 0 else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    private func restackLayers() {
        for view in subviews { layer.addSublayer(view.layer) }
    }

    func insert(_ view: UIView, at index: Int) {
        MainThreadCheck.isElsewhere()
        precondition(view !== self, "UIView: a view cannot be its own subview")
        precondition(!isDescendant(of: view), "UIView: a view cannot be a subview of its own descendant")
        if view.superview === self {
            subviews.removeAll { $0 === view }
            let index = min(max(index, 0), subviews.count)
            subviews.insert(view, at: index)
            placeLayer(of: view, at: index)
            return
        }
        let oldWindow = view.cachedWindow
        let newWindow = (self as? UIWindow) ?? cachedWindow
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.announceWillMove(to: newWindow, within: view) }
        view.detach(notifying: false)
        let index = min(max(index, 0), subviews.count)
        subviews.insert(view, at: index)
        view.superview = self
        placeLayer(of: view, at: index)
        if oldWindow !== newWindow { view.assign(window: newWindow) }
        view._layoutEngineDidMove()
        view.traitsMayHaveChanged()
        if view.ownTintColor == nil { view.propagateTintChange() }
        setNeedsLayout()
        if !view.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { view.markLayoutPath() }
        if oldWindow !== newWindow { view.announceDidMove(from: oldWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        window?.accessibilityDidChange()
        if oldWindow !== newWindow { FocusWish.fulfil() }
    }

    /// The layer goes beside its neighbour's, so that sublayers which are no views keep their places.
    private func placeLayer(of view: UIView, at index: Int) {
        if index > 0 {
            layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
        } else if subviews.count > 1 {
            layer.insertSublayer(view.layer, below: subviews[1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    func leaveSuperview() {
        MainThreadCheck.isElsewhere()
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        let oldWindow = cachedWindow
        if oldWindow != nil { announceWillMove(to: nil, within: self) }
        detach(notifying: true)
        if oldWindow != nil {
            assign(window: nil)
            announceDidMove(from: oldWindow)
        }
        didMoveToSuperview()
        oldWindow?.accessibilityDidChange()
    }

    private func detach(notifying: Bool) {
        guard let parent = superview else { return }
        if notifying || true { parent.willRemoveSubview(self) }
        if let window = cachedWindow, let responder = window.firstResponder, responder.isInside(self) {
            responder.resignFirstResponder()
            if window.firstResponder === responder { window.firstResponder = nil }
        }
        parent.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
        parent.setNeedsLayout()
        _layoutEngineDidMove()
    }

    private func announceWillMove(to window: UIWindow?, within top: UIView) {
        viewOwner?.viewWillMove(to: window, within: top)
        willMove(toWindow: window)
        for view in subviews { view.announceWillMove(to: window, within: top) }
    }

    private func assign(window: UIWindow?) {
        cachedWindow = window
        for view in subviews { view.assign(window: window) }
    }

    private func announceDidMove(from oldWindow: UIWindow?) {
        if cachedWindow != nil { AppearanceProxies.apply?(self) }
        didMoveToWindow()
        viewOwner?.viewDidMove()
        if cachedWindow != nil { FocusWish.arrived(self) }
        for view in subviews { view.announceDidMove(from: oldWindow) }
    }

    // MARK: Asking

    /// Whether `view` is this view or one around it.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    // MARK: Hit testing

    /// From the topmost superview's coordinates, or another view's, to this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: view?.layer ?? window?.layer ?? topmost.layer)
    }

    /// Converts a point of this view's coordinates to another's; nil is the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: view?.layer ?? window?.layer ?? topmost.layer)
    }

    /// Converts a rectangle of another view's coordinates to this one's; nil is the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: view?.layer ?? window?.layer ?? topmost.layer)
    }

    /// Converts a rectangle of this view's coordinates to another's; nil is the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: view?.layer ?? window?.layer ?? topmost.layer)
    }

    private var topmost: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// The view in the screen's coordinates, which are those of a window that begins at the screen's corner.
    package var frameOnScreen: CGRect { convertToScreen(bounds) }

    /// A rectangle of this view's coordinates in the screen's.
    package func convertToScreen(_ rect: CGRect) -> CGRect { layer.convert(rect, to: nil as CALayer?) }

    /// A point of this view's coordinates in the screen's.
    package func convertToScreen(_ point: CGPoint) -> CGPoint { layer.convert(point, to: nil as CALayer?) }

    /// A rectangle of the screen's coordinates in this view's.
    package func convertFromScreen(_ rect: CGRect) -> CGRect { layer.convert(rect, from: nil as CALayer?) }

    /// A point of the screen's coordinates in this view's.
    package func convertFromScreen(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil as CALayer?) }

    // Swift 6.3.1 crashes when it specialises these for the view in the existential. A space that is no view is the screen's.

    /// Converts a point of this view's coordinates to another space's.
    @_optimize(none)
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return convertToScreen(point)
    }

    /// Converts a point of another space's coordinates to this view's.
    @_optimize(none)
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convertFromScreen(point)
    }

    /// Converts a rectangle of this view's coordinates to another space's.
    @_optimize(none)
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return convertToScreen(rect)
    }

    /// Converts a rectangle of another space's coordinates to this view's.
    @_optimize(none)
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convertFromScreen(rect)
    }
}

extension UIResponder {
    /// Whether this is `view`, something below it, or a controller of such a view.
    package func isInside(_ view: UIView) -> Bool {
        var next: UIResponder? = self
        while let responder = next {
            if responder === view { return true }
            next = responder.next
        }
        return false
    }
}

extension UIView {
    func giveUpEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, responder.isInside(self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }
}

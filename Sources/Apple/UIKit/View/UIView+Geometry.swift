extension UIView {
    // The setters of overridable properties, with what observers hear of them.

    func setFrame(_ frame: CGRect) {
        guard frame != backingLayer.frame else { return }
        let old = backingLayer.bounds.size
        let change = ObservedChange(of: self, "frame", "bounds", "center")
        defer { change.end() }
        backingLayer.frame = frame
        if backingLayer.bounds.size != old { boundsSizeDidChange(from: old) }
        geometryDidChange()
    }

    func setBounds(_ bounds: CGRect) {
        guard bounds != backingLayer.bounds else { return }
        let old = backingLayer.bounds.size
        let change = ObservedChange(of: self, "bounds", "frame")
        defer { change.end() }
        backingLayer.bounds = bounds
        if bounds.size != old { boundsSizeDidChange(from: old) }
        geometryDidChange()
    }

    func setCenter(_ center: CGPoint) {
        guard center != backingLayer.position else { return }
        let change = ObservedChange(of: self, "center", "frame")
        defer { change.end() }
        backingLayer.position = center
        geometryDidChange()
    }

    func setTransform(_ transform: CGAffineTransform) {
        let change = ObservedChange(of: self, "transform", "frame")
        defer { change.end() }
        backingLayer.setAffineTransform(transform)
        geometryDidChange()
    }

    func setAlpha(_ alpha: CGFloat) {
        let change = ObservedChange(of: self, "alpha")
        defer { change.end() }
        backingLayer.opacity = Float(min(max(alpha, 0), 1))
        geometryDidChange()
    }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != backingLayer.isHidden else { return }
        let change = ObservedChange(of: self, "hidden")
        defer { change.end() }
        backingLayer.isHidden = isHidden
        geometryDidChange()
        superview?.subviewDidChangeHidden(self)
    }

    /// The frame, bounds or transform changed, by whomever.
    package func geometryDidChange() {
        _layoutEngineFrameDidChange()
        window?.accessibilityDidChange()
    }
}

extension UIView {
    // The setters of overridable properties, with what observers hear of them.

    func setFrame(_ frame: CGRect) {
        guard frame != layer.frame else { return }
        let old = layer.bounds.size
        let change = ObservedChange(of: self, "frame", "bounds", "center")
        defer { change.end() }
        layer.frame = frame
        if layer.bounds.size != old { boundsSizeDidChange(from: old) }
        geometryDidChange()
    }

    func setBounds(_ bounds: CGRect) {
        guard bounds != layer.bounds else { return }
        let old = layer.bounds.size
        let change = ObservedChange(of: self, "bounds", "frame")
        defer { change.end() }
        layer.bounds = bounds
        if bounds.size != old { boundsSizeDidChange(from: old) }
        geometryDidChange()
    }

    func setCenter(_ center: CGPoint) {
        guard center != layer.position else { return }
        let change = ObservedChange(of: self, "center", "frame")
        defer { change.end() }
        layer.position = center
        geometryDidChange()
    }

    func setTransform(_ transform: CGAffineTransform) {
        let change = ObservedChange(of: self, "transform", "frame")
        defer { change.end() }
        layer.setAffineTransform(transform)
        geometryDidChange()
    }

    func setAlpha(_ alpha: CGFloat) {
        let change = ObservedChange(of: self, "alpha")
        defer { change.end() }
        layer.opacity = Float(min(max(alpha, 0), 1))
        geometryDidChange()
    }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != layer.isHidden else { return }
        let change = ObservedChange(of: self, "hidden")
        defer { change.end() }
        layer.isHidden = isHidden
        geometryDidChange()
        superview?.subviewDidChangeHidden(self)
    }

    /// The frame, bounds or transform changed, by whomever.
    package func geometryDidChange() {
        _layoutEngineFrameDidChange()
        window?.accessibilityDidChange()
    }
}

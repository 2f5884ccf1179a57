extension UIView {
    var inheritedTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.ownTintColor { return color }
            view = current.superview
        }
        return AppTint.color
    }

    var isTintDimmed: Bool {
        var view: UIView? = self
        while let current = view {
            if current.tintAdjustmentMode != .automatic { return current.tintAdjustmentMode == .dimmed }
            view = current.superview
        }
        return false
    }

    /// Tells the views that inherit from here that their tint changed.
    func propagateTintChange() {
        tintColorDidChange()
        if hasNativeContent { layer.setNeedsDisplayContent() }
        for view in subviews where view.ownTintColor == nil { view.propagateTintChange() }
    }
}

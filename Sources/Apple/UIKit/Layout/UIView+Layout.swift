/// Layout passes: marking and running them.
extension UIView {
    /// Marks the way from this view to the top, so that a pass finds it without visiting the rest.
    package func markLayoutPath() {
        var view = superview
        while let current = view, !current.layoutFlags.contains(.descendantNeedsLayout) {
            current.layoutFlags.insert(.descendantNeedsLayout)
            view = current.superview
        }
        layer.host?.animationsNeedTick()
    }

    package func layoutSubtree() {
        if layoutFlags.contains(.needsLayout) {
            layoutFlags.remove(.needsLayout)
            owningViewController?.viewWillLayoutSubviews()
            layoutSubviews()
            owningViewController?.viewDidLayoutSubviews()
        }
        guard layoutFlags.contains(.descendantNeedsLayout) else { return }
        layoutFlags.remove(.descendantNeedsLayout)
        for view in subviews where !view.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            view.layoutSubtree()
        }
    }
}

/// Where Auto Layout attaches.
extension UIView {
    package func _layoutEngineDidMove() {}
    package func _safeAreaSourceDidChange() { setNeedsLayout() }
}

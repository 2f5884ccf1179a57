/// The window that shows a tree of layers, or nothing does.
extension CALayer {
    /// The host of this layer, if there is one.
    package var host: (any LayerHost)? {
        var layer = self
        while let parent = layer.superlayer ?? layer.masked { layer = parent }
        return layer.rootHost
    }

    func hostDidChange() {
        if host == nil {
            finishAnimations()
        } else {
            subtreeIsDirty = true
            setNeedsRender()
        }
    }

    /// Out of every window, nothing moves: animations end at once.
    private func finishAnimations() {
        if !running.isEmpty { removeAllAnimations() }
        for child in layers { child.finishAnimations() }
        mask?.finishAnimations()
    }

    func timingDidChange() {
        setNeedsRender()
        host?.animationsNeedTick()
    }
}

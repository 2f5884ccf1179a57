extension CALayer {
    package func setNeedsDisplayContent() {
        contentIsDirty = true
        setNeedsRender()
    }

    /// Marks the recorded nodes from here to the top as out of date, and asks for a frame.
    package func setNeedsRender() {
        invalidateNodes()?.rootHost?.layersNeedDisplay()
    }

    /// Marks the recorded nodes from here to the top as out of date. The topmost layer, if it was not told before.
    @discardableResult
    func invalidateNodes() -> CALayer? {
        var layer = self
        layer.subtreeNode = nil
        while true {
            let wasDirty = layer.subtreeIsDirty
            layer.subtreeIsDirty = true
            layer.subtreeNode = nil
            guard let parent = layer.superlayer ?? layer.masked else { return layer }
            if wasDirty && parent.subtreeIsDirty { return nil }
            layer = parent
        }
    }
}

extension CALayer {
    /// A mask has the layer for its superlayer, and is none of its sublayers.
    func maskDidChange(from old: CALayer?) {
        if let old, old.masked === self {
            old.masked = nil
            if old.superlayer === self, !layers.contains(where: { $0 === old }) { old.superlayer = nil }
        }
        if let mask {
            mask.masked = self
            if mask.superlayer == nil { mask.superlayer = self }
        }
        setNeedsRender()
    }
}

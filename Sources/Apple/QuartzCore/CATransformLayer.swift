public import CoreGraphics

/// A layer that shows its sublayers alone, each at its own depth: it has no background, border or shadow of its own, and does
/// not cut its sublayers off.
open class CATransformLayer: CALayer {
    /// Nil: the layer draws nothing itself.
    open override var backgroundColor: CGColor? {
        get { nil }
        set {}
    }
    /// 0: the layer draws nothing itself.
    open override var borderWidth: CGFloat {
        get { 0 }
        set {}
    }
    /// 0: the layer draws nothing itself.
    open override var shadowOpacity: Float {
        get { 0 }
        set {}
    }
}

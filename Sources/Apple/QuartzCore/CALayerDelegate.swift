public import CoreGraphics

/// A layer's questions to the object it shows: a view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Called in place of the layer's own display; it sets the contents.
    func display(_ layer: CALayer)
    /// Draws the layer's contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called when the layer's bounds have changed or a layout was asked for.
    func layoutSublayers(of layer: CALayer)
    /// Returns what happens when a property changes; nil asks on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

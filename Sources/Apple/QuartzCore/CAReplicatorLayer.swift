public import CoreGraphics
public import Foundation
package import Stage

/// Draws its sublayers several times, each time moved, later and in another colour than the time before.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers are drawn. 1 by default.
    open var instanceCount = 1 { didSet { setNeedsRender() } }
    /// How many seconds each time is later than the one before. 0 by default.
    open var instanceDelay: CFTimeInterval = 0 { didSet { setNeedsRender() } }
    /// From each time to the next, about the middle of the layer.
    open var instanceTransform = CATransform3DIdentity { didSet { setNeedsRender() } }
    /// The colour by which the first time is multiplied. White by default. Its opacity is taken; colours other than white
    /// have no effect.
    open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { setNeedsRender() } }
    /// What is added to the colour each time. Has no effect.
    open var instanceRedOffset: Float = 0
    /// What is added to the colour each time. Has no effect.
    open var instanceGreenOffset: Float = 0
    /// What is added to the colour each time. Has no effect.
    open var instanceBlueOffset: Float = 0
    /// What is added to the opacity each time.
    open var instanceAlphaOffset: Float = 0 { didSet { setNeedsRender() } }
    /// Whether depth is kept. Has no effect: layers lie in one plane.
    open var preservesDepth = false

    /// Draws the children once for each instance.
    func recordInstances(_ state: LayerState, on canvas: Canvas, children: (Canvas) -> Void) {
        let middle = CGPoint(
            x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
            y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
        let step = CATransform3DGetAffineTransform(instanceTransform)
        let opacity = Float(instanceColor?.alpha ?? 1)
        var transform = CGAffineTransform.identity
        // The last is drawn first: the first one is in front.
        var instances: [(CGAffineTransform, Float, CFTimeInterval)] = []
        for index in 0..<max(instanceCount, 0) {
            instances.append(
                (transform, opacity + Float(index) * instanceAlphaOffset, CFTimeInterval(index) * instanceDelay))
            transform = step.concatenating(transform)
        }
        for (transform, opacity, delay) in instances.reversed() where opacity > 0 {
            canvas.save()
            canvas.translate(x: middle.x, y: middle.y)
            canvas.concatenate(transform)
            canvas.translate(x: -middle.x, y: -middle.y)
            if opacity < 1 { canvas.pushOpacity(Double(opacity)) }
            CAReplicatorLayer.delay += delay
            children(canvas)
            CAReplicatorLayer.delay -= delay
            if opacity < 1 { canvas.pop() }
            canvas.restore()
        }
    }

    /// How many seconds ago what is being drawn was: it is that much later.
    static var delay: CFTimeInterval = 0
}

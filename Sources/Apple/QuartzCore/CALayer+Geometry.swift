public import CoreGraphics
import Foundation

extension LayerState {
    /// From the layer's own coordinates to its superlayer's, as far as that is affine.
    package var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        if CATransform3DIsIdentity(transform) {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    package var frame: CGRect {
        if CATransform3DIsIdentity(transform) {
            return CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width, height: bounds.height)
        }
        return bounds.applying(toSuperlayer)
    }
}

extension CALayer {
    /// Returns the transform as one of the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets a transform of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    package func pointFromSuperlayer(_ p: CGPoint) -> CGPoint { p.applying(modelState.toSuperlayer.inverted()) }

    /// From one layer's coordinates to another's; nil is the topmost layer's superlayer.
    static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        func toTop(_ layer: CALayer?) -> CGAffineTransform {
            var result = CGAffineTransform.identity
            var next = layer
            while let layer = next {
                result = result.concatenating(layer.modelState.toSuperlayer)
                next = layer.superlayer
            }
            return result
        }
        if source === target { return .identity }
        // The usual case, a direct parent, needs no inversion that could lose precision.
        if let source, source.superlayer === target { return source.modelState.toSuperlayer }
        return toTop(source).concatenating(toTop(target).inverted())
    }

    static func convert(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        p.applying(transform(from: source, to: target))
    }

    static func convert(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        r.applying(transform(from: source, to: target))
    }
}

public import CoreGraphics

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    public var circle: MKCircle { shape }
    private let shape: MKCircle

    /// Creates a renderer.
    public init(circle: MKCircle) {
        shape = circle
        super.init(overlay: circle)
    }

    /// Creates a renderer of an overlay that is a circle.
    public override init(overlay: any MKOverlay) {
        guard let circle = overlay as? MKCircle else {
            preconditionFailure("MKCircleRenderer: the overlay is a \(type(of: overlay)), and no MKCircle")
        }
        shape = circle
        super.init(overlay: circle)
    }

    /// Creates a renderer of a circle without a size.
    public convenience init() {
        self.init(circle: MKCircle())
    }

    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: shape.boundingMapRect), transform: nil)
    }
}

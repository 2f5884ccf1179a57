public import CoreGraphics

/// Draws an overlay. Its coordinates are map points from the corner of the overlay's rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// What is drawn.
    public let overlay: any MKOverlay
    weak var map: MKMapView?

    /// Creates a renderer.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Creates a renderer that draws nothing, for an overlay that an app does not know.
    public override convenience init() {
        self.init(overlay: NoOverlay())
    }

    /// How much of it is seen, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// How it mixes with what is below. Has no effect: it covers that.
    open var blendMode: CGBlendMode = .normal

    /// The scale at which the screen shows the map, in points of it for a map point.
    open var contentScaleFactor: CGFloat { UIScreen.main.scale }

    private var origin: MKMapPoint { overlay.boundingMapRect.origin }

    /// A point of the map in the renderer's coordinates.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// A point of the renderer's coordinates on the map.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: origin.x + point.x, y: origin.y + point.y) }

    /// A rectangle of the map in the renderer's coordinates.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    /// A rectangle of the renderer's coordinates on the map.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// Whether there is something to draw; if not, ``setNeedsDisplay(_:zoomScale:)`` says later that there is.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws what is in a rectangle of the map. Does nothing by itself.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Has it drawn again.
    open func setNeedsDisplay() { map?.overlaysNeedDisplay() }
    /// Has a part of it drawn again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    /// Has a part of it drawn again, as it is at a scale.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

public import CoreGraphics

/// Draws surfaces as one.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// The surfaces.
    public let multiPolygon: MKMultiPolygon

    /// Creates a renderer.
    public init(multiPolygon: MKMultiPolygon) {
        self.multiPolygon = multiPolygon
        super.init(overlay: multiPolygon)
    }

    /// Creates a renderer of an overlay that is surfaces.
    public override init(overlay: any MKOverlay) {
        guard let multiPolygon = overlay as? MKMultiPolygon else {
            preconditionFailure("MKMultiPolygonRenderer: the overlay is a \(type(of: overlay)), and no MKMultiPolygon")
        }
        self.multiPolygon = multiPolygon
        super.init(overlay: multiPolygon)
    }

    open override func createPath() { path = outline(of: multiPolygon.polygons) }
}

/// Draws lines as one.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// The lines.
    public let multiPolyline: MKMultiPolyline

    /// Creates a renderer.
    public init(multiPolyline: MKMultiPolyline) {
        self.multiPolyline = multiPolyline
        super.init(overlay: multiPolyline)
    }

    /// Creates a renderer of an overlay that is lines.
    public override init(overlay: any MKOverlay) {
        guard let multiPolyline = overlay as? MKMultiPolyline else {
            preconditionFailure(
                "MKMultiPolylineRenderer: the overlay is a \(type(of: overlay)), and no MKMultiPolyline")
        }
        self.multiPolyline = multiPolyline
        super.init(overlay: multiPolyline)
    }

    open override func createPath() {
        let made = CGMutablePath()
        for line in multiPolyline.polylines { made.addLines(between: line.mapPoints.map { point(for: $0) }) }
        path = made
    }
}

public import CoreGraphics

/// Draws a surface.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The surface.
    public var polygon: MKPolygon { surface }
    private let surface: MKPolygon

    /// Creates a renderer.
    public init(polygon: MKPolygon) {
        surface = polygon
        super.init(overlay: polygon)
    }

    /// Creates a renderer of an overlay that is a surface.
    public override init(overlay: any MKOverlay) {
        guard let polygon = overlay as? MKPolygon else {
            preconditionFailure("MKPolygonRenderer: the overlay is a \(type(of: overlay)), and no MKPolygon")
        }
        surface = polygon
        super.init(overlay: polygon)
    }

    /// Creates a renderer of a surface without points.
    public convenience init() {
        self.init(polygon: MKPolygon([]))
    }

    open override func createPath() {
        path = outline(of: [surface])
    }
}

extension MKOverlayRenderer {
    /// The edges of surfaces with their holes, in the renderer's coordinates.
    func outline(of polygons: [MKPolygon]) -> CGPath {
        let made = CGMutablePath()
        func add(_ polygon: MKPolygon) {
            made.addLines(between: polygon.mapPoints.map { point(for: $0) })
            made.closeSubpath()
            for hole in polygon.interiorPolygons ?? [] { add(hole) }
        }
        polygons.forEach(add)
        return made
    }
}

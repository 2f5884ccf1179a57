/// A surface on the map, within points.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The surfaces that are cut out of it.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// Creates a surface within points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// Creates a surface within points, with others cut out.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
        self.interiorPolygons = interiorPolygons
    }

    /// Creates a surface within places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// Creates a surface within places, with others cut out.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(projectedPoints(coords, count))
        self.interiorPolygons = interiorPolygons
    }

    /// The smallest rectangle around the surface.
    open var boundingMapRect: MKMapRect { bounding }
    /// The middle of that.
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: bounding.midX, y: bounding.midY).coordinate }
}

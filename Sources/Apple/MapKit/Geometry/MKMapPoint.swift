/// A point of the map, in map points from its upper left corner, where 180 degrees west meets the north.
public struct MKMapPoint: Sendable {
    /// To the east.
    public var x: Double
    /// To the south.
    public var y: Double

    /// The upper left corner.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point that shows a place.
    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(x: Projection.x(coordinate.longitude), y: Projection.y(coordinate.latitude))
    }

    /// The place that the point shows.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Projection.latitude(y), longitude: Projection.wrapped(Projection.longitude(x)))
    }

    /// The way to the place of another point, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        Geodesy.distance(coordinate, point.coordinate)
    }
}

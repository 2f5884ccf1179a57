/// A part of the world around a place.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// Its size.
    public var span: MKCoordinateSpan

    /// Nothing, where the equator meets the meridian of Greenwich.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region whose size is given in metres: by WGS 84's length of a degree at the middle.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = Geodesy.metersPerDegree(at: centerCoordinate.latitude)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree.latitude,
                longitudeDelta: min(360, longitudinalMeters / max(degree.longitude, .leastNonzeroMagnitude))))
    }

    /// Creates the region that a rectangle of the map shows.
    public init(_ rect: MKMapRect) {
        let (top, bottom) = (Projection.latitude(rect.minY), Projection.latitude(rect.maxY))
        let wide = rect.width / Projection.worldSize * 360
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (top + bottom) / 2, longitude: Projection.wrapped(Projection.longitude(rect.midX))),
            span: MKCoordinateSpan(latitudeDelta: top - bottom, longitudeDelta: wide))
    }

    /// The rectangle of the map that shows the region.
    var mapRect: MKMapRect {
        let top = Projection.y(min(center.latitude + span.latitudeDelta / 2, Projection.latitudeLimit))
        let bottom = Projection.y(max(center.latitude - span.latitudeDelta / 2, -Projection.latitudeLimit))
        let left = Projection.x(center.longitude - span.longitudeDelta / 2)
        return MKMapRect(
            x: left, y: top, width: span.longitudeDelta / 360 * Projection.worldSize, height: bottom - top)
    }

    /// Whether a map can show it.
    var isValid: Bool {
        let numbers = [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
        return numbers.allSatisfy(\.isFinite) && CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0
            && span.longitudeDelta >= 0
    }
}

/// Everything within a distance of a place.
open class MKCircle: MKShape, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
        super.init()
    }

    /// Creates a circle without a size, at 0, 0.
    public override convenience init() {
        self.init(center: CLLocationCoordinate2D(), radius: 0)
    }

    /// Creates the circle in the middle of a rectangle that is as wide as its longer side.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    /// The square around the circle.
    open var boundingMapRect: MKMapRect {
        let (middle, half) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: middle.x - half, y: middle.y - half, width: half * 2, height: half * 2)
    }
}

/// Everything within a distance of a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Creates a region without a name and a size.
    public convenience init() {
        self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "")
    }

    /// Whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesy.distance(center, coordinate) <= radius
    }

    override func holds(_ coordinate: CLLocationCoordinate2D) -> Bool? { contains(coordinate) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override var description: String {
        "CLCircularRegion (identifier:'\(identifier)', center:<\(String(format: "%+.8f,%+.8f", center.latitude, center.longitude))>, "
            + "radius:\(String(format: "%.2f", radius))m)"
    }
}

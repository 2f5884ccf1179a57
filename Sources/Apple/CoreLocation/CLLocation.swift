/// Where a device was at a moment, and how exactly that is known.
public final class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in metres.
    public let altitude: CLLocationDistance
    /// The height above WGS 84's ellipsoid. The same as ``altitude``: the geoid is not known here.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The radius around the place in which the true one is, in metres; negative if there is no place.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the height may be from the true one, in metres; negative if there is none.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where the device was moving to; negative if that is not known.
    public let course: CLLocationDirection
    /// How exact ``course`` is; negative if that is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// How fast the device was; negative if that is not known.
    public let speed: CLLocationSpeed
    /// How exact ``speed`` is; negative if that is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When it was there.
    public let timestamp: Date
    /// The storey; always nil.
    public var floor: CLFloor? { nil }
    /// Where this comes from; nil if an app made it without saying.
    public let sourceInformation: CLLocationSourceInformation?

    /// Creates the location where the equator meets the prime meridian, as of now.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a location of a place alone, as of now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location of a device that does not move, or of which that is not known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location of a device that moves.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Creates a location of a device that moves, with the accuracy of that.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp, source: nil)
    }

    /// The same with a word about where it comes from.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
    }

    private init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, source: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        sourceInformation = source
        super.init()
    }

    /// The way to another location on the Earth's surface, in metres: along the shortest line on WGS 84's ellipsoid, and
    /// on a sphere between places that are almost opposite. Heights do not count.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesy.distance(coordinate, location.coordinate)
    }

    /// As Core Location prints it.
    public override var description: String {
        func number(_ value: Double, _ format: String) -> String { String(format: format, value) }
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.short, .full)
        return "<\(number(coordinate.latitude, "%+.8f")),\(number(coordinate.longitude, "%+.8f"))> +/- "
            + "\(number(horizontalAccuracy, "%.2f"))m (speed \(number(speed, "%.2f")) mps / course "
            + "\(number(course, "%.2f"))) @ \(formatter.string(from: timestamp))"
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
    }

    public convenience init?(coder: NSCoder) {
        let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2],
            horizontalAccuracy: values[3], verticalAccuracy: values[4], course: values[5], courseAccuracy: values[6],
            speed: values[7], speedAccuracy: values[8],
            timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
    }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
        "speed", "speedAccuracy", "timestamp",
    ]
}

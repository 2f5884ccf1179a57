/// Where the device points to. None ever comes: no desktop has a compass.
public final class CLHeading: NSObject, @unchecked Sendable {
    /// From the magnetic pole, in degrees.
    public let magneticHeading: CLLocationDirection
    /// From the north pole, in degrees; negative if that is not known.
    public let trueHeading: CLLocationDirection
    /// How far it may be from the true one, in degrees; negative if nothing is known.
    public let headingAccuracy: CLLocationDirection
    /// The Earth's field along the device's width.
    public let x: CLHeadingComponentValue
    /// The Earth's field along the device's height.
    public let y: CLHeadingComponentValue
    /// The Earth's field along the device's depth.
    public let z: CLHeadingComponentValue
    /// When it was measured.
    public let timestamp: Date

    init(magnetic: CLLocationDirection, accuracy: CLLocationDirection, timestamp: Date) {
        (magneticHeading, trueHeading, headingAccuracy) = (magnetic, -1, accuracy)
        (x, y, z) = (0, 0, 0)
        self.timestamp = timestamp
    }
}

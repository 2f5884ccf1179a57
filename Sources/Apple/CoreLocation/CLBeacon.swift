/// A beacon nearby. None is ever found: no radio here listens to beacons.
public final class CLBeacon: NSObject, @unchecked Sendable {
    /// The beacon's identifier.
    public let uuid: UUID
    /// Its group.
    public let major: NSNumber
    /// Its number in the group.
    public let minor: NSNumber
    /// How near it is.
    public let proximity: CLProximity
    /// How far it is, in metres; negative if that is not known.
    public let accuracy: CLLocationAccuracy
    /// How strongly it is heard, in decibels.
    public let rssi: Int
    /// When it was heard.
    public let timestamp: Date

    /// The name of ``uuid`` before iOS 13.
    public var proximityUUID: UUID { uuid }

    init(uuid: UUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        (proximity, accuracy, rssi, timestamp) = (.unknown, -1, 0, Date())
    }
}

/// Everything near some beacons. It can be made and kept; no radio here listens to beacons, so that it is never entered.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The beacons' own identifier.
    public let uuid: UUID
    /// Their group; nil for any.
    public let major: NSNumber?
    /// The one in the group; nil for any.
    public let minor: NSNumber?
    /// Whether the app is told when the screen is turned on within the region.
    open var notifyEntryStateOnDisplay = false

    /// The name of ``uuid`` before iOS 13.
    public var proximityUUID: UUID { uuid }

    /// A region of all beacons of an identifier.
    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
    /// A region of a group of beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, major, nil, identifier)
    }
    /// A region of one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid, major, minor, identifier)
    }
    /// A region of all beacons of an identifier, as before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
    /// A region of a group of beacons, as before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(proximityUUID, major, nil, identifier)
    }
    /// A region of one beacon, as before iOS 13.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(proximityUUID, major, minor, identifier)
    }

    private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(uuid.uuidString as NSString, forKey: "uuid")
        if let major { coder.encode(major, forKey: "major") }
        if let minor { coder.encode(minor, forKey: "minor") }
    }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
            let uuid = UUID(uuidString: text as String)
        else { return nil }
        self.uuid = uuid
        major = coder.decodeObject(of: NSNumber.self, forKey: "major")
        minor = coder.decodeObject(of: NSNumber.self, forKey: "minor")
        super.init(coder: coder)
    }
}

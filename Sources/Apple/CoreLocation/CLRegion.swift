/// A part of the world that an app watches the device enter and leave.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The app's name for the region. Two with the same are the same.
    public let identifier: String
    /// Whether entering is told of. True by default.
    open var notifyOnEntry = true
    /// Whether leaving is told of. True by default.
    open var notifyOnExit = true

    /// Creates a region without a name.
    public override convenience init() {
        self.init(identifier: "")
    }

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Whether a place is in the region; nil if places say nothing about it.
    func holds(_ coordinate: CLLocationCoordinate2D) -> Bool? { nil }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }
}

/// The bounds of one visit to a served app.
public struct VisitLimits: Codable, Equatable, Sendable {
    /// The most memory of all its processes together, in bytes; shared pages count in parts.
    public var memory: Int64 = 512 << 20
    /// The most processes at a time.
    public var processes = 16
    /// The most processor time of all its processes together, in seconds.
    public var processorTime = 3600
    /// The time without a connected page after which it ends, in seconds.
    public var idle = 600
    /// The largest file it may write, in bytes.
    public var fileSize: Int64 = 256 << 20

    /// The usual limits.
    public init() {}
}

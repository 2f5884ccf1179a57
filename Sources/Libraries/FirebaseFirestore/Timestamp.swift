public import Foundation

/// A moment, to the nanosecond.
public final class Timestamp: NSObject, NSCopying, Codable, @unchecked Sendable {
    /// Seconds since 1970.
    public let seconds: Int64
    /// Nanoseconds since the second began.
    public let nanoseconds: Int32

    /// A moment.
    public init(seconds: Int64, nanoseconds: Int32) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        super.init()
    }

    private enum CodingKeys: String, CodingKey { case seconds, nanoseconds }

    public func encode(to encoder: any Encoder) throws {
        if encoder.userInfo[DocumentCoding.isField] != nil {
            var container = encoder.singleValueContainer()
            return try container.encode([DocumentCoding.timestampMark: [seconds, Int64(nanoseconds)]])
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seconds, forKey: .seconds)
        try container.encode(nanoseconds, forKey: .nanoseconds)
    }

    /// The moment of a date.
    public convenience init(date: Date) {
        let whole = date.timeIntervalSince1970.rounded(.down)
        let rest = (date.timeIntervalSince1970 - whole) * 1e9
        self.init(seconds: Int64(whole), nanoseconds: Int32(min(rest, 999_999_999)))
    }

    /// Now.
    public convenience override init() { self.init(date: Date()) }

    /// The moment as a date.
    public func dateValue() -> Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
    }

    /// Which of two moments is first.
    public func compare(_ other: Timestamp) -> ComparisonResult {
        (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
            ? .orderedAscending
            : (seconds, nanoseconds) == (other.seconds, other.nanoseconds) ? .orderedSame : .orderedDescending
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Timestamp).map { compare($0) == .orderedSame } ?? false
    }
    public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

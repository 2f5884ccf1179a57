/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    /// Where it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// A range that is none.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// Creates a range by where it begins and how long it is.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// Creates a range by its ends.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// Nothing, at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()

    /// The first moment after it.
    public var end: CMTime { start + duration }
    /// Whether both of its parts are times, and its duration is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether it is a range without room.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether where it ends is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Whether a moment lies in it.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && time >= start && time < end }

    /// Whether all of another range lies in it.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }

    /// What is in both.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return .invalid }
        let (first, last) = (max(start, other.start), min(end, other.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// The shortest range that holds both.
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return .invalid }
        return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}

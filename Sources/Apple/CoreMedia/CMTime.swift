public import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// Which of several time lines a time is on.
public typealias CMTimeEpoch = Int64

/// A time as a fraction of seconds: `value` parts, of which a second has `timescale`.
public struct CMTime: Sendable {
    /// How many parts.
    public var value: CMTimeValue
    /// How many parts a second has.
    public var timescale: CMTimeScale
    /// What kind of time it is.
    public var flags: CMTimeFlags
    /// Which time line it is on; 0 as a rule.
    public var epoch: CMTimeEpoch

    /// A time that is none.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time of its four parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates a time of so many parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates a time of so many seconds, rounded to parts of a second.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self = .invalid
            return
        }
        let parts = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
        guard abs(parts) < Double(CMTimeValue.max) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
        if Double(value) / Double(preferredTimescale) != seconds { flags.insert(.hasBeenRounded) }
    }

    /// 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time after every other.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before every other.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// In seconds; not a number for a time that is none or not known.
    public var seconds: Double {
        guard isValid, !isIndefinite else { return .nan }
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return Double(value) / Double(timescale)
    }

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is after every other time.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is before every other time.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it can be calculated with.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether a calculation could not be exact.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The same time in other parts of a second.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        var result = CMTime(value: CMTimeValue(exact.rounded(method.rule(exact))), timescale: newTimescale)
        result.epoch = epoch
        if Double(result.value) != exact || hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        return result
    }

    /// Adds two times.
    public static func + (first: CMTime, second: CMTime) -> CMTime { first.combined(with: second) { $0 + $1 } }
    /// Takes one time from another.
    public static func - (first: CMTime, second: CMTime) -> CMTime { first.combined(with: -second) { $0 + $1 } }
    /// The time from which as much is missing to zero.
    public static prefix func - (time: CMTime) -> CMTime {
        var result = time
        if time.isPositiveInfinity { return .negativeInfinity }
        if time.isNegativeInfinity { return .positiveInfinity }
        result.value = -time.value
        return result
    }
    /// Adds to a time.
    public static func += (first: inout CMTime, second: CMTime) { first = first + second }
    /// Takes from a time.
    public static func -= (first: inout CMTime, second: CMTime) { first = first - second }

    private func combined(with other: CMTime, _ add: (CMTimeValue, CMTimeValue) -> CMTimeValue) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        if isPositiveInfinity || other.isPositiveInfinity {
            return isNegativeInfinity || other.isNegativeInfinity ? .invalid : .positiveInfinity
        }
        if isNegativeInfinity || other.isNegativeInfinity { return .negativeInfinity }
        var result: CMTime
        if timescale == other.timescale {
            result = CMTime(value: add(value, other.value), timescale: timescale)
        } else {
            let common = Self.commonScale(timescale, other.timescale)
            let (first, second) = (
                convertScale(common, method: .default), other.convertScale(common, method: .default)
            )
            result = CMTime(value: add(first.value, second.value), timescale: common)
            if first.hasBeenRounded || second.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        }
        if hasBeenRounded || other.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        result.epoch = epoch
        return result
    }

    /// The least common multiple, or the greater of the two if that is too large.
    private static func commonScale(_ first: CMTimeScale, _ second: CMTimeScale) -> CMTimeScale {
        var (a, b) = (Int64(first), Int64(second))
        while b != 0 { (a, b) = (b, a % b) }
        return CMTimeScale(exactly: Int64(first) / a * Int64(second)) ?? max(first, second)
    }
}

extension CMTime: Comparable, Hashable {
    /// Compares on the time line: no time comes before negative infinity, a time that is not known before positive
    /// infinity.
    public static func compare(_ first: CMTime, _ second: CMTime) -> Int32 {
        func rank(_ time: CMTime) -> Int {
            if !time.isValid { return 4 }
            if time.isNegativeInfinity { return 0 }
            if time.isIndefinite { return 2 }
            return time.isPositiveInfinity ? 3 : 1
        }
        let (left, right) = (rank(first), rank(second))
        guard left == 1, right == 1 else { return left < right ? -1 : left > right ? 1 : 0 }
        if first.epoch != second.epoch { return first.epoch < second.epoch ? -1 : 1 }
        // Products of 64 and 32 bits have room in 96.
        let (a, b) = (
            first.value.multipliedFullWidth(by: Int64(second.timescale)),
            second.value.multipliedFullWidth(by: Int64(first.timescale))
        )
        if a.high != b.high { return a.high < b.high ? -1 : 1 }
        return a.low < b.low ? -1 : a.low > b.low ? 1 : 0
    }

    public static func < (first: CMTime, second: CMTime) -> Bool { compare(first, second) < 0 }
    public static func == (first: CMTime, second: CMTime) -> Bool { compare(first, second) == 0 }
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

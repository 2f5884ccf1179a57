extension Subscribers {
    /// A requested number of items, sent to a publisher from a subscriber through the subscription.
    ///
    /// Arithmetic saturates: what would overflow is `unlimited`, what would be negative is `none`.
    @frozen
    public struct Demand: Hashable, Sendable {
        @usableFromInline
        let rawValue: UInt

        @inlinable
        init(rawValue: UInt) {
            self.rawValue = min(UInt(Int.max) + 1, rawValue)
        }

        /// As many values as the publisher can produce.
        @inlinable
        public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// No values.
        @inlinable
        public static var none: Demand { Demand(rawValue: 0) }

        /// At most this many values.
        ///
        /// - Precondition: `value` is not negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values requested, or `nil` if it is unlimited.
        @inlinable
        public var max: Int? { isUnlimited ? nil : Int(rawValue) }

        @inlinable
        var isUnlimited: Bool { rawValue > UInt(Int.max) }

        @inlinable
        static func clamped(_ sum: (partialValue: Int, overflow: Bool)) -> Demand {
            if sum.overflow { return .unlimited }
            return Demand(rawValue: sum.partialValue < 0 ? 0 : UInt(sum.partialValue))
        }
    }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
    public typealias Demand = Subscribers.Demand

    @inlinable
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
        // Neither is more than 2^63, so that only two unlimited ones overflow.
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Demand(rawValue: sum)
    }

    @inlinable
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    @inlinable
    public static func + (lhs: Demand, rhs: Int) -> Demand {
        lhs.isUnlimited ? .unlimited : clamped(Int(lhs.rawValue).addingReportingOverflow(rhs))
    }

    @inlinable
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    @inlinable
    public static func * (lhs: Demand, rhs: Int) -> Demand {
        lhs.isUnlimited ? .unlimited : clamped(Int(lhs.rawValue).multipliedReportingOverflow(by: rhs))
    }

    @inlinable
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    @inlinable
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
        if lhs.isUnlimited { return .unlimited }
        if rhs.isUnlimited || rhs.rawValue > lhs.rawValue { return .none }
        return Demand(rawValue: lhs.rawValue - rhs.rawValue)
    }

    @inlinable
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    @inlinable
    public static func - (lhs: Demand, rhs: Int) -> Demand {
        lhs.isUnlimited ? .unlimited : clamped(Int(lhs.rawValue).subtractingReportingOverflow(rhs))
    }

    @inlinable
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
}

// MARK: - Comparison

extension Subscribers.Demand: Comparable {
    @inlinable
    public static func == (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue == rhs.rawValue }

    @inlinable
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

    @inlinable
    public static func > (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue > rhs.rawValue }

    @inlinable
    public static func <= (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue <= rhs.rawValue }

    @inlinable
    public static func >= (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue >= rhs.rawValue }

    @inlinable
    public static func == (lhs: Demand, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) == rhs }

    @inlinable
    public static func != (lhs: Demand, rhs: Int) -> Bool { !(lhs == rhs) }

    @inlinable
    public static func < (lhs: Demand, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) < rhs }

    @inlinable
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.isUnlimited || Int(lhs.rawValue) > rhs }

    @inlinable
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }

    @inlinable
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }

    @inlinable
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }

    @inlinable
    public static func != (lhs: Int, rhs: Demand) -> Bool { !(rhs == lhs) }

    @inlinable
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }

    @inlinable
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }

    @inlinable
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }

    @inlinable
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
}

// MARK: - Description and coding

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String { isUnlimited ? "unlimited" : "max(\(rawValue))" }
}

extension Subscribers.Demand: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Subscribers {
    /// How many values a subscriber wants.
    ///
    /// Requests add up. A sum too large is `unlimited`, and `unlimited` stays so whatever is added or subtracted. There is
    /// no negative demand: a result below zero stops the program, as with Apple's, but subtracting `unlimited` leaves
    /// `none`.
    @frozen
    public struct Demand: Hashable, Sendable {
        @usableFromInline
        let rawValue: UInt

        @inlinable
        init(rawValue: UInt) {
            self.rawValue = min(UInt(Int.max) + 1, rawValue)
        }

        /// As many values as there are.
        @inlinable
        public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// No value.
        @inlinable
        public static var none: Demand { Demand(rawValue: 0) }

        /// So many values at most.
        ///
        /// - Precondition: `value` is not negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values, or `nil` if it is unlimited.
        @inlinable
        public var max: Int? { isUnlimited ? nil : Int(rawValue) }

        @inlinable
        var isUnlimited: Bool { rawValue > UInt(Int.max) }

        @inlinable
        static func saturated(_ sum: (partialValue: Int, overflow: Bool)) -> Demand {
            sum.overflow ? .unlimited : .max(sum.partialValue)
        }

        @inlinable
        static func difference(_ difference: (partialValue: Int, overflow: Bool)) -> Demand {
            difference.overflow ? .none : .max(difference.partialValue)
        }
    }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
    /// The type itself, by the name that Apple's operators use.
    public typealias Demand = Subscribers.Demand

    /// Adds two demands.
    @inlinable
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
        // Neither is more than 2^63, so that only two unlimited ones overflow.
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Demand(rawValue: sum)
    }

    /// Adds a demand.
    @inlinable
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Adds a number of values, which may be negative as long as the sum is not.
    @inlinable
    public static func + (lhs: Demand, rhs: Int) -> Demand {
        lhs.isUnlimited ? .unlimited : saturated(Int(lhs.rawValue).addingReportingOverflow(rhs))
    }

    /// Adds a number of values, which may be negative as long as the sum is not.
    @inlinable
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Multiplies by a number, which must not be negative.
    @inlinable
    public static func * (lhs: Demand, rhs: Int) -> Demand {
        lhs.isUnlimited ? .unlimited : saturated(Int(lhs.rawValue).multipliedReportingOverflow(by: rhs))
    }

    /// Multiplies by a number, which must not be negative.
    @inlinable
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    /// Subtracts a demand, which must not be larger unless it is unlimited.
    @inlinable
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
        if lhs.isUnlimited { return .unlimited }
        if rhs.isUnlimited { return .none }
        return .max(Int(lhs.rawValue) - Int(rhs.rawValue))
    }

    /// Subtracts a demand, which must not be larger unless it is unlimited.
    @inlinable
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    /// Subtracts a number of values, of which there must be as many.
    @inlinable
    public static func - (lhs: Demand, rhs: Int) -> Demand {
        lhs.isUnlimited ? .unlimited : difference(Int(lhs.rawValue).subtractingReportingOverflow(rhs))
    }

    /// Subtracts a number of values, of which there must be as many.
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

    /// Whether so many values are wanted; `false` for an unlimited demand.
    @inlinable
    public static func == <Count: BinaryInteger>(lhs: Demand, rhs: Count) -> Bool {
        !lhs.isUnlimited && Int(lhs.rawValue) == Int(exactly: rhs)
    }

    /// Whether another number of values is wanted.
    @inlinable
    public static func != <Count: BinaryInteger>(lhs: Demand, rhs: Count) -> Bool { !(lhs == rhs) }

    /// Whether fewer values are wanted.
    @inlinable
    @_disfavoredOverload
    public static func < (lhs: Demand, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) < rhs }

    /// Whether more values are wanted; `true` for an unlimited demand.
    @inlinable
    @_disfavoredOverload
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.isUnlimited || Int(lhs.rawValue) > rhs }

    /// Whether no more values are wanted.
    @inlinable
    @_disfavoredOverload
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }

    /// Whether no fewer values are wanted.
    @inlinable
    @_disfavoredOverload
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }

    /// Whether so many values are wanted; `false` for an unlimited demand.
    @inlinable
    public static func == <Count: BinaryInteger>(lhs: Count, rhs: Demand) -> Bool { rhs == lhs }

    /// Whether another number of values is wanted.
    @inlinable
    public static func != <Count: BinaryInteger>(lhs: Count, rhs: Demand) -> Bool { !(rhs == lhs) }

    /// Whether more values are wanted; `true` for an unlimited demand.
    @inlinable
    @_disfavoredOverload
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }

    /// Whether fewer values are wanted.
    @inlinable
    @_disfavoredOverload
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }

    /// Whether no fewer values are wanted.
    @inlinable
    @_disfavoredOverload
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }

    /// Whether no more values are wanted.
    @inlinable
    @_disfavoredOverload
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
}

// MARK: - Description and coding

extension Subscribers.Demand: CustomStringConvertible {
    /// `max(3)` or `unlimited`.
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

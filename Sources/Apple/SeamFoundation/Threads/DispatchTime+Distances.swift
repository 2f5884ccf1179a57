public import Dispatch

extension DispatchTime {
    /// The time that is so much later.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

    /// How much later another time is.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        DispatchTimeInterval.between(uptimeNanoseconds, other.uptimeNanoseconds)
    }
}

extension DispatchWallTime {
    /// The time that is so much later.
    public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}

extension DispatchTimeInterval {
    fileprivate static func between(_ first: UInt64, _ second: UInt64) -> DispatchTimeInterval {
        guard first != .max, second != .max else { return first == second ? .nanoseconds(0) : .never }
        return second >= first
            ? .nanoseconds(Int(clamping: second - first)) : .nanoseconds(-Int(clamping: first - second))
    }
}

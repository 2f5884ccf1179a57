import Foundation

/// Turns a virtual clock's units into time and back.
public protocol VirtualTimeConverterType {
    /// A moment of the virtual clock.
    associatedtype VirtualTimeUnit

    /// A span of the virtual clock.
    associatedtype VirtualTimeIntervalUnit

    /// A virtual moment, as a moment.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// A moment, as a virtual moment.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// A virtual span in seconds.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// Seconds as a virtual span.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// A virtual moment moved by a virtual span.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// How two virtual moments follow each other.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two moments follow each other.
public enum VirtualTimeComparison {
    /// The first is earlier.
    case lessThan
    /// They are the same.
    case equal
    /// The first is later.
    case greaterThan
}

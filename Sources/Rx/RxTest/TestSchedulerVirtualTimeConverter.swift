import Foundation
import RxSwift

/// Relates a test scheduler's clock, which counts whole units from 0, to dates and seconds.
///
/// Unit 0 is 1 January 1970. Seconds become the nearest whole number of units, half a unit the next one.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A moment: units since the clock's 0.
    public typealias VirtualTimeUnit = TestTime
    /// A span in units.
    public typealias VirtualTimeIntervalUnit = TestTime

    private let secondsPerUnit: TimeInterval

    init(resolution: TimeInterval) { secondsPerUnit = resolution }

    /// The date of a moment of the clock.
    public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
        RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The moment of the clock that is nearest to a date.
    public func convertToVirtualTime(_ time: RxTime) -> TestTime {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// The seconds that a span takes.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
        secondsPerUnit * Double(virtualTimeInterval)
    }

    /// The span that is nearest to a number of seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
        // The fraction goes after half a unit was added: the nearest unit, for all times that are not before 0.
        TestTime((timeInterval / secondsPerUnit + 0.5).rounded(.towardZero))
    }

    /// The moment a span after another.
    public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime { time + offset }

    /// Whether the first moment is before, at or after the second.
    public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
        if lhs == rhs { return .equal }
        return lhs < rhs ? .lessThan : .greaterThan
    }
}

import Foundation

extension DispatchTimeInterval {
    /// The interval in seconds, infinite for `never`.
    package var seconds: TimeInterval {
        switch self {
        case .nanoseconds(let value): TimeInterval(value) / 1_000_000_000
        case .microseconds(let value): TimeInterval(value) / 1_000_000
        case .milliseconds(let value): TimeInterval(value) / 1_000
        case .seconds(let value): TimeInterval(value)
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    /// The interval without the time that has passed; not negative.
    package func reduced(since start: Date, now: Date) -> DispatchTimeInterval {
        guard self != .never else { return .never }
        let nanoseconds = max(0, (seconds - now.timeIntervalSince(start)) * 1_000_000_000)
        // A millisecond is what timers are exact to, and virtual clocks count in wholes.
        return .nanoseconds(Int(nanoseconds.rounded()))
    }
}

extension Date {
    /// The date moved by an interval; the distant future for `never`.
    package func adding(_ interval: DispatchTimeInterval) -> Date {
        let seconds = interval.seconds
        return seconds.isFinite ? addingTimeInterval(seconds) : .distantFuture
    }
}

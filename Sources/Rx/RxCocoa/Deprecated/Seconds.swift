import Foundation

// Spans of time were numbers of seconds before version 5.

extension SharedSequenceConvertibleType {
    /// The older form of `throttle(_:latest:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func throttle(_ dueTime: TimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        throttle(RxTimeInterval(seconds: dueTime), latest: latest)
    }

    /// The older form of `debounce(_:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func debounce(_ dueTime: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
        debounce(RxTimeInterval(seconds: dueTime))
    }

    /// The older form of `delay(_:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public func delay(_ dueTime: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
        delay(RxTimeInterval(seconds: dueTime))
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// The older form of `interval(_:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public static func interval(_ period: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
        interval(RxTimeInterval(seconds: period))
    }

    /// The older form of `timer(_:period:)`, in seconds.
    @available(*, deprecated, message: "Say .seconds(_:) or .milliseconds(_:).")
    public static func timer(
        _ dueTime: TimeInterval, period: TimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        timer(RxTimeInterval(seconds: dueTime), period: RxTimeInterval(seconds: period))
    }
}

import RxSwift

/// A moment of a test's clock.
public typealias TestTime = Int

/// Something that happened at a moment.
public struct Recorded<Value> {
    /// The scheduler's time.
    public let time: TestTime

    /// The event, or whatever was recorded.
    public let value: Value

    /// Makes a record of something at a moment.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {
    public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
        lhs.time == rhs.time && lhs.value == rhs.value
    }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded {
    /// A value at a moment.
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .next(element))
    }

    /// Completion at a moment.
    public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> {
        Recorded(time: time, value: .completed)
    }

    /// An error at a moment.
    public static func error<T>(
        _ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded(time: time, value: .error(error))
    }

    /// A history, so that its type need not be written.
    public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// A history, so that its type need not be written.
    public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
    where Value == Event<T> {
        recordedEvents
    }

    /// The value of a recorded event, turned.
    public func map<T>(_ transform: (Value) -> T) -> Recorded<T> { Recorded<T>(time: time, value: transform(value)) }
}

/// A value at a moment.
@available(*, deprecated, renamed: "Recorded.next")
public func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> { .next(time, element) }

/// Completion at a moment.
@available(*, deprecated, renamed: "Recorded.completed")
public func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> { .completed(time) }

/// An error at a moment.
@available(*, deprecated, renamed: "Recorded.error")
public func error<T>(_ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>> {
    .error(time, error)
}

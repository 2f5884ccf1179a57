/// One step of a sequence.
///
/// A sequence is any number of `next`, then at most one of `error` and `completed`.
@frozen
public enum Event<Element> {
    /// A value.
    case next(Element)

    /// The end, by failure.
    case error(any Swift.Error)

    /// The end.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .next(let value): "next(\(value))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether the sequence ends with it.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The value, of `next`.
    public var element: Element? {
        if case .next(let value) = self { value } else { nil }
    }

    /// The error, of `error`.
    public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether it is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// The event with its value turned; what `transform` throws becomes an error.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            switch self {
            case .next(let value): return .next(try transform(value))
            case .error(let error): return .error(error)
            case .completed: return .completed
            }
        } catch {
            return .error(error)
        }
    }

    /// The end of a sequence: an error, or completion when there is none.
    package static func end(_ error: (any Swift.Error)?) -> Event {
        if let error { .error(error) } else { .completed }
    }
}

/// Something that can become an event.
public protocol EventConvertible<Element> {
    /// The type of the event's value.
    associatedtype Element

    /// The older name of `Element`.
    @available(*, deprecated, renamed: "Element")
    typealias ElementType = Element

    /// The event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    public var event: Event<Element> { self }
}

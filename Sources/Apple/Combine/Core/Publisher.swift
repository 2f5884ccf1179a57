/// Sends values to its subscribers over time, then at most one completion.
///
/// A publisher does something when a subscriber subscribes. It calls that subscriber's `receive(subscription:)` once,
/// and sends no more values than are requested by the subscription. It never calls a subscriber from two threads at a
/// time.
public protocol Publisher<Output, Failure> {
    /// The values that are sent.
    associatedtype Output

    /// The error that may end the stream; `Never` if none does.
    associatedtype Failure: Error

    /// Attaches a subscriber. A publisher implements this; call `subscribe(_:)`.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which is told by its `receive(subscription:)`, usually before this returns.
    @inlinable @inline(__always)
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        if Introspection.isOn {
            Introspection.attach(subscriber, to: self)
        } else {
            receive(subscriber: subscriber)
        }
    }

    /// Sends everything that this publisher sends to a subject, the completion too.
    ///
    /// - Returns: A cancellable that ends that when it is cancelled or released. The subject is not kept by it.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(object: subscriber)
    }
}

/// The types that operators return. They appear in signatures; `eraseToAnyPublisher()` hides them.
public enum Publishers {}

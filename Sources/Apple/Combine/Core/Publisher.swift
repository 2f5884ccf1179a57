/// A type that delivers a sequence of values over time to its subscribers.
///
/// A publisher delivers elements to one or more `Subscriber` instances, whose `Input` and `Failure` match its
/// `Output` and `Failure`. It starts when a subscriber subscribes, sends no more values than were requested, and
/// ends with at most one completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values this publisher delivers.
    associatedtype Output

    /// The kind of errors this publisher may end with; `Never` if it does not fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`, which is what to call.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    @inlinable
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject to this publisher, and returns what ends that.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(object: subscriber)
    }
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

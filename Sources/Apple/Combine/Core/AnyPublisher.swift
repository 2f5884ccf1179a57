/// A publisher that says nothing of its type but its output and its failure.
///
/// It has no behaviour of its own: a subscriber is handed to the wrapped publisher as it is, so that values take no
/// further step.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let box: PublisherBox<Output, Failure>

    /// Wraps a publisher; one that is wrapped already is not wrapped twice.
    @inlinable
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            box = erased.box
        } else {
            box = WrappedPublisher(publisher)
        }
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        box.receive(subscriber: subscriber)
    }

    public var description: String { "AnyPublisher" }
    /// Shown in playgrounds; the same as ``description``.
    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Hides this publisher's type, to keep it out of a property or a signature.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

// The wrapped publisher may be of any kind, so that only what it holds says whether it can be shared by threads;
// Apple makes the same promise unchecked.
extension AnyPublisher: @unchecked Sendable where Output: Sendable {}

@usableFromInline
class PublisherBox<Output, Failure: Error> {
    @usableFromInline
    init() {}

    @usableFromInline
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        preconditionFailure("overridden")
    }
}

@usableFromInline
final class WrappedPublisher<P: Publisher>: PublisherBox<P.Output, P.Failure> {
    @usableFromInline
    let publisher: P

    @usableFromInline
    init(_ publisher: P) { self.publisher = publisher }

    @inlinable
    override func receive<S>(subscriber: S) where S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {
        publisher.receive(subscriber: subscriber)
    }
}

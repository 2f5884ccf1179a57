/// A publisher that emits an output to each subscriber just once, and then finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The one element that the publisher emits.
    public let output: Output

    /// Initializes a publisher that emits the specified output just once.
    @inlinable
    public init(_ output: Output) { self.output = output }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(subscription: SingleValue(output, subscriber, "Just"))
    }
}

/// The subscription that delivers one value, and the completion with it, at the first request.
final class SingleValue<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private let value: Downstream.Input
    private var downstream: Downstream?
    private let name: StaticString

    init(_ value: Downstream.Input, _ downstream: Downstream, _ name: StaticString) {
        self.value = value
        self.downstream = downstream
        self.name = name
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, let downstream = takeDownstream() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { withExtendedLifetime(takeDownstream()) {} }

    private func takeDownstream() -> Downstream? {
        lock.whileLocked { exchange(&downstream, with: nil) }
    }

    var description: String { name.description }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
    var playgroundDescription: Any { description }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

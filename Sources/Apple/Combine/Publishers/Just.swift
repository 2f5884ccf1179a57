/// Sends one value when it is requested, then finishes.
///
/// Operators on it that need no time give another publisher of a known value. Their closures run where the operator is
/// applied, and once, rather than for each subscriber.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    @inlinable
    public init(_ output: Output) { self.output = output }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(subscription: SingleValueSubscription(output, subscriber, "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}

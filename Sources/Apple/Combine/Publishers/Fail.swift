/// Fails at once, without waiting for a request.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// Creates a publisher that fails.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails, and names the type of the values it would have sent.
    public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}

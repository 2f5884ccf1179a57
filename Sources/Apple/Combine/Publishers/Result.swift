extension Result {
    /// A Combine publisher that publishes this instance’s result to each subscriber exactly once, or fails
    /// immediately if the result indicates failure.
    public var publisher: Publisher { Publisher(self) }

    /// The type of a Combine publisher that publishes this instance’s result to each subscriber exactly once, or
    /// fails immediately if the result indicates failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result to deliver to each subscriber.
        public let result: Result<Success, Failure>

        /// Creates a publisher that delivers the specified result.
        public init(_ result: Result<Output, Failure>) { self.result = result }

        /// Creates a publisher that sends the specified output to all subscribers and finishes normally.
        public init(_ output: Output) { self.init(.success(output)) }

        /// Creates a publisher that immediately terminates upon subscription with the given failure.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: SingleValueSubscription(value, subscriber, "Once"))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}

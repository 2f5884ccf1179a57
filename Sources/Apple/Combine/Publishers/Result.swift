extension Result {
    /// Publishes the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }

    /// Sends the value of a result when it is requested, then finishes; fails at once if the result is a failure.
    ///
    /// Operators on it that need no time give another publisher of a known result. Their closures run where the
    /// operator is applied.
    public struct Publisher: Combine.Publisher {
        /// The value's type.
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates the publisher that `publisher` returns.
        public init(_ result: Result<Output, Failure>) { self.result = result }

        /// Creates a publisher of a value.
        public init(_ output: Output) { self.init(.success(output)) }

        /// Creates a publisher that fails.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Gives the subscriber the value and ends, or fails.
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

extension Optional {
    /// Publishes the value if there is one, then finishes.
    public var publisher: Publisher { Publisher(self) }

    /// Sends the value of an optional when it is requested, then finishes; finishes at once if there is none.
    ///
    /// Operators on it that need no time give another publisher of a known value. Their closures run where the operator
    /// is applied.
    public struct Publisher: Combine.Publisher {
        /// The value's type.
        public typealias Output = Wrapped
        /// It never fails.
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// Creates the publisher that `publisher` returns.
        public init(_ output: Output?) { self.output = output }

        /// Gives the subscriber the value, if there is one, and ends.
        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: SingleValueSubscription(output, subscriber, "Optional"))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}

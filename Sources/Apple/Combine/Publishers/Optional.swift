extension Optional {
    /// A Combine publisher that publishes the optional’s value if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }

    /// The type of a Combine publisher that publishes the value of a Swift optional instance to each subscriber
    /// exactly once, if the instance has any value at all.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The output to deliver to each subscriber.
        public let output: Wrapped?

        /// Creates a publisher to emit the value of the optional, or to finish immediately if the optional is `nil`.
        public init(_ output: Output?) { self.output = output }

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

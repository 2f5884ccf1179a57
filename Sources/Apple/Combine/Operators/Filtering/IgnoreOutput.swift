extension Publishers {
    /// The publisher of `ignoreOutput()`: the upstream's completion alone.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher that runs to its end.
        public let upstream: Upstream

        /// Creates the publisher that `ignoreOutput()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Never, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: IgnoreOutputSubscription<Upstream.Output, S>(subscriber))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

private final class IgnoreOutputSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
    Input, Downstream.Failure, Downstream
>,
Subscriber
{
    override func start() {
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {}

    override func receive(_ input: Input) -> Subscribers.Demand { .none }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    override var description: String { "IgnoreOutput" }
    override var mirrorChildren: [Mirror.Child] { [("downstream", downstream), ("status", status)] }
}

extension Publisher {
    /// Drops every value and passes the completion on.
    ///
    /// The upstream is asked for all its values at once, whatever the subscriber requests.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

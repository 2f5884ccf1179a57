extension Publishers {
    /// The publisher of `replaceEmpty(with:)`.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may be empty.
        public let upstream: Upstream

        /// The value for an upstream that has none.
        public let output: Upstream.Output

        /// Creates the publisher that `replaceEmpty(with:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(ReplaceEmptySubscription(subscriber, output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

private final class ReplaceEmptySubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>, Subscriber
{
    private let output: Downstream.Input
    private var isEmpty = true

    // Guarded by `lock`.
    private var isRequested = false
    private var isWaiting = false

    init(_ downstream: Downstream, _ output: Downstream.Input) {
        self.output = output
        super.init(downstream)
    }

    override func start() {
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        isRequested = true
        let isDue = exchange(&isWaiting, with: false)
        lock.unlock()
        if isDue { publish() } else { requestUpstream(demand) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        isEmpty = false
        return downstream.receive(input)
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard isEmpty, case .finished = completion else { return downstream.receive(completion: completion) }
        lock.lock()
        isWaiting = !isRequested
        let isDue = isRequested
        lock.unlock()
        if isDue { publish() }
    }

    private func publish() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    override func cancel() {
        super.cancel()
        lock.whileLocked { isWaiting = false }
    }

    override var description: String { "ReplaceEmpty" }
}

extension Publisher {
    /// Publishes a value of your choice if the upstream finishes without any.
    ///
    /// The upstream is asked for all its values at once, beside what the subscriber requests. The value of your choice
    /// waits until the subscriber has requested one. An upstream that fails is not empty: its failure passes.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

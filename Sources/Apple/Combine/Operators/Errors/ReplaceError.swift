extension Publishers {
    /// The publisher of `replaceError(with:)`.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that may fail.
        public let upstream: Upstream

        /// The value that stands in for a failure.
        public let output: Upstream.Output

        /// Creates the publisher that `replaceError(with:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.subscribe(ReplaceErrorSubscription<Upstream.Failure, S>(subscriber, output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

/// Counts the values that are wanted and not delivered yet, to know whether the replacement is.
private final class ReplaceErrorSubscription<InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, InputFailure, Downstream
>,
Subscriber
{
    private let output: Downstream.Input

    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var isWaiting = false

    init(_ downstream: Downstream, _ output: Downstream.Input) {
        self.output = output
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        self.demand += demand
        let isDue = exchange(&isWaiting, with: false)
        lock.unlock()
        if !isDue {
            requestUpstream(demand)
        } else if terminate() != nil {
            publish()
        }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        lock.whileLocked { demand -= 1 }
        let more = downstream.receive(input)
        if more > 0 { lock.whileLocked { demand += more } }
        return more
    }

    /// A failure waits for a request, and can be cancelled until then.
    override func receive(completion: Subscribers.Completion<InputFailure>) {
        guard isActive else { return }
        lock.lock()
        if isWaiting { return lock.unlock() }
        if case .failure = completion, demand == .none {
            isWaiting = true
            return lock.unlock()
        }
        lock.unlock()
        super.receive(completion: completion)
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        if case .failure = completion { publish() } else { downstream.receive(completion: .finished) }
    }

    private func publish() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    override func cleanUp() { lock.whileLocked { isWaiting = false } }

    override var description: String { "ReplaceError" }
}

extension Publisher {
    /// Publishes a value of your choice in place of a failure, then finishes.
    ///
    /// The value waits until the subscriber has requested one.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

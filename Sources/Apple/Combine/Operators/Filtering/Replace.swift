extension Publishers {
    /// A publisher that replaces an empty stream with a provided element.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The element to deliver when the upstream publisher finishes without delivering any elements.
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(
                subscriber: ReplaceSubscription<Upstream.Failure, S>(subscriber, "ReplaceEmpty", output, replacesEmpty: true))
        }
    }

    /// A publisher that replaces any errors in the stream with a provided element.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The element with which to replace errors from the upstream publisher.
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.receive(
                subscriber: ReplaceSubscription<Upstream.Failure, S>(subscriber, "ReplaceError", output, replacesEmpty: false))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

/// Republishes, and ends an empty stream, or one that fails, with an element of its own once that is requested.
private final class ReplaceSubscription<InputFailure: Error, Downstream: Subscriber>:
    OperatorSubscription<Downstream.Input, InputFailure, Downstream>, Subscriber
{
    private let name: StaticString
    private let output: Downstream.Input
    private let replacesEmpty: Bool
    private var isEmpty = true

    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var isWaiting = false

    init(_ downstream: Downstream, _ name: StaticString, _ output: Downstream.Input, replacesEmpty: Bool) {
        self.name = name
        self.output = output
        self.replacesEmpty = replacesEmpty
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        self.demand += demand
        let isDue = exchange(&isWaiting, with: false)
        lock.unlock()
        if isDue { publish() } else { requestUpstream(demand) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        isEmpty = false
        lock.whileLocked { demand -= 1 }
        let more = downstream.receive(input)
        if more > 0 { lock.whileLocked { demand += more } }
        return more
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        switch completion {
        case .finished where !(replacesEmpty && isEmpty):
            downstream.receive(completion: .finished)
        case .failure(let error) where replacesEmpty:
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        case .finished, .failure:
            lock.lock()
            isWaiting = demand == .none
            let isDue = !isWaiting
            lock.unlock()
            if isDue { publish() }
        }
    }

    private func publish() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    override func cleanUp() { lock.whileLocked { isWaiting = false } }

    override var description: String { name.description }
}

extension Publisher {
    /// Replaces an empty stream with the provided element.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Replaces any errors in the stream with the provided element, after which it finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

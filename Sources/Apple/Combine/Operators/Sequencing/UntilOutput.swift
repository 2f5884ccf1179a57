extension Publishers {
    /// A publisher that republishes elements until another publisher emits an element.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// Another publisher, whose first output causes this publisher to finish.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let stage = PrefixUntilSubscription(subscriber)
            other.subscribe(
                TriggerSubscriber<Other.Output, Other.Failure> {
                    stage.trigger($0)
                } onSubscription: {
                    stage.attach($0)
                })
            upstream.receive(subscriber: stage)
        }
    }

    /// A publisher that ignores elements from the upstream publisher until it receives an element from a second publisher.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A publisher to monitor for its first emitted element.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let stage = DropUntilSubscription(subscriber)
            other.subscribe(
                TriggerSubscriber<Other.Output, Other.Failure> {
                    stage.trigger($0)
                } onSubscription: {
                    stage.attach($0)
                })
            upstream.receive(subscriber: stage)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// What the other publisher did.
private enum Trigger<Failure: Error> {
    case output
    case completion(Subscribers.Completion<Failure>)
}

/// Listens to the other publisher, of which one value is wanted.
private struct TriggerSubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let onTrigger: (Trigger<Failure>) -> Void
    let onSubscription: (any Subscription) -> Void

    init(_ onTrigger: @escaping (Trigger<Failure>) -> Void, onSubscription: @escaping (any Subscription) -> Void) {
        self.onTrigger = onTrigger
        self.onSubscription = onSubscription
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        onTrigger(.output)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { onTrigger(.completion(completion)) }
}

private final class PrefixUntilSubscription<Downstream: Subscriber>: OperatorSubscription<Downstream.Input, Downstream.Failure, Downstream>,
    Subscriber
{
    // Guarded by `lock`.
    private var trigger: (any Subscription)?
    private var isTriggered = false

    func attach(_ subscription: any Subscription) {
        lock.whileLocked { trigger = subscription }
        subscription.request(.max(1))
    }

    func trigger<Failure>(_ event: Trigger<Failure>) {
        guard case .output = event else { return }
        lock.lock()
        isTriggered = true
        let trigger = exchange(&self.trigger, with: nil)
        lock.unlock()
        trigger?.cancel()
        finish(.finished)
    }

    override func start() {
        downstream.receive(subscription: self)
        if lock.whileLocked({ isTriggered }) { finish(.finished) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isActive ? downstream.receive(input) : .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cleanUp()
        downstream.receive(completion: completion)
    }

    override func cleanUp() { lock.whileLocked { exchange(&trigger, with: nil) }?.cancel() }

    override var description: String { "PrefixUntilOutput" }
    override var mirrorChildren: [Mirror.Child] { [] }
}

private final class DropUntilSubscription<Downstream: Subscriber>: OperatorSubscription<Downstream.Input, Downstream.Failure, Downstream>,
    Subscriber
{
    // Guarded by `lock`.
    private var trigger: (any Subscription)?
    private var isTriggered = false
    private var demand = Subscribers.Demand.none

    func attach(_ subscription: any Subscription) {
        lock.whileLocked { trigger = subscription }
        subscription.request(.max(1))
    }

    func trigger(_ event: Trigger<Downstream.Failure>) {
        lock.lock()
        let trigger = exchange(&self.trigger, with: nil)
        if case .output = event { isTriggered = true }
        let isTriggered = self.isTriggered
        lock.unlock()
        switch event {
        case .output: trigger?.cancel()
        case .completion(.finished): if !isTriggered { finish(.finished) }
        case .completion(let failure): if !isTriggered { finish(failure) }
        }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        return lock.whileLocked { isTriggered } ? downstream.receive(input) : .max(1)
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cleanUp()
        downstream.receive(completion: completion)
    }

    override func cleanUp() { lock.whileLocked { exchange(&trigger, with: nil) }?.cancel() }

    override var description: String { "DropUntilOutput" }
    override var mirrorChildren: [Mirror.Child] { [] }
}

extension Publisher {
    /// Republishes elements until another publisher emits an element, then finishes.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Ignores elements from the upstream publisher until it receives an element from a second publisher.
    public func drop<P>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P: Publisher, Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// The publisher of `subscribe(on:options:)`.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to on the scheduler.
        public let upstream: Upstream

        /// The scheduler on which the upstream is used.
        public let scheduler: Context

        /// How the scheduler is to run the actions; `nil` for its default.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `subscribe(on:options:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let subscription = SubscribeOnSubscription(subscriber, scheduler, options)
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(subscription) }
        }
    }
}

private final class SubscribeOnSubscription<Downstream: Subscriber, Context: Scheduler>:
    OperatorSubscription<Downstream.Input, Downstream.Failure, Downstream>, Subscriber
{
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isActive ? downstream.receive(input) : .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let upstream = currentUpstream else { return }
        scheduler.schedule(options: options) { upstream.request(demand) }
    }

    override func cancelUpstream(_ upstream: SubscriptionObject) {
        scheduler.schedule(options: options) { upstream.cancel() }
    }

    override var description: String { "SubscribeOn" }
}

extension Publisher {
    /// Subscribes to the upstream, asks it for values and cancels it on a scheduler.
    ///
    /// Values come on whichever thread the upstream sends them; use `receive(on:options:)` to move them. A subject's
    /// values sent before the scheduler has come round are missed.
    ///
    /// - Parameters:
    ///   - scheduler: Where to use the upstream.
    ///   - options: How the scheduler is to run the actions; `nil` for its default.
    public func subscribe<S>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// A publisher that receives elements from an upstream publisher on a specific scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The scheduler the publisher should use to receive elements.
        public let scheduler: Context

        /// Scheduler options that customize the delivery of elements.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let subscription = SubscribeOnSubscription(subscriber, scheduler, options)
            scheduler.schedule(options: options) { [upstream] in upstream.receive(subscriber: subscription) }
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
        scheduler.schedule(options: options) { self.requestUpstream(demand) }
    }

    override func cancelUpstream(_ upstream: SubscriptionObject) {
        scheduler.schedule(options: options) { upstream.cancel() }
    }

    override var description: String { "SubscribeOn" }
}

extension Publisher {
    /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
    public func subscribe<S>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

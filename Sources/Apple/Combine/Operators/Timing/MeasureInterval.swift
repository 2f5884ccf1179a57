extension Publishers {
    /// A publisher that measures and emits the time interval between events received from an upstream publisher.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// A scheduler to use for tracking the timing of events.
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure {
            upstream.receive(
                subscriber: MeasureIntervalSubscription<Upstream.Output, Context, S>(subscriber, scheduler))
        }
    }
}

private final class MeasureIntervalSubscription<Input, Context: Scheduler, Downstream: Subscriber>:
    OperatorSubscription<Input, Downstream.Failure, Downstream>, Subscriber
where Downstream.Input == Context.SchedulerTimeType.Stride {
    private let scheduler: Context
    private var last: Context.SchedulerTimeType?

    init(_ downstream: Downstream, _ scheduler: Context) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func start() {
        last = scheduler.now
        downstream.receive(subscription: self)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive, let last else { return .none }
        let now = scheduler.now
        self.last = now
        return downstream.receive(last.distance(to: now))
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    override var description: String { "MeasureInterval" }
}

extension Publisher {
    /// Measures and emits the time interval between events received from an upstream publisher.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

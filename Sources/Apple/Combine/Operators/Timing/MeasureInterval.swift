extension Publishers {
    /// The publisher of `measureInterval(using:options:)`.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are timed.
        public let upstream: Upstream

        /// The scheduler whose time is read.
        public let scheduler: Context

        /// Creates the publisher that `measureInterval(using:options:)` returns.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure {
            upstream.subscribe(
                MeasureIntervalSubscription<Upstream.Output, Context, S>(subscriber, scheduler))
        }
    }
}

private final class MeasureIntervalSubscription<Input, Context: Scheduler, Downstream: Subscriber>:
    OperatorSubscription<Input, Downstream.Failure, Downstream>, Subscriber
where Downstream.Input == Context.SchedulerTimeType.Stride {
    private let scheduler: Context

    /// Guarded by `lock`.
    private var last: Context.SchedulerTimeType?

    init(_ downstream: Downstream, _ scheduler: Context) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func start() {
        let now = scheduler.now
        lock.whileLocked { last = now }
        downstream.receive(subscription: self)
    }

    /// Demand that the downstream returns for an interval becomes a request.
    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        let now = scheduler.now
        guard let last = lock.whileLocked({ exchange(&last, with: now) }) else { return .none }
        let more = downstream.receive(last.distance(to: now))
        if more > 0 { requestUpstream(more) }
        return .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    override var description: String { "MeasureInterval" }
}

extension Publisher {
    /// Publishes the time between values instead of the values: the first since the subscription, the others since the
    /// value before.
    ///
    /// Demand, completion and cancellation pass unchanged, on the thread on which they happen.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler whose time is read. Nothing runs on it.
    ///   - options: Has no effect, as nothing is scheduled.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

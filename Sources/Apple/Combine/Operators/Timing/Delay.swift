extension Publishers {
    /// The publisher of `delay(for:tolerance:scheduler:options:)`.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events come later.
        public let upstream: Upstream

        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride

        /// By how much the scheduler may be late.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// The scheduler that delivers.
        public let scheduler: Context

        /// How the scheduler is to run the deliveries; `nil` for its default.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `delay(for:tolerance:scheduler:options:)` returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(DelaySubscription(subscriber, interval, tolerance, scheduler, options))
        }
    }
}

private final class DelaySubscription<Downstream: Subscriber, Context: Scheduler>:
    PostponingSubscription<Downstream, Context>, Subscriber
{
    private let interval: Context.SchedulerTimeType.Stride
    private let tolerance: Context.SchedulerTimeType.Stride

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride,
        _ tolerance: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?
    ) {
        self.interval = interval
        self.tolerance = tolerance
        super.init(downstream, scheduler, options)
    }

    override func schedule(_ action: @escaping () -> Void) {
        scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
    }

    override var description: String { "Delay" }
}

extension Publisher {
    /// Delivers values and the completion, failures included, later by an interval.
    ///
    /// Events keep their order and are delivered one at a time, also by a scheduler that runs several actions at once.
    /// Requests reach the upstream at once; cancelling drops what is on its way, unless that is the completion, which
    /// cannot be cancelled any more.
    ///
    /// - Parameters:
    ///   - interval: How much later.
    ///   - tolerance: By how much the scheduler may be late; its least tolerance by default.
    ///   - scheduler: Measures the time and delivers.
    ///   - options: How the scheduler is to run the deliveries; `nil` for its default.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

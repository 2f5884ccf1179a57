extension Publishers {
    /// The publisher of `throttle(for:scheduler:latest:)`.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are thinned out.
        public let upstream: Upstream

        /// The least time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that measures the time and delivers.
        public let scheduler: Context

        /// Whether the last value of an interval is published; otherwise the first.
        public let latest: Bool

        /// Creates the publisher that `throttle(for:scheduler:latest:)` returns.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: ThrottleSubscription(subscriber, interval, scheduler, latest))
        }
    }
}

private final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream.Input, Downstream, Context>, Subscriber
{
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool

    // Guarded by `lock`.
    private var pending: Downstream.Input?
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isScheduled = false
    private var lastTime: Context.SchedulerTimeType?

    init(_ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool) {
        self.interval = interval
        self.latest = latest
        super.init(downstream, scheduler, nil)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        let now = scheduler.now
        lock.lock()
        var replaced: Downstream.Input?
        if pending == nil || latest { replaced = exchange(&pending, with: input) }
        scheduleAndUnlock(now)
        withExtendedLifetime(replaced) {}
        return .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let now = scheduler.now
        lock.lock()
        // With nothing pending there is nothing to wait for.
        guard pending != nil else {
            lock.unlock()
            return scheduler.schedule(options: nil) { self.downstream.receive(completion: completion) }
        }
        self.completion = completion
        scheduleAndUnlock(now)
    }

    /// Delivers at once if the interval has passed; otherwise at its end.
    private func scheduleAndUnlock(_ now: Context.SchedulerTimeType) {
        if isScheduled { return lock.unlock() }
        isScheduled = true
        let end = lastTime.map { $0.advanced(by: interval) }
        lock.unlock()
        if let end, now.distance(to: end) > .nanoseconds(0) {
            scheduler.schedule(after: end, tolerance: scheduler.minimumTolerance, options: nil) { self.expired() }
        } else {
            scheduler.schedule(options: nil) { self.expired() }
        }
    }

    private func expired() {
        let now = scheduler.now
        lock.lock()
        isScheduled = false
        let value = exchange(&pending, with: nil)
        let completion = exchange(&self.completion, with: nil)
        if value != nil { lastTime = now }
        lock.unlock()
        if let value { deliver(value) }
        if let completion { downstream.receive(completion: completion) }
    }

    override func cleanUp() {
        lock.lock()
        let dropped = exchange(&pending, with: nil)
        completion = nil
        lock.unlock()
        withExtendedLifetime(dropped) {}
    }

    override var description: String { "Throttle" }
}

extension Publisher {
    /// Publishes at most one value in an interval.
    ///
    /// The first value is published without delay. After that, the values of each interval are one: the last or the
    /// first of them, published when the interval ends. The upstream is asked for all its values at once; a value that
    /// nobody wants when it is due is dropped. A completion waits for the value that still waits. Everything is
    /// delivered on the scheduler.
    ///
    /// - Parameters:
    ///   - interval: The least time between two values.
    ///   - scheduler: Measures the time and delivers.
    ///   - latest: Whether the last value of an interval is published; otherwise the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

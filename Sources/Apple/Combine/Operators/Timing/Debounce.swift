extension Publishers {
    /// The publisher of `debounce(for:scheduler:options:)`.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values have to settle.
        public let upstream: Upstream

        /// How long no other value may follow.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler that measures the time and delivers.
        public let scheduler: Context

        /// How the scheduler is to run the deliveries; `nil` for its default.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `debounce(for:scheduler:options:)` returns.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: DebounceSubscription(subscriber, dueTime, scheduler, options))
        }
    }
}

private final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream.Input, Downstream, Context>, Subscriber
{
    private let dueTime: Context.SchedulerTimeType.Stride

    // Guarded by `lock`.
    private var pending: Downstream.Input?
    private var generation = 0

    init(
        _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        super.init(downstream, scheduler, options)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        lock.lock()
        generation += 1
        let generation = self.generation
        let replaced = exchange(&pending, with: input)
        lock.unlock()
        withExtendedLifetime(replaced) {}
        let due = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
            self.expired(generation)
        }
        return .none
    }

    private func expired(_ generation: Int) {
        lock.lock()
        guard generation == self.generation, isActive, let value = exchange(&pending, with: nil) else {
            return lock.unlock()
        }
        lock.unlock()
        deliver(value)
    }

    /// Drops a pending value, as Apple's does.
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cleanUp()
        scheduler.schedule(options: options) { self.downstream.receive(completion: completion) }
    }

    override func cleanUp() {
        let dropped = lock.whileLocked { exchange(&pending, with: nil) }
        withExtendedLifetime(dropped) {}
    }

    override var description: String { "Debounce" }

    override var mirrorChildren: [Mirror.Child] {
        let (demand, pending) = lock.whileLocked { (self.demand, self.pending) }
        return [("downstream", downstream), ("downstreamDemand", demand), ("currentValue", pending as Any)]
    }
}

extension Publisher {
    /// Publishes a value when no other has followed it for a time.
    ///
    /// The upstream is asked for all its values at once. A value that nobody wants when it is due is dropped. So is one
    /// that still waits when the upstream completes; the completion itself passes without waiting. Everything is
    /// delivered on the scheduler.
    ///
    /// - Parameters:
    ///   - dueTime: How long no other value may follow.
    ///   - scheduler: Measures the time and delivers.
    ///   - options: How the scheduler is to run the deliveries; `nil` for its default.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

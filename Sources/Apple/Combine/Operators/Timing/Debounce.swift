extension Publishers {
    /// A publisher that publishes elements only after a specified time interval elapses between events.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The amount of time the publisher should wait before publishing an element.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler on which this publisher delivers elements.
        public let scheduler: Context

        /// Scheduler options that customize this publisher’s delivery of elements.
        public let options: Context.SchedulerOptions?

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

    /// What is pending is dropped, as by Apple's.
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
    /// Publishes elements only after a specified time interval elapses between events.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

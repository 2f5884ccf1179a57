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
            upstream.subscribe(DebounceSubscription(subscriber, dueTime, scheduler, options))
        }
    }
}

private final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>:
    ScheduledSubscription<Downstream, Context>, Subscriber
{
    private let dueTime: Context.SchedulerTimeType.Stride

    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var pending: Downstream.Input?
    private var generation = 0
    /// The cancellations of the timers, each by the generation of its value; `nil` while one is being made.
    private var timers: [Int: (any Cancellable)?] = [:]

    init(
        _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        super.init(downstream, scheduler, options)
    }

    override func start() {
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
        if isActive { lock.whileLocked { self.demand += demand } }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        let due = scheduler.now.advanced(by: dueTime)
        lock.lock()
        generation += 1
        let generation = self.generation
        let replaced = exchange(&pending, with: input)
        let previous = exchange(&timers, with: [generation: nil])
        lock.unlock()
        // It repeats as Apple's does, and is cancelled the first time.
        let timer = scheduler.schedule(
            after: due, interval: dueTime, tolerance: scheduler.minimumTolerance, options: options
        ) {
            self.expired(generation)
        }
        lock.lock()
        let isWanted = timers[generation] != nil
        if isWanted { timers[generation] = timer }
        lock.unlock()
        if !isWanted { timer.cancel() }
        // The end may have come meanwhile, and has cancelled the timers before this one.
        if !isActive { cleanUp() }
        for timer in previous.values { timer?.cancel() }
        withExtendedLifetime(replaced) {}
        return .none
    }

    private func expired(_ generation: Int) {
        guard isActive else { return }
        lock.lock()
        guard let timer = timers.removeValue(forKey: generation) else { return lock.unlock() }
        guard generation == self.generation, let value = exchange(&pending, with: nil) else {
            lock.unlock()
            timer?.cancel()
            return
        }
        let isWanted = demand != .none
        if isWanted { demand -= 1 }
        lock.unlock()
        timer?.cancel()
        guard isWanted else { return }
        enqueue(.value(value))
        deliverNext()
    }

    override func deliver(_ event: Event) {
        switch event {
        case .value(let value):
            let more = downstream.receive(value)
            if more > 0 { lock.whileLocked { demand += more } }
        case .completion(let completion):
            downstream.receive(completion: completion)
        }
    }

    /// Drops a pending value, as Apple's does.
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cleanUp()
        enqueue(.completion(completion))
        scheduler.schedule { self.deliverNext() }
    }

    override func cancelUpstream(_ upstream: SubscriptionObject) {
        cleanUp()
        upstream.cancel()
    }

    override func cleanUp() {
        lock.lock()
        let dropped = exchange(&pending, with: nil)
        let timers = exchange(&self.timers, with: [:])
        lock.unlock()
        for timer in timers.values { timer?.cancel() }
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

extension Publishers {
    /// A publisher that buffers and periodically publishes its items.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The strategy with which to collect and publish elements.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// Scheduler options to use for the strategy.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            upstream.receive(
                subscriber: CollectByTimeSubscription<Upstream.Output, S, Context>(subscriber, strategy, options))
        }
    }
}

private final class CollectByTimeSubscription<Element, Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Element, Downstream, Context>, Subscriber
where Downstream.Input == [Element] {
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int

    // Guarded by `lock`.
    private var buffer: [Element] = []
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            self.interval = interval
            limit = .max
            super.init(downstream, scheduler, options)
        case .byTimeOrCount(let scheduler, let interval, let count):
            self.interval = interval
            limit = count
            super.init(downstream, scheduler, options)
        }
    }

    override func start() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            if let self, isActive { publish() }
        }
        lock.whileLocked { self.timer = timer }
        super.start()
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard isActive else { return .none }
        let full = lock.whileLocked { () -> [Element]? in
            buffer.append(input)
            return buffer.count >= limit ? exchange(&buffer, with: []) : nil
        }
        if let full { scheduler.schedule(options: options) { if self.isActive { self.deliver(full) } } }
        return .none
    }

    private func publish() {
        let elements = lock.whileLocked { demand > 0 ? exchange(&buffer, with: []) : [] }
        if !elements.isEmpty { deliver(elements) }
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.whileLocked { exchange(&timer, with: nil) }?.cancel()
        scheduler.schedule(options: options) { [self] in
            if case .finished = completion { publish() }
            downstream.receive(completion: completion)
        }
    }

    override func cleanUp() {
        lock.lock()
        let timer = exchange(&self.timer, with: nil)
        let buffer = exchange(&self.buffer, with: [])
        lock.unlock()
        timer?.cancel()
        withExtendedLifetime(buffer) {}
    }

    override var description: String { "CollectByTime" }
}

extension Publisher {
    /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

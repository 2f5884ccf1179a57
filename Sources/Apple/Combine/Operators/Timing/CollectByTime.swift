extension Publishers {
    /// The publisher of `collect(_:options:)`: arrays of the values of an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// When an array is published, and on which scheduler.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// How the scheduler is to run the deliveries; `nil` for its default.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `collect(_:options:)` returns.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            upstream.subscribe(
                CollectByTimeSubscription<Upstream.Output, S, Context>(subscriber, strategy, options))
        }
    }
}

private final class CollectByTimeSubscription<Element, Downstream: Subscriber, Context: Scheduler>:
    OperatorSubscription<Element, Downstream.Failure, Downstream>, Subscriber
where Downstream.Input == [Element] {
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var buffer: [Element] = []
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        (scheduler, interval, limit) =
            switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
            }
        self.options = options
        super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.whileLocked { self.demand += demand }
    }

    /// Delivers an array if one is wanted.
    private func deliver(_ elements: [Element]) {
        let isWanted = lock.whileLocked { () -> Bool in
            guard demand > 0 else { return false }
            demand -= 1
            return true
        }
        guard isWanted else { return }
        let more = downstream.receive(elements)
        if more > 0 { lock.whileLocked { demand += more } }
    }

    override func start() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            if let self, isActive { publish() }
        }
        lock.whileLocked { self.timer = timer }
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
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
    /// Publishes arrays of the values that arrived in each interval of time.
    ///
    /// The upstream is asked for all its values at once. Arrays are published on the strategy's scheduler. An interval
    /// without values publishes nothing, and one that ends while no array is wanted leaves its values to the next. When
    /// the upstream finishes, the rest is published if wanted; when it fails, the rest is dropped.
    ///
    /// - Parameters:
    ///   - strategy: The length of the intervals, the scheduler that measures them, and optionally the size of an array
    ///     that does not wait for the end of its interval.
    ///   - options: How the scheduler is to run the deliveries; `nil` for its default.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

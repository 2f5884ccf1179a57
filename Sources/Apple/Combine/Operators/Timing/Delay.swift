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
            upstream.receive(subscriber: DelaySubscription(subscriber, interval, tolerance, scheduler, options))
        }
    }
}

/// Keeps events in their order: each expiry delivers the oldest.
private final class DelaySubscription<Downstream: Subscriber, Context: Scheduler>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>, Subscriber
{
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let interval: Context.SchedulerTimeType.Stride
    private let tolerance: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    // Guarded by `lock`.
    private var events = Fifo<Event>()
    private var due = 0
    private var isDelivering = false

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride,
        _ tolerance: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?
    ) {
        self.interval = interval
        self.tolerance = tolerance
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if isActive { enqueue(.value(input)) }
        return .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        enqueue(.completion(completion))
    }

    private func enqueue(_ event: Event) {
        lock.whileLocked { events.append(event) }
        scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options) {
            self.expired()
        }
    }

    private func expired() {
        lock.lock()
        due += 1
        // Another thread of a concurrent scheduler delivers: it takes this one along.
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while due > 0 {
            due -= 1
            guard let event = events.popFirst() else { break }
            lock.unlock()
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { requestUpstream(more) }
            case .completion(let completion):
                downstream.receive(completion: completion)
            }
            lock.lock()
        }
        isDelivering = false
        lock.unlock()
    }

    override func cleanUp() {
        lock.lock()
        let events = exchange(&self.events, with: Fifo())
        lock.unlock()
        withExtendedLifetime(events) {}
    }

    override var description: String { "Delay" }
}

extension Publisher {
    /// Delivers values and the completion, failures included, later by an interval.
    ///
    /// Events keep their order and are delivered one at a time, also by a scheduler that runs several actions at once.
    /// Requests reach the upstream at once; cancelling drops what is on its way.
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

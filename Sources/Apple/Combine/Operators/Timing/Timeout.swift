extension Publishers {
    /// A publisher that terminates publishing if the upstream publisher exceeds a specified time interval without producing an element.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The maximum time interval the publisher can go without emitting an element.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler on which to deliver events.
        public let scheduler: Context

        /// Scheduler options that customize the delivery of elements.
        public let options: Context.SchedulerOptions?

        /// A closure that executes if the publisher times out; it sends the failure it returns.
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: TimeoutSubscription(subscriber, interval, scheduler, options, customError))
        }
    }
}

private final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>:
    OperatorSubscription<Downstream.Input, Downstream.Failure, Downstream>, Subscriber
{
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let customError: (() -> Downstream.Failure)?

    /// Counts what was received, so that a timer of before can tell. Guarded by `lock`.
    private var generation = 0

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.options = options
        self.customError = customError
        super.init(downstream)
    }

    override func start() {
        wind()
        downstream.receive(subscription: self)
    }

    private func wind() {
        let generation = lock.whileLocked {
            self.generation += 1
            return self.generation
        }
        let due = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
            [weak self] in self?.expired(generation)
        }
    }

    private func expired(_ generation: Int) {
        guard isActive, lock.whileLocked({ generation == self.generation }) else { return }
        finish(customError.map { .failure($0()) } ?? .finished)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        wind()
        scheduler.schedule(options: options) { [self] in
            guard isActive || isEnding else { return }
            let more = downstream.receive(input)
            if more > 0 { requestUpstream(more) }
        }
        return .none
    }

    /// The upstream has finished, and what it sent before is still on its way. Guarded by `lock`.
    private var hasCompleted = false
    private var isEnding: Bool { lock.whileLocked { hasCompleted } }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.whileLocked { hasCompleted = true }
        scheduler.schedule(options: options) { [self] in
            if isEnding { downstream.receive(completion: completion) }
        }
    }

    override func cleanUp() { lock.whileLocked { hasCompleted = false } }

    override var description: String { "Timeout" }
}

extension Publisher {
    /// Terminates publishing if the upstream publisher exceeds the specified time interval without producing an
    /// element.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

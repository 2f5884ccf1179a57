extension Publishers {
    /// The publisher of `timeout(_:scheduler:options:customError:)`.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is expected to go on sending.
        public let upstream: Upstream

        /// How long it may be silent.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler that measures the time and delivers.
        public let scheduler: Context

        /// How the scheduler is to run the deliveries; `nil` for its default.
        public let options: Context.SchedulerOptions?

        /// Makes the failure of a silent upstream; if `nil` the stream finishes instead.
        public let customError: (() -> Upstream.Failure)?

        /// Creates the publisher that `timeout(_:scheduler:options:customError:)` returns.
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

    /// The upstream has finished, and the values it sent before are still on their way. Guarded by `lock`.
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
    /// Ends the stream when no value has come for a time.
    ///
    /// The time starts with the subscription and anew with each value. When it is over the upstream is cancelled, and
    /// the stream fails with `customError`, or finishes without one. Everything is delivered on the scheduler; demand
    /// passes unchanged.
    ///
    /// - Parameters:
    ///   - interval: How long the upstream may be silent.
    ///   - scheduler: Measures the time and delivers.
    ///   - options: How the scheduler is to run the deliveries; `nil` for its default.
    ///   - customError: Makes the failure; without it the stream finishes.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

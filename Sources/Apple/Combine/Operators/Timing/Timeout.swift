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
            upstream.subscribe(TimeoutSubscription(subscriber, interval, scheduler, options, customError))
        }
    }
}

private final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>:
    ScheduledSubscription<Downstream, Context>, Subscriber
{
    private let interval: Context.SchedulerTimeType.Stride
    private let customError: (() -> Downstream.Failure)?

    // Guarded by `lock`.
    private var timer: AnyCancellable?
    private var isRequested = false
    private var hasStarted = false
    /// Whether the time was over before the downstream had its subscription.
    private var isOverdue = false
    /// Whether a completion for the time that is over is to be delivered.
    private var hasTimedOut = false

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
    ) {
        self.interval = interval
        self.customError = customError
        super.init(downstream, scheduler, options)
    }

    override func start() {
        wind()
        downstream.receive(subscription: self)
        let isLate = lock.whileLocked {
            hasStarted = true
            return isOverdue
        }
        if isLate { expired() }
    }

    /// Starts the time anew.
    private func wind() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            self.expired()
        }
        let replaced = lock.whileLocked { exchange(&self.timer, with: AnyCancellable { timer.cancel() }) }
        withExtendedLifetime(replaced) {}
        // The end may have come in the meantime, and has cancelled the other one.
        if isOver { stop() }
    }

    private func stop() { lock.whileLocked { exchange(&timer, with: nil) }?.cancel() }

    /// The time starts anew with the first request.
    override func request(_ demand: Subscribers.Demand) {
        guard let upstream = currentUpstream else { return }
        if lock.whileLocked({ !exchange(&isRequested, with: true) }) { wind() }
        upstream.request(demand)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        stop()
        wind()
        enqueue(.value(input))
        scheduler.schedule(options: options) { self.deliverNext() }
        return .none
    }

    /// Is cancelled or times out as before until the completion has been delivered.
    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard isActive else { return }
        stop()
        enqueue(.completion(completion))
        scheduler.schedule(options: options) { self.deliverNext() }
    }

    /// Demand that the downstream returns for a value becomes a request.
    override func deliver(_ event: Event) {
        switch event {
        case .value(let value):
            guard isActive else { return }
            let more = downstream.receive(value)
            if more > 0 { requestUpstream(more) }
        case .completion(let completion):
            // Either the upstream's, or that of the time that is over. A request may have started the time anew.
            let isDue = terminate() != nil || lock.whileLocked { exchange(&hasTimedOut, with: false) }
            stop()
            if isDue { downstream.receive(completion: completion) }
        }
    }

    private func expired() {
        let isEarly = lock.whileLocked {
            if !hasStarted { isOverdue = true }
            return !hasStarted
        }
        guard !isEarly, let upstream = terminate() else { return }
        stop()
        upstream.cancel()
        dropEvents()
        lock.whileLocked { hasTimedOut = true }
        enqueue(.completion(customError.map { .failure($0()) } ?? .finished))
        deliverNext()
    }

    override func cancelUpstream(_ upstream: SubscriptionObject) {
        stop()
        upstream.cancel()
    }

    override func cleanUp() { dropEvents() }

    override var description: String { "Timeout" }
}

extension Publisher {
    /// Ends the stream when no value has come for a time.
    ///
    /// The time starts with the subscription, and anew with the first request and with each value. When it is over the upstream is cancelled, and
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

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
            upstream.subscribe(ThrottleSubscription(subscriber, interval, scheduler, latest))
        }
    }
}

private final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    typealias Failure = Downstream.Failure

    private enum State {
        case awaitingSubscription(Downstream)
        case subscribed(any Subscription, Downstream)
        /// The upstream has completed.
        case ending(any Subscription, Downstream)
        case over
    }

    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let lock = Lock()

    // Guarded by `lock`.
    private var state: State
    private var demand = Subscribers.Demand.none
    private var pending: Downstream.Input?
    private var completion: Subscribers.Completion<Failure>?
    /// When a value was last delivered.
    private var lastTime: Context.SchedulerTimeType?
    /// When something last came.
    private var arrival: Context.SchedulerTimeType
    private var isDelivering = false
    private var isDue = false

    init(_ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool) {
        state = .awaitingSubscription(downstream)
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
        arrival = scheduler.now
    }

    /// Notes the time, if values are taken.
    private func arrive() -> Bool {
        guard lock.whileLocked({ if case .subscribed = state { true } else { false } }) else { return false }
        let now = scheduler.now
        lock.whileLocked { arrival = now }
        return true
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaitingSubscription(let downstream) = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .subscribed(subscription, downstream)
        lock.unlock()
        _ = arrive()
        subscription.request(.unlimited)
        downstream.receive(subscription: self)
    }

    /// A value that comes when none is wanted is dropped. One that waits has used up what was wanted of it, and is
    /// replaced by the latest, or keeps its place.
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard arrive() else { return .none }
        lock.lock()
        guard case .subscribed = state, demand > 0 else {
            lock.unlock()
            return .none
        }
        if pending != nil || completion != nil {
            let replaced = latest ? exchange(&pending, with: input) : nil
            lock.unlock()
            withExtendedLifetime(replaced) {}
            return .none
        }
        demand -= 1
        pending = input
        let (last, now) = (lastTime, arrival)
        lock.unlock()
        if let end = last?.advanced(by: interval), end > now {
            scheduler.schedule(after: end) { [weak self] in self?.expired() }
        } else {
            scheduler.schedule { [weak self] in self?.expired() }
        }
        return .none
    }

    /// Waits for the value that waits, or comes as soon as possible.
    func receive(completion: Subscribers.Completion<Failure>) {
        guard arrive() else { return }
        lock.lock()
        guard case .subscribed(let subscription, let downstream) = state else { return lock.unlock() }
        state = .ending(subscription, downstream)
        let isAlone = pending == nil
        self.completion = completion
        lock.unlock()
        if isAlone { scheduler.schedule { [weak self] in self?.expired() } }
    }

    private func expired() {
        lock.lock()
        // Another thread of a concurrent scheduler delivers: it takes this one along.
        isDue = true
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while exchange(&isDue, with: false) {
            let downstream: Downstream
            switch state {
            case .subscribed(_, let found), .ending(_, let found): downstream = found
            case .awaitingSubscription, .over: continue
            }
            let value = exchange(&pending, with: nil)
            let completion = exchange(&self.completion, with: nil)
            let ended = completion == nil ? nil : exchange(&state, with: .over)
            lock.unlock()
            if value != nil, completion == nil {
                let now = scheduler.now
                lock.whileLocked { lastTime = now }
            }
            let more = value.map { downstream.receive($0) } ?? .none
            if let completion { downstream.receive(completion: completion) }
            withExtendedLifetime(ended) {}
            lock.lock()
            demand += more
        }
        isDelivering = false
        lock.unlock()
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        if case .subscribed = state { self.demand += demand }
        lock.unlock()
    }

    override func cancel() {
        lock.lock()
        let state = exchange(&self.state, with: .over)
        let dropped = exchange(&pending, with: nil)
        completion = nil
        lock.unlock()
        switch state {
        case .subscribed(let subscription, _), .ending(let subscription, _): subscription.cancel()
        case .awaitingSubscription, .over: break
        }
        withExtendedLifetime((state, dropped)) {}
    }

    var description: String { "Throttle" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Publishes at most one value in an interval.
    ///
    /// The first value is published without delay. After that, the values of each interval are one: the last or the
    /// first of them, published when the interval ends. The upstream is asked for all its values at once; a value that
    /// nobody wants when it arrives is dropped. A completion waits for the value that still waits. Everything is
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

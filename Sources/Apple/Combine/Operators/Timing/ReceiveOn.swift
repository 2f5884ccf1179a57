extension Publishers {
    /// The publisher of `receive(on:options:)`.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are handed over.
        public let upstream: Upstream

        /// The scheduler that delivers.
        public let scheduler: Context

        /// How the scheduler is to run the deliveries; `nil` for its default.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `receive(on:options:)` returns.
        @inlinable
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            // Nobody can tell how often a system's queue or loop comes round; somebody's own scheduler may be watched.
            if scheduler is any SystemScheduler {
                upstream.subscribe(ReceiveOnSubscription(subscriber, scheduler, options))
            } else {
                upstream.subscribe(SingleReceiveOnSubscription(subscriber, scheduler, options))
            }
        }
    }
}

/// Queues what it receives, and lets the scheduler drain the queue.
///
/// Values that come in a burst are delivered in one hop, in order. What arrives while a hop is under way is delivered
/// by another one, so that a loop of values through the main queue does not starve it.
@usableFromInline
final class ReceiveOnSubscription<Downstream: Subscriber, Context: Scheduler>: SubscriptionObject, Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Input = Downstream.Input

    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let lock = Lock()

    @usableFromInline
    let scheduler: Context

    @usableFromInline
    let options: Context.SchedulerOptions?

    @usableFromInline
    let downstream: Downstream

    // Guarded by `lock`.
    @usableFromInline @exclusivity(unchecked)
    var upstream: (any Subscription)?

    @usableFromInline @exclusivity(unchecked)
    var queue: [Input] = []

    @usableFromInline @exclusivity(unchecked)
    var completion: Subscribers.Completion<Failure>?

    @usableFromInline @exclusivity(unchecked)
    var isScheduled = false

    /// Whether values are delivered: from the subscription to the cancellation, or to the delivery of the completion.
    @usableFromInline @exclusivity(unchecked)
    var isActive = false

    private var isOver = false

    @usableFromInline
    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        guard !isActive, !isOver else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        isActive = true
        lock.unlock()
        downstream.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard isActive, completion == nil else {
            lock.unlock()
            return .none
        }
        queue.append(input)
        scheduleAndUnlock()
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard isActive, self.completion == nil else { return lock.unlock() }
        self.completion = completion
        scheduleAndUnlock()
    }

    @inlinable
    func scheduleAndUnlock() {
        let isFirst = !isScheduled
        isScheduled = true
        lock.unlock()
        if isFirst { scheduler.schedule(options: options) { self.drain() } }
    }

    @inlinable
    func drain() {
        lock.lock()
        let values = queue
        queue = []
        lock.unlock()
        for value in values {
            guard lock.whileLocked({ isActive }) else { return }
            let more = downstream.receive(value)
            if more > 0 { lock.whileLocked { upstream }?.request(more) }
        }
        lock.lock()
        if !queue.isEmpty {
            lock.unlock()
            scheduler.schedule(options: options) { self.drain() }
            return
        }
        isScheduled = false
        guard isActive, let completion else {
            lock.unlock()
            return
        }
        finishAndUnlock(completion)
    }

    @usableFromInline
    func finishAndUnlock(_ completion: Subscribers.Completion<Failure>) {
        isActive = false
        isOver = true
        let upstream = exchange(&self.upstream, with: nil)
        lock.unlock()
        downstream.receive(completion: completion)
        withExtendedLifetime(upstream) {}
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        lock.whileLocked { completion == nil ? upstream : nil }?.request(demand)
    }

    /// A completion that is under way is delivered all the same, and the values before it.
    @usableFromInline
    override func cancel() {
        lock.lock()
        guard isActive, completion == nil else { return lock.unlock() }
        isActive = false
        isOver = true
        let upstream = exchange(&self.upstream, with: nil)
        let queue = exchange(&self.queue, with: [])
        lock.unlock()
        upstream?.cancel()
        withExtendedLifetime(queue) {}
    }

    @usableFromInline
    var description: String { "ReceiveOn" }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}

/// Schedules an action for each value.
@usableFromInline
final class SingleReceiveOnSubscription<Downstream: Subscriber, Context: Scheduler>:
    PostponingSubscription<Downstream, Context>, Subscriber
{
    @usableFromInline
    override init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        super.init(downstream, scheduler, options)
    }

    override func schedule(_ action: @escaping () -> Void) { scheduler.schedule(options: options, action) }

    @usableFromInline
    override var description: String { "ReceiveOn" }
}

extension Publisher {
    /// Delivers values and the completion on a scheduler.
    ///
    /// They are delivered in order, one at a time, also by a scheduler that runs several actions at once. On a dispatch
    /// queue, an operation queue and a run loop, values that arrive before the scheduler has come round share one action.
    /// Requests and cancellation reach the upstream on the thread they are made on. Cancelling drops what is on its way,
    /// unless that is the completion, which cannot be cancelled any more.
    ///
    /// With `RunLoop.main` nothing is delivered while a scroll is tracked; with `DispatchQueue.main` it is.
    ///
    /// - Parameters:
    ///   - scheduler: Where to deliver.
    ///   - options: How the scheduler is to run the deliveries; `nil` for its default.
    @inlinable
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

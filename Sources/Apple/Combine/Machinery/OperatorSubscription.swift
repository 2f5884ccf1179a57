import Synchronization

/// The base of an operator with one upstream: the subscriber of its upstream and the subscription of its downstream in
/// one object.
///
/// A subclass overrides `receive(_:)` and `complete(_:)`. It declares the conformance to `Subscriber` itself, so that the
/// operator before calls it directly. It calls the downstream without a lock, and its own state needs none, because an
/// upstream delivers one value at a time. Only requests and cancellation, which may come from any thread, are guarded.
///
/// As Apple's, an operator that is cancelled before it has a subscription goes on as if nothing had happened, and one
/// that has ended keeps its downstream until it is released itself.
@usableFromInline
class OperatorSubscription<Input, InputFailure: Error, Downstream: Subscriber>: SubscriptionObject,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Failure = InputFailure

    @usableFromInline
    final let downstream: Downstream

    @usableFromInline
    final let lock = Lock()

    /// 0: before the subscription; 1: values pass; 2: cancelled or completed.
    @usableFromInline
    final let phase = Atomic<UInt8>(0)

    private final var upstream: SubscriptionObject?

    @usableFromInline
    init(_ downstream: Downstream) { self.downstream = downstream }

    // MARK: For subclasses to override

    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("overridden") }

    /// Called once, when the upstream has completed; no value passes any more.
    @usableFromInline
    func complete(_ completion: Subscribers.Completion<InputFailure>) { preconditionFailure("overridden") }

    /// Hands the downstream its subscription. Called when the upstream has handed over its own.
    @usableFromInline
    func start() { downstream.receive(subscription: self) }

    /// Releases what the operator keeps. Called when the downstream cancels.
    @usableFromInline
    func cleanUp() {}

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }

    @usableFromInline
    func cancelUpstream(_ upstream: SubscriptionObject) { upstream.cancel() }

    /// Whether an event before the subscription stops the program, and a cancellation before it is final.
    @usableFromInline
    var isStrict: Bool { false }

    @usableFromInline
    var description: String { "OperatorSubscription" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [] }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    @usableFromInline
    var playgroundDescription: Any { description }

    // MARK: For subclasses to call

    @inlinable @inline(__always)
    final var isActive: Bool { phase.load(ordering: .relaxed) == 1 }

    /// Whether it has been cancelled or completed.
    @inlinable @inline(__always)
    final var isOver: Bool { phase.load(ordering: .relaxed) == 2 }

    @usableFromInline
    final var status: SubscriptionStatus {
        switch phase.load(ordering: .relaxed) {
        case 0: .awaitingSubscription
        case 1: lock.whileLocked { upstream }.map { .subscribed($0) } ?? .terminal
        default: .terminal
        }
    }

    /// The upstream's subscription, until the operator has ended.
    final var currentUpstream: SubscriptionObject? { lock.whileLocked { upstream } }

    @usableFromInline
    final func requestUpstream(_ demand: Subscribers.Demand) {
        lock.whileLocked { upstream }?.request(demand)
    }

    /// Keeps the upstream's subscription no longer, and goes on using it as long as somebody else does.
    @usableFromInline
    final func loosenUpstream() {
        lock.lock()
        guard let upstream, !(upstream is LooseSubscription) else { return lock.unlock() }
        self.upstream = LooseSubscription(upstream)
        lock.unlock()
        withExtendedLifetime(upstream) {}
    }

    /// The answer to a value that comes when none passes.
    @inline(never) @usableFromInline
    final func refuse() -> Subscribers.Demand {
        if isStrict, phase.load(ordering: .relaxed) == 0 { Violation.event("a value") }
        return .none
    }

    /// Lets no value pass any more. Returns the upstream to cancel; `nil` if no value passed before either.
    @usableFromInline
    final func terminate() -> SubscriptionObject? {
        guard phase.compareExchange(expected: 1, desired: 2, ordering: .acquiringAndReleasing).exchanged else {
            return nil
        }
        return lock.whileLocked { exchange(&upstream, with: nil) }
    }

    /// Lets no value pass any more, whether there is a subscription or not. `false` if it had ended before.
    final func terminateEarly() -> Bool {
        let old = phase.exchange(2, ordering: .acquiringAndReleasing)
        let upstream = lock.whileLocked { exchange(&self.upstream, with: nil) }
        withExtendedLifetime(upstream) {}
        return old != 2
    }

    /// Ends the stream on the operator's own account: cancels the upstream, then completes the downstream.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let upstream = terminate() else { return }
        upstream.cancel()
        downstream.receive(completion: completion)
    }

    // MARK: Subscriber and Subscription

    @usableFromInline
    final func receive(subscription: any Subscription) {
        let object = SubscriptionObject.wrapping(subscription)
        lock.lock()
        guard phase.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = object
        lock.unlock()
        start()
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<InputFailure>) {
        if let upstream = terminate() {
            withExtendedLifetime(upstream) { complete(completion) }
        } else if isStrict, phase.load(ordering: .relaxed) == 0 {
            Violation.event("a completion")
        }
    }

    @usableFromInline
    override func cancel() {
        if let upstream = terminate() {
            cancelUpstream(upstream)
            cleanUp()
        } else if isStrict {
            _ = phase.compareExchange(expected: 0, desired: 2, ordering: .acquiringAndReleasing)
        }
    }
}

import Synchronization

/// The base of an operator with one upstream: the subscriber of its upstream and the subscription of its downstream in
/// one object.
///
/// A subclass overrides `receive(_:)` and `complete(_:)`. It declares the conformance to `Subscriber` itself, so that the
/// operator before calls it directly. It calls the downstream without a lock, and its own state needs none, because an
/// upstream delivers one value at a time. Only requests and cancellation, which may come from any thread, are guarded.
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

    /// Releases what the operator keeps. Called when the downstream cancels, perhaps after the end.
    @usableFromInline
    func cleanUp() {}

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }

    @usableFromInline
    func cancelUpstream(_ upstream: SubscriptionObject) { upstream.cancel() }

    @usableFromInline
    var description: String { "OperatorSubscription" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    @usableFromInline
    var playgroundDescription: Any { description }

    // MARK: For subclasses to call

    @inlinable @inline(__always)
    final var isActive: Bool { phase.load(ordering: .relaxed) == 1 }

    final var status: SubscriptionStatus {
        switch phase.load(ordering: .relaxed) {
        case 0: .awaitingSubscription
        case 1: lock.whileLocked { upstream }.map { .subscribed($0) } ?? .terminal
        default: .terminal
        }
    }

    @usableFromInline
    final func requestUpstream(_ demand: Subscribers.Demand) {
        lock.whileLocked { upstream }?.request(demand)
    }

    /// Lets no value pass any more. Returns whether values passed until now, and the upstream to cancel.
    @usableFromInline
    final func terminate() -> (wasActive: Bool, upstream: SubscriptionObject?) {
        let old = phase.exchange(2, ordering: .acquiringAndReleasing)
        let upstream = lock.whileLocked { exchange(&self.upstream, with: nil) }
        return (old == 1, upstream)
    }

    /// Ends the stream on the operator's own account: cancels the upstream, then completes the downstream.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (wasActive, upstream) = terminate()
        guard wasActive else { return }
        upstream?.cancel()
        downstream.receive(completion: completion)
    }

    // MARK: Subscriber and Subscription

    @usableFromInline
    final func receive(subscription: any Subscription) {
        let object = SubscriptionObject.wrapping(subscription)
        lock.lock()
        guard upstream == nil,
            phase.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
        else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = object
        lock.unlock()
        start()
    }

    @usableFromInline
    final func receive(completion: Subscribers.Completion<InputFailure>) {
        if terminate().wasActive { complete(completion) }
    }

    @usableFromInline
    final override func cancel() {
        if let upstream = terminate().upstream { cancelUpstream(upstream) }
        cleanUp()
    }
}

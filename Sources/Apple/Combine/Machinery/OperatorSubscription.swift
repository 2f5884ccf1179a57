import Synchronization

/// The subscriber in the middle of a chain that most operators are made of: it subscribes to the upstream, and is
/// the subscription of the downstream.
///
/// An operator overrides `receive(_:)`, and where needed how it ends; it declares itself a `Subscriber`, not this class
/// for it, so that the call from the stage before is a direct one.  What it calls downstream it calls without a
/// lock; values reach it one at a time, as the upstream's contract says, so that its own state needs none either.
/// Only what the downstream may do from any thread, to request and to cancel, is guarded.
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

    // MARK: What an operator overrides

    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand { preconditionFailure("overridden") }

    /// The upstream has completed; called once, after which no value passes.
    @usableFromInline
    func complete(_ completion: Subscribers.Completion<InputFailure>) { preconditionFailure("overridden") }

    /// The upstream is there: the downstream is to be told.
    @usableFromInline
    func start() { downstream.receive(subscription: self) }

    /// The downstream has cancelled, perhaps after the end.
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

    // MARK: What it uses

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

    /// Ends the stage: no value passes any more. Returns whether it was active, and the upstream.
    @usableFromInline
    final func terminate() -> (wasActive: Bool, upstream: SubscriptionObject?) {
        let old = phase.exchange(2, ordering: .acquiringAndReleasing)
        let upstream = lock.whileLocked { exchange(&self.upstream, with: nil) }
        return (old == 1, upstream)
    }

    /// Ends the stage by itself: cancels the upstream, and completes the downstream.
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

/// The part of a sink that does not depend on its types: subscribing and cancelling need no specialised code then.
public class _SinkCore: Cancellable {
    @usableFromInline
    final let gate = Gate()

    private final let lock = Lock()

    // Guarded by `lock`.
    @exclusivity(unchecked)
    private final var upstream: SubscriptionObject?

    @exclusivity(unchecked)
    private final var isTerminal = false

    // Released when the gate is closed and nobody calls them any more. They have lost their types, so that this code
    // needs none.
    @usableFromInline @exclusivity(unchecked)
    final var onValue: ErasedClosure

    @usableFromInline @exclusivity(unchecked)
    final var onCompletion: ErasedClosure

    @usableFromInline
    init(_ onValue: ErasedClosure, _ onCompletion: ErasedClosure) {
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    deinit { releaseClosures() }

    /// An object released here may be deinitialised by it, and come back to a sink that is closed.
    @usableFromInline
    final func releaseClosures() {
        onValue.release()
        onCompletion.release()
    }

    @usableFromInline
    final func begin(_ subscription: SubscriptionObject) {
        lock.lock()
        guard !isTerminal, upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        subscription.request(.unlimited)
    }

    /// Forgets the subscription for good, and returns it.
    @usableFromInline
    final func terminate() -> SubscriptionObject? {
        lock.lock()
        isTerminal = true
        let upstream = self.upstream
        self.upstream = nil
        lock.unlock()
        return upstream
    }

    /// Has no effect before the subscription, as with Apple's.
    public final func cancel() {
        lock.lock()
        guard let upstream else { return lock.unlock() }
        isTerminal = true
        self.upstream = nil
        lock.unlock()
        if gate.close() { releaseClosures() }
        upstream.cancel()
    }
}

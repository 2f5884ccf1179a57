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

    @usableFromInline
    init() {}

    @usableFromInline
    func releaseClosures() {}

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

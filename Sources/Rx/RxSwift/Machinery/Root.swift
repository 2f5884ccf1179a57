/// The lower end of a chain: it holds the upstream and is the subscription.
@usableFromInline
package class Root<Element>: Sink<Element> {
    private final var upstream: DisposeBase?

    @usableFromInline
    package override init(receiver: Receiver? = nil) {
        super.init(receiver: receiver)
        root = self
    }

    /// Called once with how the sequence ended, before the upstream is disposed.
    package func conclude(_ error: (any Error)?) {}

    /// Called once, after the upstream was disposed.
    package func disposed() {}

    @usableFromInline
    package override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        conclude(error)
        dispose()
    }

    public override func dispose() {
        let before = state.bitwiseOr(Flag.disposed, ordering: .acquiringAndReleasing).oldValue
        guard before & Flag.disposed == 0 else { return }
        if before & Flag.connected != 0 { releaseUpstream() }
        disposed()
    }

    package final var isDisposed: Bool { state.load(ordering: .acquiring) & Flag.disposed != 0 }

    /// Keeps what the source returned; disposes it at once when the subscription has ended meanwhile.
    package final func connect(_ upstream: DisposeBase) {
        self.upstream = upstream
        let before = state.bitwiseOr(Flag.connected, ordering: .acquiringAndReleasing).oldValue
        if before & Flag.disposed != 0 { releaseUpstream() }
    }

    /// Called by whoever came second of `dispose()` and `connect(_:)`.
    private final func releaseUpstream() {
        let upstream = self.upstream
        self.upstream = nil
        upstream?.dispose()
    }
}

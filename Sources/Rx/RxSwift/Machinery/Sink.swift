import Synchronization

/// What every receiver of events has beside its type: whether its subscription is alive.
///
/// A chain of operators ends in a `Root`, which is also the subscription that the app holds. The stages above it ask
/// the root alone; so disposing a chain is one atomic flag, and no stage needs a way up.
@usableFromInline
package class SinkBase: DisposeBase {
    @usableFromInline
    package enum Flag {
        @inlinable static var stopped: UInt8 { 1 }
        @inlinable static var disposed: UInt8 { 2 }
        @inlinable static var connected: UInt8 { 4 }
        @inlinable static var spent: UInt8 { 8 }
    }

    @usableFromInline package final let state = Atomic<UInt8>(0)

    /// The root of the chain. It outlives the stages above, which hold it by their `downstream`.
    @exclusivity(unchecked) @usableFromInline package unowned(unsafe) final var root: SinkBase?

    /// Whether values may pass.
    @inlinable @inline(__always)
    package final var isLive: Bool {
        root.unsafelyUnwrapped.state.load(ordering: .acquiring) & (Flag.stopped | Flag.disposed) == 0
    }

    /// The end: with an error, or completion when there is none.
    @usableFromInline package func stop(_ error: (any Error)?) { preconditionFailure("overridden") }

    /// Sets a flag and says whether it was clear.
    @inline(__always)
    package final func raise(_ flag: UInt8) -> Bool {
        state.bitwiseOr(flag, ordering: .acquiringAndReleasing).oldValue & flag == 0
    }
}

/// A receiver of events. Values come one at a time, then at most one end.
@usableFromInline
package class Sink<Element>: SinkBase {
    @usableFromInline package func next(_ value: Element) { preconditionFailure("overridden") }
}

/// An operator's receiver which passes on, in the same call, what it makes of an event.
package class Stage<Input, Output>: Sink<Input> {
    package final let downstream: Sink<Output>

    package init(_ downstream: Sink<Output>) {
        self.downstream = downstream
        super.init()
        root = downstream.root
    }

    /// Passes a value on, unless the subscription has ended meanwhile.
    @inline(__always)
    package final func emit(_ value: Output) {
        if isLive { downstream.next(value) }
    }

    package override func stop(_ error: (any Error)?) {
        if isLive { downstream.stop(error) }
    }
}

/// The lower end of a chain: it holds the upstream and is the subscription.
package class Root<Element>: Sink<Element> {
    private final var upstream: DisposeBase?

    package override init() {
        super.init()
        root = self
    }

    /// Called once with how the sequence ended, before the upstream is disposed.
    package func conclude(_ error: (any Error)?) {}

    /// Called once, after the upstream was disposed.
    package func disposed() {}

    package override func stop(_ error: (any Error)?) {
        guard isLive, raise(Flag.stopped) else { return }
        conclude(error)
        dispose()
    }

    package override func dispose() {
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

/// The middle of an operator with several sources: it owns their subscriptions and is what the downstream disposes.
@usableFromInline
package class Hub<Output>: DisposeBase {
    package final let downstream: Sink<Output>
    package final let turn = Turn()
    private let tracker = SynchronizationTracker()

    package init(_ downstream: Sink<Output>) {
        self.downstream = downstream
    }

    /// Passes a value on. To be called with the turn.
    @inline(__always)
    package final func emit(_ value: Output) {
        let first = tracker.enter("\(Self.self)")
        downstream.send(value)
        tracker.leave(first)
    }

    /// Ends the downstream and every source. To be called with the turn.
    package final func end(_ error: (any Error)?) {
        downstream.stop(error)
        dispose()
    }
}

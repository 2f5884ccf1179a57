/// The sink of an operator with one source, which passes on what it makes of an event in the same call.
///
/// Its chain's root is its downstream's: it has no life of its own.
@usableFromInline
package class OperatorSink<Input, Output>: Sink<Input> {
    @usableFromInline package final let downstream: Sink<Output>

    @inlinable
    package init(_ downstream: Sink<Output>, receiver: Receiver? = nil) {
        self.downstream = downstream
        super.init(receiver: receiver)
        root = downstream.root
    }

    /// Passes a value on, unless the subscription has ended meanwhile.
    @inlinable @inline(__always)
    package final func emit(_ value: Output) {
        if isLive { downstream.send(value) }
    }

    @usableFromInline
    package override func stop(_ error: (any Error)?) {
        if isLive { downstream.stop(error) }
    }
}

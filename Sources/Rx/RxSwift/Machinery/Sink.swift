/// A receiver of events. Values come one at a time, then at most one end.
///
/// A sink takes values in one of two ways. Most override `next(_:)`. Those on the paths that apps use most are made
/// with a receiver instead, a closure that is written where the app's optimiser can see it: it is compiled for the
/// app's types, while an overridden method of a generic class asks the runtime for them with every value.
@usableFromInline
package class Sink<Element>: SinkBase {
    /// Takes a value for the sink that is passed to it.
    @usableFromInline
    package typealias Receiver = (Sink<Element>, Element) -> Void

    // Not an optional: unwrapping one would count references to the closure's context with every value.
    @usableFromInline package final let receiver: Receiver

    /// - Parameter receiver: Nil for a class that overrides `next(_:)`.
    @usableFromInline
    package init(receiver: Receiver? = nil) {
        // By a switch: `??` would wrap the closure in another, as it does with every function.
        switch receiver {
        case .some(let receiver): self.receiver = receiver
        case .none: self.receiver = { $0.next($1) }
        }
    }

    /// Takes a value.
    @usableFromInline
    package func next(_ value: Element) { receiver(self, value) }

    /// Passes a value to the sink. Does what `next(_:)` does, and faster in specialised code.
    @inlinable @inline(__always)
    package final func send(_ value: Element) { receiver(self, value) }
}

import Synchronization

/// The part of a sink that does not depend on the type of its values: whether its subscription is alive.
///
/// A chain of operators ends in a `Root`, which is also the subscription that the app holds. The sinks above it ask the
/// root alone; so disposing a chain is one atomic flag, and no sink needs a way up.
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

    /// The root of the chain. It outlives the sinks above, which hold it by their `downstream`.
    @exclusivity(unchecked) @usableFromInline package unowned(unsafe) final var root: SinkBase?

    /// Whether values may pass.
    @inlinable @inline(__always)
    package final var isLive: Bool {
        root.unsafelyUnwrapped.state.load(ordering: .acquiring) & (Flag.stopped | Flag.disposed) == 0
    }

    /// Ends the sequence, with an error or, when there is none, with completion.
    @usableFromInline package func stop(_ error: (any Error)?) { preconditionFailure("overridden") }

    /// Sets a flag and returns whether it was clear.
    @inline(__always)
    package final func raise(_ flag: UInt8) -> Bool {
        state.bitwiseOr(flag, ordering: .acquiringAndReleasing).oldValue & flag == 0
    }
}

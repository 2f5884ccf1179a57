import Foundation
import Synchronization

/// Finds events that come while another is being handled, which breaks the grammar of a sequence.
@usableFromInline
package struct SynchronizationTracker: ~Copyable {
    #if DEBUG
        private let owner = Atomic<UInt>(0)

        package init() {}

        /// Notes that an event begins; says whether it is the outermost.
        @usableFromInline package borrowing func enter(_ what: @autoclosure () -> String) -> Bool {
            let thread = currentThread()
            let (first, holder) = owner.compareExchange(
                expected: 0, desired: thread, ordering: .acquiringAndReleasing)
            if first { return true }
            Self.report(sameThread: holder == thread, what())
            return false
        }

        @usableFromInline package borrowing func leave(_ first: Bool) {
            if first { owner.store(0, ordering: .releasing) }
        }

        private static func report(sameThread: Bool, _ what: String) {
            let (kind, cause, remedy) =
                sameThread
                ? (
                    "Reentrancy", "its observer, or what that has called, has sent it.",
                    "Send it later, for instance with `.observe(on: MainScheduler.asyncInstance)`, or remove the cycle."
                )
                : (
                    "Synchronization", "another thread has sent it.",
                    "Send from one thread, or serialise the senders, for instance with `.observe(on:)`."
                )
            print(
                """
                ⚠️ \(kind) anomaly was detected.
                  > Object: \(what)
                  > Problem: This behavior is breaking the observable sequence grammar. `next (error | completed)?`
                    An event was sent before the sending of the previous one has finished: \(cause)
                  > Interpretation: Observers may see events out of order, or two at the same time.
                  > Remedy: \(remedy)
                """)
        }
    #else
        package init() {}

        @inlinable @inline(__always)
        package borrowing func enter(_ what: @autoclosure () -> String) -> Bool { true }

        @inlinable @inline(__always)
        package borrowing func leave(_ first: Bool) {}
    #endif
}

import Foundation
import Synchronization

/// Finds events that come while another is being handled, which breaks the grammar of a sequence.
package struct SynchronizationTracker: ~Copyable {
    #if DEBUG
        private let owner = Atomic<UInt>(0)

        package init() {}

        /// Notes that an event begins; says whether it is the outermost.
        package borrowing func enter(_ what: @autoclosure () -> String) -> Bool {
            let thread = currentThread()
            let (first, holder) = owner.compareExchange(
                expected: 0, desired: thread, ordering: .acquiringAndReleasing)
            if first { return true }
            Self.report(sameThread: holder == thread, what())
            return false
        }

        package borrowing func leave(_ first: Bool) {
            if first { owner.store(0, ordering: .releasing) }
        }

        private static func report(sameThread: Bool, _ what: String) {
            if sameThread {
                print(
                    """
                    ⚠️ Reentrancy anomaly was detected.
                      > Object: \(what)
                      > Problem: an event was sent while the handler of an earlier one was still running, on the \
                    same thread. Observers may see events out of order.
                      > Remedy: send it later, for instance with `.observe(on: MainScheduler.asyncInstance)`, or \
                    remove the cycle.
                    """)
            } else {
                print(
                    """
                    ⚠️ Synchronization anomaly was detected.
                      > Object: \(what)
                      > Problem: two threads sent events at the same time. Observers may be called on both at once.
                      > Remedy: send from one thread, or serialise the senders, for instance with `.observe(on:)`.
                    """)
            }
        }
    #else
        package init() {}

        @inline(__always)
        package borrowing func enter(_ what: @autoclosure () -> String) -> Bool { true }

        @inline(__always)
        package borrowing func leave(_ first: Bool) {}
    #endif
}

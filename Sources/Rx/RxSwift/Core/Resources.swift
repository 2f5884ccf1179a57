import Synchronization

#if TRACE_RESOURCES
    /// Counts what the library holds, to find leaks in tests; there when built with `TRACE_RESOURCES`.
    public enum Resources {
        private static let count = Atomic<Int32>(0)

        /// How many sequences, subscriptions, disposables and schedulers' items are alive.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

        /// How many sequences are alive that are observed on a serial queue.
        public static var numberOfSerialDispatchQueueObservables: Int32 {
            onSerialQueues.load(ordering: .sequentiallyConsistent)
        }

        fileprivate static let onSerialQueues = Atomic<Int32>(0)

        /// Adds one and returns the count before.
        @discardableResult
        public static func incrementTotal() -> Int32 {
            count.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue
        }

        /// Takes one away and returns the count before.
        @discardableResult
        public static func decrementTotal() -> Int32 {
            count.wrappingSubtract(1, ordering: .sequentiallyConsistent).oldValue
        }
    }

    /// Counts a sequence that is observed on a serial queue.
    final class SerialQueueTrace: Sendable {
        init() { Resources.onSerialQueues.wrappingAdd(1, ordering: .sequentiallyConsistent) }

        deinit { Resources.onSerialQueues.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
    }
#endif

/// Notes that a traced object begins to live.
@inline(__always)
package func traceInit() {
    #if TRACE_RESOURCES
        Resources.incrementTotal()
    #endif
}

/// Notes that a traced object ends.
@inline(__always)
package func traceDeinit() {
    #if TRACE_RESOURCES
        Resources.decrementTotal()
    #endif
}

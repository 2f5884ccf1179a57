import Synchronization

#if TRACE_RESOURCES
    /// Counts what the library holds, to find leaks in tests; there when built with `TRACE_RESOURCES`.
    public enum Resources {
        private static let count = Atomic<Int32>(0)

        /// How many sequences, subscriptions, disposables and schedulers' items are alive.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

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

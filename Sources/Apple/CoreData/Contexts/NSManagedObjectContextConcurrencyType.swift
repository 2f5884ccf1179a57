/// Where a context's objects may be used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On the thread that made the context.
    case confinementConcurrencyType = 0
    /// On a queue of the context's own, inside of `perform`.
    case privateQueueConcurrencyType = 1
    /// On the main queue.
    case mainQueueConcurrencyType = 2
}

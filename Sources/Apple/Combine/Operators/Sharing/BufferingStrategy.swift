extension Publishers {
    /// How a full buffer deals with a value that arrives.
    public enum BufferingStrategy<Failure: Error> {
        /// It drops the value that arrives.
        case dropNewest
        /// It drops the value that has waited longest, and keeps the new one.
        case dropOldest
        /// It cancels the upstream and fails with the closure's error, once the subscriber next requests something.
        case customError(() -> Failure)
    }
}

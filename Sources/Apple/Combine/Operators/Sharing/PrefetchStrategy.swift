extension Publishers {
    /// How many values a buffer asks its upstream for.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as there is room for: `size` on subscription, and one for each that has been delivered.
        case keepFull
        /// All there are, whatever the subscriber wants.
        case byRequest
    }
}

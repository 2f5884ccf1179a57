extension Publishers {
    /// A strategy for filling a buffer.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// To keep the buffer as full as possible: as many elements are requested as there is room for.
        case keepFull
        /// To request elements without limit, whatever the downstream wants.
        case byRequest
    }
}

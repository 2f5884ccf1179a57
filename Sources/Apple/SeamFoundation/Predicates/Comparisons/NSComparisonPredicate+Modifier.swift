extension NSComparisonPredicate {
    /// Which elements of a collection on the left side have to fit.
    public enum Modifier: UInt, Sendable {
        /// The left side is compared as one value.
        case direct = 0
        /// Every element has to fit.
        case all = 1
        /// One element has to fit.
        case any = 2
    }
}

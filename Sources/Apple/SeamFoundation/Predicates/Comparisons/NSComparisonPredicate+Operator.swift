extension NSComparisonPredicate {
    /// How the two sides of a comparison are compared.
    public enum Operator: UInt, Sendable {
        /// `<`
        case lessThan = 0
        /// `<=`
        case lessThanOrEqualTo = 1
        /// `>`
        case greaterThan = 2
        /// `>=`
        case greaterThanOrEqualTo = 3
        /// `==`
        case equalTo = 4
        /// `!=`
        case notEqualTo = 5
        /// The whole text fits a regular expression: `MATCHES`.
        case matches = 6
        /// The text fits a pattern with `*` and `?`: `LIKE`.
        case like = 7
        /// `BEGINSWITH`
        case beginsWith = 8
        /// `ENDSWITH`
        case endsWith = 9
        /// The left value is among those of the right collection, or within the right text: `IN`.
        case `in` = 10
        /// As a method of the left value says.
        case customSelector = 11
        /// The left collection has the right value, or the left text the right one: `CONTAINS`.
        case contains = 99
        /// Within two bounds, which the right side lists, both included: `BETWEEN`.
        case between = 100
    }
}

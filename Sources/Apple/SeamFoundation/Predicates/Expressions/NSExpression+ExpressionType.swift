extension NSExpression {
    /// What an expression is.
    public enum ExpressionType: UInt, Sendable {
        /// A value that stays the same.
        case constantValue = 0
        /// The object that is evaluated.
        case evaluatedObject = 1
        /// A variable, which the bindings of an evaluation give a value.
        case variable = 2
        /// A path of keys.
        case keyPath = 3
        /// A function of other values.
        case function = 4
        /// The elements of either of two collections.
        case unionSet = 5
        /// The elements that two collections share.
        case intersectSet = 6
        /// The elements of a collection that another one lacks.
        case minusSet = 7
        /// Elements of a collection, chosen by a predicate.
        case subquery = 13
        /// A collection of expressions.
        case aggregate = 14
        /// Any key of an indexed item.
        case anyKey = 15
        /// A closure.
        case block = 19
        /// One of two values, chosen by a predicate.
        case conditional = 20
    }
}

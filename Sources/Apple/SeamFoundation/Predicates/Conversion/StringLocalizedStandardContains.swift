public import Foundation

extension PredicateExpressions {
    /// Whether a text contains another, as a person searches: without regard to case and accents.
    public struct StringLocalizedStandardContains<Root, Other>: PredicateExpression
    where
        Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol
    {
        /// The type of the result.
        public typealias Output = Bool

        /// The text that is searched.
        public let root: Root
        /// The text that is looked for.
        public let other: Other

        /// A search of one text for another.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Whether the one text contains the other.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let (text, part) = (String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
            return TextComparison.contains(text, part, [.caseInsensitive, .diacriticInsensitive])
        }
    }

    /// Stands for `localizedStandardContains(_:)` in what `#Predicate` expands to.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.compare(root, .contains, other, [.caseInsensitive, .diacriticInsensitive])
    }
}

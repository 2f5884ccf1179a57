public import Foundation

extension NSPredicate {
    /// The predicate with values in the place of its variables. A variable that is not among them stays one.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        func substituted(_ expression: NSExpression, _ hidden: Set<String>) -> NSExpression {
            if case .variable(let name) = expression.node {
                guard !hidden.contains(name), let value = variables[name] else { return expression }
                return value as? NSExpression ?? NSExpression(forConstantValue: value)
            }
            var inner = hidden
            if case .subquery(_, let name, _) = expression.node { inner.insert(name) }
            let node = expression.node.mapping({ substituted($0, hidden) }) { predicate in
                PredicateStructure.mapping(predicate) { substituted($0, inner) }
            }
            return NSExpression(node: node)
        }
        // The class stays: only comparisons and what joins them are made anew.
        return PredicateStructure.mapping(self) { substituted($0, []) } as? Self ?? self
    }
}

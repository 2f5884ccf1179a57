import Foundation

/// What is the same for predicates of all classes.
package enum PredicateStructure {
    /// The result of a predicate that was made with one; nil for all others.
    package static func constant(_ predicate: NSPredicate) -> Bool? {
        guard !(predicate is NSCompoundPredicate), !(predicate is NSComparisonPredicate) else { return nil }
        var mirror: Mirror? = Mirror(reflecting: predicate)
        while let current = mirror {
            if let kind = current.children.first(where: { $0.label == "kind" })?.value {
                return Mirror(reflecting: kind).children.first?.value as? Bool
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Whether a predicate holds, told of what is wrong by an error where its class can.
    package static func evaluate(_ predicate: NSPredicate, in scope: PredicateScope) throws -> Bool {
        switch predicate {
        case let comparison as NSComparisonPredicate: return try comparison.holds(in: scope)
        case let compound as NSCompoundPredicate:
            switch compound.compoundPredicateType {
            case .and: return try compound.subpredicates.allSatisfy { try evaluate($0, in: scope) }
            case .or: return try compound.subpredicates.contains { try evaluate($0, in: scope) }
            case .not: return try compound.subpredicates.first.map { try !evaluate($0, in: scope) } ?? true
            }
        default:
            let variables = scope.variables.compactMapValues { $0 }
            return predicate.evaluate(with: scope.object, substitutionVariables: variables)
        }
    }

    /// Whether two predicates have the same structure and equal constants.
    static func areEqual(_ a: NSPredicate?, _ b: NSPredicate?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a as NSCompoundPredicate, let b as NSCompoundPredicate):
            return a.compoundPredicateType == b.compoundPredicateType && a.subpredicates.count == b.subpredicates.count
                && zip(a.subpredicates, b.subpredicates).allSatisfy { areEqual($0, $1) }
        case (is NSCompoundPredicate, _), (_, is NSCompoundPredicate): return false
        case (let a?, let b?): return a.isEqual(b)
        default: return false
        }
    }

    /// A predicate with other expressions in its comparisons.
    package static func mapping(
        _ predicate: NSPredicate, _ change: (NSExpression) throws -> NSExpression
    ) rethrows -> NSPredicate {
        switch predicate {
        case let comparison as NSComparisonPredicate:
            if let selector = comparison.customSelector {
                return NSComparisonPredicate(
                    leftExpression: try change(comparison.leftExpression),
                    rightExpression: try change(comparison.rightExpression), customSelector: selector)
            }
            return NSComparisonPredicate(
                leftExpression: try change(comparison.leftExpression),
                rightExpression: try change(comparison.rightExpression),
                modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
                options: comparison.options)
        case let compound as NSCompoundPredicate:
            return NSCompoundPredicate(
                type: compound.compoundPredicateType,
                subpredicates: try compound.subpredicates.map { try mapping($0, change) })
        default: return predicate
        }
    }
}

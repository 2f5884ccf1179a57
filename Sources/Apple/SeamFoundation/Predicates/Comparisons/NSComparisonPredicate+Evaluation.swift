import Foundation
import ObjectiveC

extension NSComparisonPredicate {
    /// Whether the comparison holds in a scope.
    package func holds(in scope: PredicateScope) throws -> Bool {
        let left = try leftExpression.value(in: scope)
        let right = try rightExpression.value(in: scope)
        guard comparisonPredicateModifier != .direct else { return try compare(left, right) }
        guard let left else { return comparisonPredicateModifier == .all }
        guard let elements = PredicateValue.elements(left) else {
            throw PredicateProblem(
                "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
        }
        let values = PredicateValue.flattened(elements)
        return comparisonPredicateModifier == .any
            ? try values.contains { try compare($0, right) } : try values.allSatisfy { try compare($0, right) }
    }

    private func compare(_ a: Any?, _ b: Any?) throws -> Bool {
        switch predicateOperatorType {
        case .equalTo: return PredicateValue.isEqual(a, b, options.text)
        case .notEqualTo: return !PredicateValue.isEqual(a, b, options.text)
        case .lessThan: return order(a, b) == .orderedAscending
        case .greaterThan: return order(a, b) == .orderedDescending
        case .lessThanOrEqualTo: return order(a, b).map { $0 != .orderedDescending } ?? false
        case .greaterThanOrEqualTo: return order(a, b).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = PredicateValue.elements(b), bounds.count == 2 else {
                guard b == nil else { throw PredicateProblem("BETWEEN needs an array of two bounds, not \(b!)") }
                return false
            }
            guard let low = order(bounds[0], a), let high = order(a, bounds[1]) else { return false }
            return low != .orderedDescending && high != .orderedDescending
        case .in: return try contains(b, a, "in")
        case .contains: return try contains(a, b, "contains")
        case .beginsWith: return try texts(a, b).map { TextComparison.hasPrefix($0, $1, options.text) } ?? false
        case .endsWith: return try texts(a, b).map { TextComparison.hasSuffix($0, $1, options.text) } ?? false
        case .like: return try texts(a, b).map { TextComparison.isLike($0, $1, options.text) } ?? false
        case .matches: return try texts(a, b).map { try TextComparison.matches($0, $1, options.text) } ?? false
        case .customSelector: return try custom(a, b)
        }
    }

    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? { PredicateValue.order(a, b, options.text) }

    private func contains(_ whole: Any?, _ part: Any?, _ name: String) throws -> Bool {
        guard let whole else { return false }
        if let elements = PredicateValue.elements(whole) {
            return elements.contains { PredicateValue.isEqual($0, part, options.text) }
        }
        if let range = whole as? any PredicateRange { return range.holds(part) }
        guard let text = PredicateValue.string(whole) else {
            throw PredicateProblem("Can't use in/contains operator with collection \(whole) (not a collection)")
        }
        guard let part else { return false }
        guard let part = PredicateValue.string(part) else {
            throw PredicateProblem("Can't look for value (\(part)) in string (\(text)); value is not a string")
        }
        return TextComparison.contains(text, part, options.text)
    }

    /// Both sides as texts; nil if one of them is nothing.
    private func texts(_ a: Any?, _ b: Any?) throws -> (String, String)? {
        guard let a, let b else { return nil }
        guard let first = PredicateValue.string(a), let second = PredicateValue.string(b) else {
            let work =
                predicateOperatorType == .matches || predicateOperatorType == .like
                ? "regex matching" : "a substring operation"
            throw PredicateProblem("Can't do \(work) with something that isn't a string (lhs = \(a) rhs = \(b)).")
        }
        return (first, second)
    }

    private func custom(_ a: Any?, _ b: Any?) throws -> Bool {
        guard let a, let selector = customSelector else { return false }
        if let order = SortMethods.order(selector.name, a, b) { return order == .orderedSame }
        guard let object = a as? NSObject, let method = SelectorTable.method(of: type(of: object), for: selector) else {
            throw PredicateProblem("-[\(type(of: a)) \(selector)]: unrecognized selector sent to instance")
        }
        return PredicateValue.isTrue(method(object, b, nil))
    }
}

/// A range of any type of bounds.
protocol PredicateRange {
    func holds(_ value: Any?) -> Bool
}

extension ClosedRange: PredicateRange {
    func holds(_ value: Any?) -> Bool { (value as? Bound).map(contains) ?? false }
}

extension Range: PredicateRange {
    func holds(_ value: Any?) -> Bool { (value as? Bound).map(contains) ?? false }
}

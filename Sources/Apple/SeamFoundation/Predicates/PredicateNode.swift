import Foundation

/// A parsed predicate. What it compares with may be of any kind, so it stays where it was made.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case and(PredicateNode, PredicateNode)
    case or(PredicateNode, PredicateNode)
    case comparison(PredicateComparison)

    func evaluate(_ object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let node): !node.evaluate(object)
        case .and(let first, let second): first.evaluate(object) && second.evaluate(object)
        case .or(let first, let second): first.evaluate(object) || second.evaluate(object)
        case .comparison(let comparison): comparison.evaluate(object)
        }
    }
}

/// One side of a comparison.
enum PredicateOperand {
    case value(Any?)
    /// From the object itself, the first key first; none for `SELF`.
    case keyPath([String])
    case list([PredicateOperand])

    func value(of object: Any?) -> Any? {
        switch self {
        case .value(let value): PredicateValue.unwrapped(value)
        case .keyPath(let keys): keys.reduce(PredicateValue.unwrapped(object)) { PredicateValue.value($0, forKey: $1) }
        case .list(let operands): operands.map { $0.value(of: object) as Any }
        }
    }
}

struct PredicateComparison {
    enum Operator: String, CaseIterable {
        case lessOrEqual = "<=", greaterOrEqual = ">=", notEqual = "!=", equal = "==", less = "<", greater = ">"
        case between = "BETWEEN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES", `in` = "IN"
    }

    enum Quantifier { case one, any, all, none }

    var left: PredicateOperand
    var right: PredicateOperand
    var `operator`: Operator
    var quantifier = Quantifier.one
    var options: String.CompareOptions = []

    func evaluate(_ object: Any?) -> Bool {
        let (a, b) = (left.value(of: object), right.value(of: object))
        guard quantifier != .one else { return compare(a, b) }
        let elements = PredicateValue.elements(a) ?? []
        switch quantifier {
        case .any, .one: return elements.contains { compare($0, b) }
        case .all: return elements.allSatisfy { compare($0, b) }
        case .none: return !elements.contains { compare($0, b) }
        }
    }

    private func compare(_ a: Any?, _ b: Any?) -> Bool {
        switch `operator` {
        case .equal: return PredicateValue.equal(a, b, options)
        case .notEqual: return !PredicateValue.equal(a, b, options)
        case .less: return order(a, b) == .orderedAscending
        case .greater: return order(a, b) == .orderedDescending
        case .lessOrEqual: return order(a, b).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(a, b).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = PredicateValue.elements(b), bounds.count == 2, let low = order(bounds[0], a),
                let high = order(a, bounds[1])
            else { return false }
            return low != .orderedDescending && high != .orderedDescending
        case .in: return contains(b, a)
        case .contains: return contains(a, b)
        case .beginsWith: return range(of: b, in: a, .anchored) != nil
        case .endsWith: return range(of: b, in: a, [.anchored, .backwards]) != nil
        case .like, .matches: return matches(a, b)
        }
    }

    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? { PredicateValue.order(a, b, options) }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let elements = PredicateValue.elements(whole) {
            return elements.contains { PredicateValue.equal($0, part, options) }
        }
        return range(of: part, in: whole, []) != nil
    }

    /// Every text contains, begins and ends with the empty one.
    private func range(of part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Range<String.Index>? {
        guard let whole = PredicateValue.string(whole), let part = PredicateValue.string(part) else { return nil }
        if part.isEmpty { return whole.startIndex..<whole.startIndex }
        return whole.range(of: part, options: options.union(more))
    }

    private func matches(_ a: Any?, _ b: Any?) -> Bool {
        guard var text = PredicateValue.string(a), var pattern = PredicateValue.string(b) else { return false }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        if `operator` == .like {
            pattern = NSRegularExpression.escapedPattern(for: pattern)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        }
        var syntax: NSRegularExpression.Options = `operator` == .like ? .dotMatchesLineSeparators : []
        if options.contains(.caseInsensitive) { syntax.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: syntax) else {
            fatalError("Can't do regex matching, reason: Can't open pattern \(pattern)")
        }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.rangeOfFirstMatch(in: text, range: whole) == whole
    }
}

internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSComparisonPredicate
internal import class SeamFoundation.NSExpression

extension QueryBuilder {
    func condition(_ comparison: NSComparisonPredicate, _ scope: QueryScope) throws -> String {
        guard comparison.predicateOperatorType != .customSelector else { throw unsupported(comparison) }
        let left = try operand(comparison.leftExpression, scope)
        let right = try operand(comparison.rightExpression, scope)
        if case .constant(let first) = left, case .constant(let second) = right {
            let constant = NSComparisonPredicate(
                leftExpression: NSExpression(forConstantValue: first),
                rightExpression: NSExpression(forConstantValue: second),
                modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
                options: comparison.options)
            return try constant.holds(in: PredicateScope(object: nil)) ? "1" : "0"
        }
        let kind = Kind(comparison)
        switch (comparison.comparisonPredicateModifier, left) {
        case (.direct, _), (_, .term): return try compare(left, right, kind)
        case (.any, .collection(let collection)):
            return "EXISTS (\(collection.select("1", [try compare(.term(collection.term), right, kind)])))"
        case (.all, .collection(let collection)):
            let inner = try compare(.term(collection.term), right, kind)
            return "NOT EXISTS (\(collection.select("1", ["(\(inner)) IS NOT 1"])))"
        case (let modifier, .constant(let value)):
            guard let elements = value.map(PredicateValue.elements) ?? [] else {
                throw PredicateProblem(
                    "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
            }
            return try join(elements.map { .constant($0) }, modifier, right, kind)
        case (let modifier, .list(let elements)): return try join(elements, modifier, right, kind)
        }
    }

    private func join(
        _ elements: [QueryOperand], _ modifier: NSComparisonPredicate.Modifier, _ right: QueryOperand, _ kind: Kind
    ) throws -> String {
        if elements.isEmpty { return modifier == .any ? "0" : "1" }
        let parts = try elements.map { try compare($0, right, kind) }
        return Self.joined(parts[...], modifier == .any ? " OR " : " AND ")
    }

    /// How two values are compared.
    struct Kind {
        var type: NSComparisonPredicate.Operator
        var options: TextOptions

        init(_ comparison: NSComparisonPredicate) {
            type = comparison.predicateOperatorType
            options = comparison.options.text
        }
    }

    private func compare(_ left: QueryOperand, _ right: QueryOperand, _ kind: Kind) throws -> String {
        switch kind.type {
        case .equalTo, .notEqualTo: try equal(left, right, kind)
        case .lessThan: try order(left, "<", right, kind)
        case .lessThanOrEqualTo: try order(left, "<=", right, kind)
        case .greaterThan: try order(left, ">", right, kind)
        case .greaterThanOrEqualTo: try order(left, ">=", right, kind)
        case .between: try between(left, right, kind)
        case .in: try contains(right, left, kind)
        case .contains: try contains(left, right, kind)
        case .beginsWith, .endsWith, .like, .matches: try text(left, right, kind, kind.type)
        case .customSelector: throw PredicateProblem("a method cannot compare in a SQLite store")
        }
    }

    /// Both sides as values; a constant in the form of the other one.
    private func terms(_ left: QueryOperand, _ right: QueryOperand) throws -> (QueryTerm, QueryTerm) {
        switch (left, right) {
        case (.collection, _), (_, .collection): throw PredicateProblem("to-many key not allowed here")
        case (.list, _), (_, .list): throw PredicateProblem("unimplemented SQL generation for predicate: a list")
        case (.constant(let first), .constant(let second)):
            return (try term(constant: first, like: nil), try term(constant: second, like: nil))
        case (.constant(let value), .term(let term)): return (try self.term(constant: value, like: term), term)
        case (.term(let term), .constant(let value)): return (term, try self.term(constant: value, like: term))
        case (.term(let first), .term(let second)): return (first, second)
        }
    }

    private func isNil(_ operand: QueryOperand) -> Bool {
        if case .constant(let value) = operand { return PredicateValue.unwrapped(value) == nil }
        return false
    }

    private func equal(_ left: QueryOperand, _ right: QueryOperand, _ kind: Kind) throws -> String {
        let isEqual = kind.type == .equalTo
        if isNil(right) || isNil(left) {
            switch isNil(right) ? left : right {
            case .term(let term): return "\(term.sql) IS \(isEqual ? "" : "NOT ")NULL"
            case .collection(let collection):
                return "\(isEqual ? "NOT " : "")EXISTS (\(collection.select("1")))"
            case .constant, .list: return isEqual ? "0" : "1"
            }
        }
        let (first, second) = try terms(left, right)
        if second.sql == "NULL" || first.sql == "NULL" { return isEqual ? "0" : "1" }
        if folds(first, second, kind) {
            return function(first, second, .equal, kind.options, isEqual ? "" : "NOT ")
        }
        return "\(first.sql) \(isEqual ? "=" : "<>") \(second.sql)"
    }

    /// Whether texts are compared otherwise than by their bytes.
    private func folds(_ a: QueryTerm, _ b: QueryTerm, _ kind: Kind) -> Bool {
        guard !kind.options.subtracting(.normalized).isEmpty else { return false }
        func isText(_ term: QueryTerm) -> Bool {
            guard let storage = term.storage else { return true }
            return storage == .text || storage == .uri
        }
        return isText(a) && isText(b)
    }

    private func function(
        _ a: QueryTerm, _ b: QueryTerm, _ operation: QueryFunctions.Operation, _ options: TextOptions,
        _ prefix: String = ""
    ) -> String {
        prefix + QueryFunctions.text + "(\(a.sql), \(b.sql), \(operation.rawValue), \(options.rawValue))"
    }

    private func order(_ left: QueryOperand, _ sign: String, _ right: QueryOperand, _ kind: Kind) throws -> String {
        let (first, second) = try terms(left, right)
        if folds(first, second, kind) { return "\(function(first, second, .order, kind.options)) \(sign) 0" }
        return "\(first.sql) \(sign) \(second.sql)"
    }

    private func between(_ left: QueryOperand, _ right: QueryOperand, _ kind: Kind) throws -> String {
        let bounds: [QueryOperand]
        switch right {
        case .list(let elements): bounds = elements
        case .constant(let value): bounds = (PredicateValue.elements(value) ?? []).map { .constant($0) }
        case .term, .collection: bounds = []
        }
        guard bounds.count == 2 else { throw PredicateProblem("BETWEEN needs an array of two bounds") }
        let (low, high) = (try order(left, ">=", bounds[0], kind), try order(left, "<=", bounds[1], kind))
        return "(\(low) AND \(high))"
    }

    // MARK: Collections and texts

    private func contains(_ whole: QueryOperand, _ part: QueryOperand, _ kind: Kind) throws -> String {
        var equality = kind
        equality.type = .equalTo
        switch whole {
        case .collection(let collection):
            return "EXISTS (\(collection.select("1", [try equal(.term(collection.term), part, equality)])))"
        case .list(let elements):
            return elements.isEmpty ? "0" : try join(elements, .any, part, equality)
        case .term: return try text(whole, part, kind, .contains)
        case .constant(let value):
            guard let value = PredicateValue.unwrapped(value) else { return "0" }
            if PredicateValue.string(value) != nil { return try text(whole, part, kind, .contains) }
            guard let elements = PredicateValue.elements(value) else {
                throw PredicateProblem("Can't use in/contains operator with collection \(value) (not a collection)")
            }
            switch part {
            case .term(let term): return try isIn(term, elements, equality)
            case .collection(let collection):
                // Without ANY: Core Data takes it for that.
                return "EXISTS (\(collection.select("1", [try isIn(collection.term, elements, equality)])))"
            case .constant, .list: throw PredicateProblem("unimplemented SQL generation for predicate: IN")
            }
        }
    }

    private func isIn(_ term: QueryTerm, _ elements: [Any?], _ kind: Kind) throws -> String {
        let hasNil = elements.contains { PredicateValue.unwrapped($0) == nil }
        let values = elements.filter { PredicateValue.unwrapped($0) != nil }
        var conditions: [String] = []
        if !kind.options.subtracting(.normalized).isEmpty, values.contains(where: { PredicateValue.string($0) != nil })
        {
            conditions = try values.map { try equal(.term(term), .constant($0), kind) }
        } else if !values.isEmpty {
            conditions = ["\(term.sql) IN \(try list(values, like: term))"]
        }
        if hasNil { conditions.append("\(term.sql) IS NULL") }
        return conditions.isEmpty ? "0" : Self.joined(conditions[...], " OR ")
    }

    private func text(
        _ left: QueryOperand, _ right: QueryOperand, _ kind: Kind, _ type: NSComparisonPredicate.Operator
    ) throws -> String {
        if isNil(left) || isNil(right) { return "0" }
        if kind.options.subtracting(.normalized).isEmpty, case .term(let term) = left,
            case .constant(let value) = right,
            let pattern = PredicateValue.string(value)
        {
            switch type {
            case .contains: return "instr(\(term.sql), \(bind(.text(pattern)))) > 0"
            case .beginsWith: return "\(term.sql) GLOB \(bind(.text(Self.glob(pattern) + "*")))"
            case .endsWith: return "\(term.sql) GLOB \(bind(.text("*" + Self.glob(pattern))))"
            case .like: return "\(term.sql) GLOB \(bind(.text(Self.glob(like: pattern))))"
            default: break
            }
        }
        let (first, second) = try terms(left, right)
        let operation: QueryFunctions.Operation =
            switch type {
            case .beginsWith: .prefix
            case .endsWith: .suffix
            case .like: .like
            case .matches: .matches
            default: .contains
            }
        return function(first, second, operation, kind.options)
    }

    /// A text as SQLite's GLOB takes it, which stands for itself.
    private static func glob(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "*?[".unicodeScalars.contains(scalar) {
                result += "[\(scalar)]"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A pattern of LIKE as one of GLOB.
    private static func glob(like pattern: String) -> String {
        var result = ""
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
            } else if !isEscaped, scalar == "*" || scalar == "?" {
                result.unicodeScalars.append(scalar)
            } else {
                result += glob(String(scalar))
                isEscaped = false
            }
        }
        return result
    }
}

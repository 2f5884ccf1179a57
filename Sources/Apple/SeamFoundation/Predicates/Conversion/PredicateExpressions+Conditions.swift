import Foundation

extension PredicateExpressions.Equal: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.equal(lhs, rhs, isEqual: true)
    }
}

extension PredicateExpressions.NotEqual: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.equal(lhs, rhs, isEqual: false)
    }
}

extension PredicateExpressions.Comparison: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let type: NSComparisonPredicate.Operator =
            switch op {
            case .lessThan: .lessThan
            case .lessThanOrEqual: .lessThanOrEqualTo
            case .greaterThan: .greaterThan
            case .greaterThanOrEqual: .greaterThanOrEqualTo
            @unknown default: throw PredicateConversion.Failure()
            }
        return try conversion.compare(lhs, type, rhs)
    }
}

extension PredicateExpressions.Conjunction: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let parts = [try conversion.predicate(lhs), try conversion.predicate(rhs)]
        return .predicate(NSCompoundPredicate(andPredicateWithSubpredicates: parts))
    }
}

extension PredicateExpressions.Disjunction: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let parts = [try conversion.predicate(lhs), try conversion.predicate(rhs)]
        return .predicate(NSCompoundPredicate(orPredicateWithSubpredicates: parts))
    }
}

extension PredicateExpressions.Negation: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        .predicate(NSCompoundPredicate(notPredicateWithSubpredicate: try conversion.predicate(wrapped)))
    }
}

extension PredicateExpressions.Conditional: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let condition = try conversion.predicate(test)
        return .expression(
            NSExpression(
                forConditional: condition, trueExpression: try conversion.expression(trueBranch),
                falseExpression: try conversion.expression(falseBranch)))
    }
}

extension PredicateExpressions.OptionalFlatMap: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let value = try conversion.expression(wrapped)
        conversion.define(variable.key, as: value)
        let null = NSExpression(forConstantValue: nil)
        switch try conversion.convert(transform) {
        case .expression(let expression):
            // Keys of nothing give nothing; what is computed needs to be told.
            if case .keyPath = expression.node { return .expression(expression) }
            return .expression(
                NSExpression(
                    forConditional: PredicateConversion.compare(value, .notEqualTo, null), trueExpression: expression,
                    falseExpression: null))
        case .predicate(let predicate), .optional(let predicate, _):
            let isThere = PredicateConversion.compare(value, .notEqualTo, null)
            return .optional(
                NSCompoundPredicate(andPredicateWithSubpredicates: [isThere, predicate]),
                isNil: PredicateConversion.compare(value, .equalTo, null))
        }
    }
}

extension PredicateExpressions.NilCoalesce: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        switch try conversion.convert(lhs) {
        case .optional(let predicate, let isNil):
            let other = try conversion.convert(rhs)
            if case .expression(let constant) = other, case .constant(let value) = constant.node,
                let truth = value as? Bool
            {
                return .predicate(
                    truth ? NSCompoundPredicate(orPredicateWithSubpredicates: [isNil, predicate]) : predicate)
            }
            let otherwise = NSCompoundPredicate(
                andPredicateWithSubpredicates: [isNil, PredicateConversion.predicate(other)])
            return .predicate(NSCompoundPredicate(orPredicateWithSubpredicates: [predicate, otherwise]))
        case .predicate(let predicate): return .predicate(predicate)
        case .expression(let value):
            let isThere = PredicateConversion.compare(value, .notEqualTo, NSExpression(forConstantValue: nil))
            return .expression(
                NSExpression(
                    forConditional: isThere, trueExpression: value, falseExpression: try conversion.expression(rhs)))
        }
    }
}

extension PredicateExpressions.RangeExpressionContains: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let value = try conversion.expression(element)
        if let range = range as? any PredicateBounds {
            let (low, high) = (try conversion.expression(range.low), try conversion.expression(range.high))
            return .predicate(Self.within(value, low, high, range.includesHigh))
        }
        guard case .constant(let constant) = try conversion.expression(range).node,
            let bounds = constant as? any ConstantBounds
        else { throw PredicateConversion.Failure() }
        let (low, high) = (
            NSExpression(forConstantValue: bounds.low), NSExpression(forConstantValue: bounds.high)
        )
        return .predicate(Self.within(value, low, high, bounds.includesHigh))
    }

    private static func within(
        _ value: NSExpression, _ low: NSExpression, _ high: NSExpression, _ includesHigh: Bool
    ) -> NSPredicate {
        if includesHigh {
            return PredicateConversion.compare(value, .between, NSExpression(forAggregate: [low, high]))
        }
        return NSCompoundPredicate(andPredicateWithSubpredicates: [
            PredicateConversion.compare(value, .greaterThanOrEqualTo, low),
            PredicateConversion.compare(value, .lessThan, high),
        ])
    }
}

/// A range whose bounds are parts of a predicate.
private protocol PredicateBounds {
    var low: Any { get }
    var high: Any { get }
    var includesHigh: Bool { get }
}

extension PredicateExpressions.Range: PredicateBounds {
    fileprivate var low: Any { lower }
    fileprivate var high: Any { upper }
    fileprivate var includesHigh: Bool { false }
}

extension PredicateExpressions.ClosedRange: PredicateBounds {
    fileprivate var low: Any { lower }
    fileprivate var high: Any { upper }
    fileprivate var includesHigh: Bool { true }
}

/// A range that was made before.
private protocol ConstantBounds {
    var low: Any { get }
    var high: Any { get }
    var includesHigh: Bool { get }
}

extension Range: ConstantBounds {
    fileprivate var low: Any { lowerBound }
    fileprivate var high: Any { upperBound }
    fileprivate var includesHigh: Bool { false }
}

extension ClosedRange: ConstantBounds {
    fileprivate var low: Any { lowerBound }
    fileprivate var high: Any { upperBound }
    fileprivate var includesHigh: Bool { true }
}

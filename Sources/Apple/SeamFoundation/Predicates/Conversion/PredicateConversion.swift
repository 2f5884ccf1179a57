import Foundation

/// A part of a `#Predicate` that the language of `NSPredicate` has as well.
protocol ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result
}

/// Makes an `NSPredicate` of a predicate that Swift's macro made.
struct PredicateConversion {
    enum Result {
        case expression(NSExpression)
        case predicate(NSPredicate)
        /// A condition on a value that may be nil, and whether the value is.
        case optional(NSPredicate, isNil: NSPredicate)
    }

    /// Something that has no counterpart; the initialiser gives nil.
    struct Failure: Error {}

    /// What the variables of closures stand for.
    private var variables: [PredicateExpressions.VariableID: NSExpression]
    private var count = 0

    init(object: PredicateExpressions.VariableID) { variables = [object: .expressionForEvaluatedObject()] }

    func value(of variable: PredicateExpressions.VariableID) throws -> NSExpression {
        guard let value = variables[variable] else { throw Failure() }
        return value
    }

    mutating func define(_ variable: PredicateExpressions.VariableID, as value: NSExpression) {
        variables[variable] = value
    }

    mutating func convert(_ part: Any) throws -> Result {
        guard let part = part as? any ConvertiblePredicateExpression else { throw Failure() }
        return try part.converted(&self)
    }

    /// A part as a value; a condition is one of two.
    mutating func expression(_ part: Any) throws -> NSExpression { Self.expression(try convert(part)) }

    private static func expression(_ result: Result) -> NSExpression {
        switch result {
        case .expression(let expression): return expression
        case .predicate(let predicate), .optional(let predicate, _):
            return NSExpression(
                forConditional: predicate, trueExpression: NSExpression(forConstantValue: true),
                falseExpression: NSExpression(forConstantValue: false))
        }
    }

    /// A part as a condition.
    mutating func predicate(_ part: Any) throws -> NSPredicate { Self.predicate(try convert(part)) }

    static func predicate(_ result: Result) -> NSPredicate {
        switch result {
        case .predicate(let predicate), .optional(let predicate, _): return predicate
        case .expression(let expression):
            if case .constant(let value) = expression.node, let truth = value as? Bool {
                return NSPredicate(value: truth)
            }
            return compare(expression, .equalTo, NSExpression(forConstantValue: true))
        }
    }

    static func compare(
        _ left: NSExpression, _ type: NSComparisonPredicate.Operator, _ right: NSExpression,
        _ options: NSComparisonPredicate.Options = []
    ) -> NSPredicate {
        NSComparisonPredicate(leftExpression: left, rightExpression: right, type: type, options: options)
    }

    mutating func compare(
        _ left: Any, _ type: NSComparisonPredicate.Operator, _ right: Any, _ options: NSComparisonPredicate.Options = []
    ) throws -> Result {
        .predicate(Self.compare(try expression(left), type, try expression(right), options))
    }

    mutating func function(_ name: String, _ arguments: Any...) throws -> Result {
        .expression(NSExpression(forFunction: name, arguments: try arguments.map { try expression($0) }))
    }

    /// Conditions compared for equality with a constant are themselves, or their opposite.
    mutating func equal(_ left: Any, _ right: Any, isEqual: Bool) throws -> Result {
        let sides = [try convert(left), try convert(right)]
        for (one, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            guard case .expression(let constant) = other, case .constant(let value) = constant.node,
                let truth = value as? Bool
            else { continue }
            switch one {
            case .expression: continue
            case .predicate(let predicate):
                return .predicate(
                    truth == isEqual ? predicate : NSCompoundPredicate(notPredicateWithSubpredicate: predicate))
            case .optional(let predicate, let isNil):
                if truth {
                    return .predicate(
                        isEqual ? predicate : NSCompoundPredicate(notPredicateWithSubpredicate: predicate))
                }
                let isFalse = NSCompoundPredicate(
                    notPredicateWithSubpredicate: NSCompoundPredicate(orPredicateWithSubpredicates: [isNil, predicate]))
                return .predicate(isEqual ? isFalse : NSCompoundPredicate(notPredicateWithSubpredicate: isFalse))
            }
        }
        return .predicate(
            Self.compare(Self.expression(sides[0]), isEqual ? .equalTo : .notEqualTo, Self.expression(sides[1])))
    }

    /// The elements of a collection for which a condition holds.
    mutating func subquery(
        _ collection: Any, _ variable: PredicateExpressions.VariableID, _ test: Any, isNegated: Bool = false
    ) throws -> NSExpression {
        let elements = try expression(collection)
        count += 1
        let name = "v\(count)"
        define(variable, as: NSExpression(forVariable: name))
        var condition = try predicate(test)
        if isNegated { condition = NSCompoundPredicate(notPredicateWithSubpredicate: condition) }
        return NSExpression(forSubquery: elements, usingIteratorVariable: name, predicate: condition)
    }

    static func count(of expression: NSExpression) -> NSExpression { PredicateParser.path(from: expression, "@count") }
}

import Foundation

/// What an expression is made of.
package indirect enum ExpressionNode {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    /// A path of keys, from the evaluated object where there is no operand.
    case keyPath(operand: NSExpression?, path: String)
    /// A function by its name in Objective-C, colons included; with an operand, a message to that.
    case function(operand: NSExpression?, name: String, arguments: [NSExpression])
    case unionSet(NSExpression, NSExpression)
    case intersectSet(NSExpression, NSExpression)
    case minusSet(NSExpression, NSExpression)
    case subquery(NSExpression, variable: String, NSPredicate)
    case aggregate([NSExpression])
    case anyKey
    case block((Any?, [Any], NSMutableDictionary?) -> Any?, [NSExpression])
    case conditional(NSPredicate, NSExpression, NSExpression)

    /// The expressions inside, from left to right; not those inside of predicates.
    package var children: [NSExpression] {
        switch self {
        case .constant, .evaluatedObject, .variable, .anyKey: []
        case .keyPath(let operand, _): operand.map { [$0] } ?? []
        case .function(let operand, _, let arguments): (operand.map { [$0] } ?? []) + arguments
        case .unionSet(let left, let right), .intersectSet(let left, let right), .minusSet(let left, let right):
            [left, right]
        case .subquery(let collection, _, _): [collection]
        case .aggregate(let elements): elements
        case .block(_, let arguments): arguments
        case .conditional(_, let first, let second): [first, second]
        }
    }

    /// The predicate inside of a subquery or a condition.
    package var predicate: NSPredicate? {
        switch self {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: nil
        }
    }

    /// The same with other expressions and another predicate inside, which come in the order of ``children``.
    package func mapping(
        _ change: (NSExpression) throws -> NSExpression, _ predicates: (NSPredicate) throws -> NSPredicate
    ) rethrows -> ExpressionNode {
        switch self {
        case .constant, .evaluatedObject, .variable, .anyKey: self
        case .keyPath(let operand, let path): .keyPath(operand: try operand.map(change), path: path)
        case .function(let operand, let name, let arguments):
            .function(operand: try operand.map(change), name: name, arguments: try arguments.map(change))
        case .unionSet(let left, let right): .unionSet(try change(left), try change(right))
        case .intersectSet(let left, let right): .intersectSet(try change(left), try change(right))
        case .minusSet(let left, let right): .minusSet(try change(left), try change(right))
        case .subquery(let collection, let variable, let predicate):
            .subquery(try change(collection), variable: variable, try predicates(predicate))
        case .aggregate(let elements): .aggregate(try elements.map(change))
        case .block(let block, let arguments): .block(block, try arguments.map(change))
        case .conditional(let predicate, let first, let second):
            .conditional(try predicates(predicate), try change(first), try change(second))
        }
    }

    /// Whether both are of one kind with the same names and constants; their children are not compared.
    func isSimilar(to other: ExpressionNode) -> Bool {
        switch (self, other) {
        case (.constant(let a), .constant(let b)): PredicateValue.isSame(a, b)
        case (.evaluatedObject, .evaluatedObject), (.anyKey, .anyKey), (.unionSet, .unionSet),
            (.intersectSet, .intersectSet), (.minusSet, .minusSet), (.aggregate, .aggregate),
            (.conditional, .conditional):
            true
        case (.variable(let a), .variable(let b)), (.subquery(_, let a, _), .subquery(_, let b, _)): a == b
        case (.keyPath(let first, let a), .keyPath(let second, let b)): a == b && (first == nil) == (second == nil)
        case (.function(let first, let a, _), .function(let second, let b, _)):
            a == b && (first == nil) == (second == nil)
        default: false
        }
    }
}

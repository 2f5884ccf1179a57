public import Foundation

// What an expression consists of. A property that an expression of another kind is asked for stops the program.

extension NSExpression {
    /// What the expression is.
    public var expressionType: ExpressionType {
        switch node {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .unionSet: .unionSet
        case .intersectSet: .intersectSet
        case .minusSet: .minusSet
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .anyKey: .anyKey
        case .block: .block
        case .conditional: .conditional
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        guard case .constant(let value) = node else { undefined() }
        return value
    }

    /// The path of a key path, with dots between its keys.
    public var keyPath: String {
        guard case .keyPath(_, let path) = node else { undefined() }
        return path
    }

    /// The name of a function in Objective-C.
    public var function: String {
        switch node {
        case .function(_, let name, _): name
        case .keyPath: "valueForKeyPath:"
        default: undefined()
        }
    }

    /// The name of a variable, without `$`; of a subquery, that of its iterator.
    public var variable: String {
        switch node {
        case .variable(let name), .subquery(_, let name, _): name
        default: undefined()
        }
    }

    /// The receiver of a function's message, or the object that a key path begins at.
    public var operand: NSExpression {
        switch node {
        case .keyPath(let operand, _), .function(let operand, _, _): operand ?? NSExpression(node: .evaluatedObject)
        default: undefined()
        }
    }

    /// The arguments of a function or of a closure.
    public var arguments: [NSExpression]? {
        switch node {
        case .function(_, _, let arguments), .block(_, let arguments): arguments
        case .keyPath(_, let path): [NSExpression(forConstantValue: path)]
        default: undefined()
        }
    }

    /// The expressions of an aggregate, or the collection of a subquery.
    public var collection: Any {
        switch node {
        case .aggregate(let elements): elements
        case .constant(let value?): value
        case .subquery(let collection, _, _): collection
        default: undefined()
        }
    }

    /// The predicate of a subquery or of a condition.
    public var predicate: NSPredicate {
        guard let predicate = node.predicate else { undefined() }
        return predicate
    }

    /// The left one of two collections.
    public var left: NSExpression { sides.0 }

    /// The right one of two collections.
    public var right: NSExpression { sides.1 }

    private var sides: (NSExpression, NSExpression) {
        switch node {
        case .unionSet(let left, let right), .intersectSet(let left, let right), .minusSet(let left, let right):
            (left, right)
        default: undefined()
        }
    }

    /// The value where the condition holds.
    public var `true`: NSExpression {
        guard case .conditional(_, let first, _) = node else { undefined() }
        return first
    }

    /// The value where the condition does not hold.
    public var `false`: NSExpression {
        guard case .conditional(_, _, let second) = node else { undefined() }
        return second
    }

    /// The closure of a block.
    public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any? {
        guard case .block(let block, _) = node else { undefined() }
        return block
    }

    private func undefined(_ name: String = #function) -> Never {
        PredicateProblem.stop(PredicateProblem("-\(name) not defined for the NSExpression \(self)"))
    }
}

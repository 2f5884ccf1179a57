internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSExpression

/// Expressions over the rows of a group.
enum GroupedExpression {
    private static let functions: Set<String> = ["count:", "sum:", "average:", "min:", "max:"]

    /// Whether an expression makes one value of many rows.
    static func isAggregate(_ expression: NSExpression?) -> Bool {
        guard let expression else { return false }
        switch expression.node {
        case .function(nil, let name, let arguments) where arguments.count == 1 && functions.contains(name): return true
        case .keyPath(nil, let path) where path.hasPrefix("@"): return true
        default: return expression.node.children.contains(where: isAggregate)
        }
    }

    /// The value for the objects of a group, of which the first one stands for what is no function of all.
    static func value(_ expression: NSExpression, _ group: [NSManagedObject]) throws -> Any? {
        switch expression.node {
        case .function(nil, let name, let arguments) where arguments.count == 1 && functions.contains(name):
            var argument = arguments[0]
            var isDistinct = false
            if case .function(nil, "distinct:", let inner) = argument.node, inner.count == 1 {
                argument = inner[0]
                isDistinct = true
            }
            var values: [Any?] = []
            for object in group {
                guard let value = try argument.value(in: PredicateScope(object: object)) else { continue }
                // A function of a relationship to many is one of each object.
                if PredicateValue.elements(value) != nil { return try first(expression, group) }
                if isDistinct, values.contains(where: { PredicateValue.isEqual($0, value) }) { continue }
                values.append(value)
            }
            return try PredicateFunctions.call(name, [values])
        case .function(nil, let name, let arguments) where arguments.contains(where: isAggregate):
            return try PredicateFunctions.call(name, try arguments.map { try value($0, group) })
        case .keyPath(nil, let path) where path.hasPrefix("@"): return try PredicateKeys.value(of: group, path)
        default: return try first(expression, group)
        }
    }

    private static func first(_ expression: NSExpression, _ group: [NSManagedObject]) throws -> Any? {
        try group.first.flatMap { try expression.value(in: PredicateScope(object: $0)) }
    }
}

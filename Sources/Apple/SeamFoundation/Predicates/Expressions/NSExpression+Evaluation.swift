import Foundation

/// What an expression is evaluated with.
package struct PredicateScope {
    package var object: Any?
    package var variables: [String: Any?] = [:]
    package var context: NSMutableDictionary?

    package init(object: Any?, variables: [String: Any?] = [:], context: NSMutableDictionary? = nil) {
        self.object = object
        self.variables = variables
        self.context = context
    }

    fileprivate func value(ofVariable name: String) throws -> Any? {
        if name == "_" { return object }
        if let value = variables[name] { return value is NSExpression ? value : PredicateValue.unwrapped(value) }
        if let value = context?.object(forKey: name as NSString) { return PredicateValue.unwrapped(value) }
        let bindings = variables.keys.sorted().joined(separator: ", ")
        throw PredicateProblem("Can't get value for '\(name)' in bindings { \(bindings) }.")
    }
}

extension NSExpression {
    /// The value in a scope, without optionals around it; collections are arrays.
    package func value(in scope: PredicateScope) throws -> Any? {
        switch node {
        case .constant(let value): return value
        case .evaluatedObject: return PredicateValue.unwrapped(scope.object)
        case .variable(let name):
            let value = try scope.value(ofVariable: name)
            if let expression = value as? NSExpression { return try expression.value(in: scope) }
            return value
        case .keyPath(let operand, let path):
            let object = try operand.map { try $0.value(in: scope) } ?? PredicateValue.unwrapped(scope.object)
            return try PredicateKeys.value(of: object, path)
        case .function(let operand, let name, let arguments):
            if let operand {
                return try PredicateFunctions.message(
                    name, to: try operand.value(in: scope), try arguments.map { try $0.value(in: scope) })
            }
            return try PredicateFunctions.call(name, try arguments.map { try $0.value(in: scope) })
        case .unionSet(let left, let right):
            let (first, second) = try elements(left, right, scope)
            return first + second.filter { element in !first.contains { PredicateValue.isEqual($0, element) } }
        case .intersectSet(let left, let right):
            let (first, second) = try elements(left, right, scope)
            return first.filter { element in second.contains { PredicateValue.isEqual($0, element) } }
        case .minusSet(let left, let right):
            let (first, second) = try elements(left, right, scope)
            return first.filter { element in !second.contains { PredicateValue.isEqual($0, element) } }
        case .subquery(let collection, let variable, let predicate):
            guard let value = try collection.value(in: scope) else { return [Any?]() }
            guard let elements = PredicateValue.elements(value) else {
                throw PredicateProblem("SUBQUERY: \(collection) is no collection")
            }
            var inner = scope
            return try PredicateValue.flattened(elements).filter { element in
                inner.variables[variable] = .some(element)
                return try PredicateStructure.evaluate(predicate, in: inner)
            }
        case .aggregate(let elements): return try elements.map { try $0.value(in: scope) }
        case .anyKey: return nil
        case .block(let block, let arguments):
            let values = try arguments.map { try $0.value(in: scope) ?? NSNull() }
            return PredicateValue.unwrapped(block(scope.object, values, scope.context))
        case .conditional(let predicate, let first, let second):
            return try PredicateStructure.evaluate(predicate, in: scope)
                ? first.value(in: scope) : second.value(in: scope)
        }
    }

    private func elements(
        _ left: NSExpression, _ right: NSExpression, _ scope: PredicateScope
    ) throws -> ([Any?], [Any?]) {
        let (first, second) = (try left.value(in: scope), try right.value(in: scope))
        guard let first = first.map(PredicateValue.elements) ?? [],
            let second = second.map(PredicateValue.elements) ?? []
        else { throw PredicateProblem("Can't evaluate set expression; an operand is no collection") }
        return (first, second)
    }
}

internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSExpression

extension QueryBuilder {
    /// What an expression is in SQL, for an object.
    func operand(_ expression: NSExpression, _ scope: QueryScope) throws -> QueryOperand {
        if isConstant(expression) { return .constant(try expression.value(in: PredicateScope(object: nil))) }
        switch expression.node {
        case .constant(let value): return .constant(value)
        case .evaluatedObject: return .term(QueryTerm(scope.key, .reference, entity: scope.table.entity))
        case .variable(let name):
            guard let scope = variables[name] else { throw PredicateProblem("no value was given for $\(name)") }
            return .term(QueryTerm(scope.key, .reference, entity: scope.table.entity))
        case .keyPath(nil, let path): return try operand(path, scope)
        case .keyPath(let start?, let path): return try operand(path, below: start, scope)
        case .function(let receiver, let name, let arguments):
            return try function(name, (receiver.map { [$0] } ?? []) + arguments, scope, expression)
        case .aggregate(let elements): return .list(try elements.map { try operand($0, scope) })
        case .subquery(let collection, let variable, let predicate):
            return .collection(try subquery(collection, variable, predicate, scope))
        case .conditional(let predicate, let first, let second):
            let (first, second) = (try term(first, scope), try term(second, scope))
            let condition = try condition(predicate, scope)
            return .term(
                QueryTerm("CASE WHEN \(condition) THEN \(first.sql) ELSE \(second.sql) END", first.storage))
        case .unionSet(let left, let right): return .collection(try set(left, "UNION", right, scope))
        case .intersectSet(let left, let right): return .collection(try set(left, "INTERSECT", right, scope))
        case .minusSet(let left, let right): return .collection(try set(left, "EXCEPT", right, scope))
        case .block where expression is NSFetchRequestExpression:
            return .constant(expression.expressionValue(with: nil, context: nil))
        case .anyKey, .block: throw unsupported(expression)
        }
    }

    /// Whether the value does not depend on the object.
    private func isConstant(_ expression: NSExpression) -> Bool {
        switch expression.node {
        case .constant: true
        case .function(_, let name, _) where name.hasPrefix("random"): false
        case .function(nil, _, let arguments): arguments.allSatisfy(isConstant)
        case .function(let receiver?, _, let arguments): isConstant(receiver) && arguments.allSatisfy(isConstant)
        case .aggregate(let elements): elements.allSatisfy(isConstant)
        case .unionSet(let left, let right), .intersectSet(let left, let right), .minusSet(let left, let right):
            isConstant(left) && isConstant(right)
        default: false
        }
    }

    /// The same path from what another expression gives.
    private func operand(_ path: String, below start: NSExpression, _ scope: QueryScope) throws -> QueryOperand {
        if case .variable(let name) = start.node {
            guard let scope = variables[name] else { throw PredicateProblem("no value was given for $\(name)") }
            return try operand(path, scope)
        }
        let keys = path.split(separator: ".").map(String.init)[...]
        switch try operand(start, scope) {
        case .collection(let collection): return try many(keys, collection, path)
        case .constant(let value): return .constant(try PredicateKeys.value(of: value, path))
        case .term, .list: throw unsupported("\(start).\(path)")
        }
    }

    private func subquery(
        _ collection: NSExpression, _ variable: String, _ predicate: NSPredicate, _ scope: QueryScope
    ) throws -> QueryCollection {
        guard case .collection(var elements) = try operand(collection, scope),
            elements.term.storage == .reference
        else { throw unsupported("SUBQUERY(\(collection), ...)") }
        // The objects at the end of a to-one relationship of the elements have a table of their own.
        if elements.term.sql != elements.scope.key, let entity = elements.term.entity,
            let table = names.table(of: entity)
        {
            let alias = nextAlias()
            elements.scope = elements.scope.joining(table, alias, elements.term.sql)
            elements.term = QueryTerm(elements.scope.key, .reference, entity: entity)
        }
        let hidden = variables[variable]
        variables[variable] = elements.scope
        defer { variables[variable] = hidden }
        elements.conditions.append(try condition(predicate, scope))
        return elements
    }

    /// One value in SQL. A collection is none.
    func term(_ expression: NSExpression, _ scope: QueryScope, like other: QueryTerm? = nil) throws -> QueryTerm {
        switch try operand(expression, scope) {
        case .term(let term): return term
        case .constant(let value): return try term(constant: value, like: other)
        case .collection: throw PredicateProblem("to-many key not allowed here")
        case .list: throw unsupported(expression)
        }
    }

    // MARK: Functions

    private static let signs = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "modulus:by:": "%",
        "bitwiseAnd:with:": "&", "bitwiseOr:with:": "|", "leftshift:by:": "<<", "rightshift:by:": ">>",
    ]

    private func function(
        _ name: String, _ arguments: [NSExpression], _ scope: QueryScope, _ expression: NSExpression
    ) throws -> QueryOperand {
        switch name {
        case "count:", "sum:", "average:", "min:", "max:":
            if arguments.count == 1 { return .term(try aggregate(name, arguments[0], scope)) }
        case "castObject:toType:":
            let term = try term(arguments[0], scope)
            return .term(
                try cast(term, to: PredicateValue.string(arguments[1].value(in: PredicateScope(object: nil))) ?? ""))
        case "noindex:": return try operand(arguments[0], scope)
        case "now": return .constant(Date())
        case "length:":
            return .term(QueryTerm("\(QueryFunctions.call)('length:', \(try term(arguments[0], scope).sql))", .integer))
        case "abs:":
            let term = try term(arguments[0], scope)
            return .term(QueryTerm("abs(\(term.sql))", term.storage))
        case "dateByAddingTimeInterval:":
            let terms = try arguments.map { try term($0, scope) }
            return .term(QueryTerm("(\(terms[0].sql) + \(terms[1].sql))", .date))
        case "timeIntervalSinceDate:":
            let terms = try arguments.map { try term($0, scope) }
            return .term(QueryTerm("(\(terms[0].sql) - \(terms[1].sql))", .real))
        case "distinct:": return try operand(arguments[0], scope)
        default: break
        }
        let terms = try arguments.map { try term($0, scope) }
        if let sign = Self.signs[name], terms.count == 2 {
            let isReal = terms.contains { $0.storage == .real }
            let isDate = terms[0].storage == .date && terms[1].storage != .date
            let storage: Column.Storage = isDate ? .date : isReal ? .real : terms[0].storage ?? .real
            return .term(QueryTerm("(\(terms[0].sql) \(sign) \(terms[1].sql))", storage))
        }
        guard PredicateFunctions.name(name) != nil else { throw unsupported(expression) }
        let list = ([bind(.text(name))] + terms.map(\.sql)).joined(separator: ", ")
        let isText = ["uppercase:", "lowercase:", "canonical:"].contains(name)
        return .term(QueryTerm("\(QueryFunctions.call)(\(list))", isText ? .text : nil))
    }

    /// `sum:` and its like: over a group of rows, over a to-many path, or over all objects.
    private func aggregate(_ name: String, _ argument: NSExpression, _ scope: QueryScope) throws -> QueryTerm {
        if case .function(nil, "distinct:", let inner) = argument.node, isGrouping, inner.count == 1 {
            let term = try term(inner[0], scope)
            return Self.grouped(name, "DISTINCT \(term.sql)", term)
        }
        switch try operand(argument, scope) {
        case .collection(let collection): return try aggregate(name, collection)
        case .term(let term):
            if isGrouping { return Self.grouped(name, term.sql, term) }
            guard case .keyPath(nil, let path) = argument.node else { throw unsupported("\(name)(\(argument))") }
            let keys = path.split(separator: ".").map(String.init)[...]
            return try aggregate(name, everything(like: scope, keys, path))
        case .constant(let value): return try term(constant: PredicateFunctions.call(name, [value]), like: nil)
        case .list(let elements):
            let terms = try elements.map { element -> QueryTerm in
                switch element {
                case .term(let term): return term
                case .constant(let value): return try term(constant: value, like: nil)
                default: throw unsupported("\(name)(\(argument))")
                }
            }
            let list = terms.map { $0.sql }.joined(separator: ", ")
            switch name {
            case "min:" where terms.count > 1: return QueryTerm("min(\(list))", terms[0].storage)
            case "max:" where terms.count > 1: return QueryTerm("max(\(list))", terms[0].storage)
            case "sum:":
                return QueryTerm("(" + terms.map { $0.sql }.joined(separator: " + ") + ")", terms.first?.storage)
            case "count:": return QueryTerm("\(terms.count)", .integer)
            default: throw unsupported("\(name)(\(argument))")
            }
        }
    }

    /// A function over the rows of a group.
    static func grouped(_ name: String, _ sql: String, _ term: QueryTerm) -> QueryTerm {
        switch name {
        case "count:": QueryTerm("count(\(sql))", .integer)
        case "sum:": QueryTerm("ifnull(sum(\(sql)), 0)", term.storage)
        case "average:": QueryTerm("avg(\(sql))", .real)
        case "min:": QueryTerm("min(\(sql))", term.storage)
        default: QueryTerm("max(\(sql))", term.storage)
        }
    }

    private func cast(_ term: QueryTerm, to type: String) throws -> QueryTerm {
        switch type {
        case "NSDate", "Date": QueryTerm(term.sql, .date)
        case "NSNumber", "Double", "Int":
            term.storage == .text
                ? QueryTerm("(\(term.sql) + 0)", .real)
                : QueryTerm(term.sql, term.storage == .date ? .real : term.storage)
        case "NSDecimalNumber", "Decimal": QueryTerm("(\(term.sql) + 0)", .decimal)
        case "NSString", "String": QueryTerm("CAST(\(term.sql) AS TEXT)", .text)
        default: throw unsupported("CAST to \(type)")
        }
    }
}

extension QueryScope {
    /// A scope of another table, whose rows a key in this one names.
    fileprivate func joining(_ table: EntityTable, _ alias: String, _ key: String) -> QueryScope {
        frame.join(" JOIN \(TableNames.quoted(table.name)) \(alias) ON \(alias).\(TableNames.primaryKey) = \(key)")
        return QueryScope(frame: frame, alias: alias, table: table)
    }
}

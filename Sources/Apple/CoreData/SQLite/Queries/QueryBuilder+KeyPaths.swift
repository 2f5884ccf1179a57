internal import Foundation
internal import SeamFoundation

extension QueryBuilder {
    /// What a path of keys leads to from an object.
    func operand(_ path: String, _ scope: QueryScope) throws -> QueryOperand {
        try follow(path.split(separator: ".").map(String.init)[...], from: scope, path)
    }

    private static let aggregates = [
        "@sum": "sum:", "@avg": "average:", "@min": "min:", "@max": "max:",
    ]

    private func follow(_ keys: ArraySlice<String>, from start: QueryScope, _ path: String) throws -> QueryOperand {
        var scope = start
        var rest = keys
        while let key = rest.popFirst() {
            if Self.isSelf(key) { continue }
            if isGrouping, scope.alias == start.alias, key == "@count", rest.isEmpty {
                return .term(QueryTerm("count(*)", .integer))
            }
            if let function = Self.aggregates[key] {
                if isGrouping, case .term(let term) = try follow(rest, from: scope, path) {
                    return .term(Self.grouped(function, term.sql, term))
                }
                // `@max.date` without a collection is the one of all objects.
                return .term(try aggregate(function, everything(like: scope, rest, path)))
            }
            guard let property = scope.table.entity.propertiesByName[key] else {
                if rest.isEmpty, let computed = computed[key] { return .term(computed) }
                if key == "entity", let term = Self.entity(rest, scope) { return .term(term) }
                throw notFound(path, start.table.entity)
            }
            switch property {
            case let composite as NSCompositeAttributeDescription:
                var name = composite.name
                while let next = rest.popFirst() { name += "." + next }
                guard let column = scope.table.column(of: name) else { throw notFound(path, start.table.entity) }
                return .term(QueryTerm(scope.sql(column.name), column.storage))
            case let relationship as NSRelationshipDescription where relationship.isToMany:
                return try many(rest, QueryCollection(destinations(of: relationship, from: scope)), path)
            case let relationship as NSRelationshipDescription:
                guard let column = scope.table.column(of: key) else { throw notFound(path, start.table.entity) }
                if rest.allSatisfy(Self.isSelf) { return .term(Self.reference(relationship, column, scope)) }
                scope = try follow(relationship, from: scope)
            default:
                guard let column = scope.table.column(of: key) else { throw notFound(path, start.table.entity) }
                let term = QueryTerm(scope.sql(column.name), column.storage)
                guard let next = rest.first else { return .term(term) }
                if rest.count == 1, let result = Self.property(next, of: term) { return .term(result) }
                throw notFound(path, start.table.entity)
            }
        }
        return .term(QueryTerm(scope.key, .reference, entity: scope.table.entity))
    }

    /// The number of an object's entity, or its name.
    private static func entity(_ keys: ArraySlice<String>, _ scope: QueryScope) -> QueryTerm? {
        let number = "\(scope.alias).\(TableNames.entity)"
        if keys.isEmpty { return QueryTerm(number, .integer) }
        guard keys.count == 1, keys.first == "name" else { return nil }
        return QueryTerm("(SELECT Z_NAME FROM Z_PRIMARYKEY WHERE Z_ENT = \(number))", .text)
    }

    /// Keys that stand for the object itself.
    private static func isSelf(_ key: String) -> Bool { key == "self" || key == "SELF" || key == "objectID" }

    private static func reference(
        _ relationship: NSRelationshipDescription, _ column: Column, _ scope: QueryScope
    ) -> QueryTerm {
        QueryTerm(
            scope.sql(column.name), .reference, entity: relationship.destinationEntity,
            entitySQL: column.entityColumn.map(scope.sql))
    }

    /// Properties of texts and dates that predicates ask for.
    private static func property(_ key: String, of term: QueryTerm) -> QueryTerm? {
        switch (key, term.storage) {
        case ("length", .text?): QueryTerm("\(QueryFunctions.call)('length:', \(term.sql))", .integer)
        case ("timeIntervalSinceReferenceDate", .date?): QueryTerm(term.sql, .real)
        case ("timeIntervalSince1970", .date?): QueryTerm("(\(term.sql) + 978307200.0)", .real)
        case ("intValue", _), ("integerValue", _), ("longLongValue", _), ("boolValue", _):
            QueryTerm("CAST(\(term.sql) AS INTEGER)", .integer)
        case ("doubleValue", _), ("floatValue", _): QueryTerm("CAST(\(term.sql) AS REAL)", .real)
        case ("stringValue", _), ("absoluteString", .uri?): QueryTerm("CAST(\(term.sql) AS TEXT)", .text)
        default: nil
        }
    }

    /// What a path leads to from each element of a collection.
    func many(_ keys: ArraySlice<String>, _ start: QueryCollection, _ path: String) throws -> QueryOperand {
        var collection = start
        var rest = keys
        while let key = rest.popFirst() {
            if Self.isSelf(key) { continue }
            if key == "@count" {
                guard rest.isEmpty else { throw notFound(path, start.scope.table.entity) }
                return .term(count(collection))
            }
            if let function = Self.aggregates[key] {
                if !rest.isEmpty {
                    guard case .collection(let values) = try many(rest, collection, path) else {
                        throw notFound(path, start.scope.table.entity)
                    }
                    collection = values
                }
                return .term(try aggregate(function, collection))
            }
            if key.hasPrefix("@distinctUnionOf") || key.hasPrefix("@unionOf") {
                collection.isDistinct = key.hasPrefix("@distinct")
                continue
            }
            guard collection.term.storage == .reference,
                let property = collection.scope.table.entity.propertiesByName[key]
            else { throw notFound(path, start.scope.table.entity) }
            switch property {
            case let relationship as NSRelationshipDescription where relationship.isToMany:
                collection.scope = try spread(relationship, from: collection.scope)
                collection.term = QueryTerm(
                    collection.scope.key, .reference, entity: collection.scope.table.entity)
            case let relationship as NSRelationshipDescription:
                guard let column = collection.scope.table.column(of: key) else {
                    throw notFound(path, start.scope.table.entity)
                }
                guard let next = rest.first, !next.hasPrefix("@"), !Self.isSelf(next) else {
                    collection.term = Self.reference(relationship, column, collection.scope)
                    continue
                }
                collection.scope = try follow(relationship, from: collection.scope)
            default:
                var name = key
                if property is NSCompositeAttributeDescription {
                    while let next = rest.first, !next.hasPrefix("@") {
                        name += "." + next
                        rest.removeFirst()
                    }
                }
                guard let column = collection.scope.table.column(of: name) else {
                    throw notFound(path, start.scope.table.entity)
                }
                collection.term = QueryTerm(collection.scope.sql(column.name), column.storage)
            }
        }
        return .collection(collection)
    }

    /// How many elements there are, those that are null among them.
    func count(_ collection: QueryCollection) -> QueryTerm {
        let what = collection.isDistinct ? "DISTINCT \(collection.term.sql)" : "*"
        return QueryTerm("(\(collection.select("count(\(what))")))", .integer)
    }

    /// A function over the values of a collection.
    func aggregate(_ name: String, _ collection: QueryCollection) throws -> QueryTerm {
        let sql = (collection.isDistinct ? "DISTINCT " : "") + collection.term.sql
        let storage = collection.term.storage
        switch name {
        case "count:": return count(collection)
        case "sum:": return QueryTerm("(\(collection.select("ifnull(sum(\(sql)), 0)")))", storage)
        case "average:": return QueryTerm("(\(collection.select("avg(\(sql))")))", .real)
        case "min:": return QueryTerm("(\(collection.select("min(\(sql))")))", storage)
        case "max:": return QueryTerm("(\(collection.select("max(\(sql))")))", storage)
        default: throw unsupported(name)
        }
    }

    /// All objects of an entity, with the value of a path for each.
    func everything(like scope: QueryScope, _ keys: ArraySlice<String>, _ path: String) throws -> QueryCollection {
        let alias = nextAlias()
        let frame = QueryFrame(tables: "\(TableNames.quoted(scope.table.name)) \(alias)")
        if scope.table.isShared, scope.table.entity.superentity != nil {
            let numbers = scope.table.numbers.map(String.init).joined(separator: ", ")
            frame.addLink("\(alias).\(TableNames.entity) IN (\(numbers))")
        }
        let all = QueryScope(frame: frame, alias: alias, table: scope.table)
        guard case .collection(let collection) = try many(keys, QueryCollection(all), path) else {
            throw notFound(path, scope.table.entity)
        }
        return collection
    }
}

extension QueryCollection {
    /// The objects of a scope.
    init(_ scope: QueryScope) {
        self.init(scope: scope, term: QueryTerm(scope.key, .reference, entity: scope.table.entity))
    }
}

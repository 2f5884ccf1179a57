internal import Foundation
internal import SeamFoundation

/// A fetch in SQL: everything of a `SELECT` but the columns, in which `t0` is the fetched entity's table, and for
/// dictionaries the columns as well.
struct StoreQuery {
    /// A column of the result of a fetch for dictionaries.
    struct Output {
        var name: String
        /// How the value is read; nil where SQLite's own type says it.
        var storage: Column.Storage?
        /// The entity of the objects that a reference names.
        var entity: NSEntityDescription?
        /// Whether the column behind this one has the number of the reference's entity.
        var hasEntityColumn = false
    }

    /// From `FROM` on.
    private(set) var rest = ""
    /// The values of the parameters, the first one's first.
    private(set) var values: [StoredValue] = []
    /// For dictionaries: what stands between `SELECT` and `FROM`.
    private(set) var columns = ""
    private(set) var outputs: [Output] = []

    /// - Throws: `PredicateProblem`, with Core Data's words, for what cannot be said in SQL.
    init(_ fetch: StoreFetch, _ table: EntityTable, names: TableNames) throws {
        let builder = QueryBuilder(names: names)
        let alias = builder.nextAlias()
        let frame = QueryFrame(tables: "\(TableNames.quoted(table.name)) \(alias)")
        let scope = QueryScope(frame: frame, alias: alias, table: table)
        var conditions: [String] = []
        if let condition = Self.entityCondition(fetch, table) { conditions.append(condition) }
        if let predicate = fetch.predicate { conditions.append(try builder.condition(predicate, scope)) }
        var tail = ""
        var isGrouped = false
        if case .dictionaries(let grouping) = fetch.wish {
            builder.isGrouping = true
            tail = try group(grouping, builder, scope)
            isGrouped = grouping.isDistinct || !tail.isEmpty || columnsAreOneGroup
        }
        let isOrdered = fetch.limit > 0 || fetch.offset > 0 || !Self.isCount(fetch)
        if isOrdered {
            let order = try builder.order(fetch.sortDescriptors, scope) + (isGrouped ? [] : ["\(scope.key)"])
            if !order.isEmpty { tail += " ORDER BY " + order.joined(separator: ", ") }
        }
        if fetch.limit > 0 || fetch.offset > 0 {
            tail += " LIMIT \(fetch.limit > 0 ? fetch.limit : -1) OFFSET \(fetch.offset)"
        }
        // The tables come last: all parts above may have joined some.
        rest = "FROM \(frame.tables)"
        conditions.removeAll { $0 == "1" }
        if !conditions.isEmpty { rest += " WHERE " + conditions.joined(separator: " AND ") }
        rest += tail
        values = builder.values
    }

    private var columnsAreOneGroup = false

    private static func isCount(_ fetch: StoreFetch) -> Bool {
        if case .count = fetch.wish { true } else { false }
    }

    /// Keeps objects of other entities out of a table that several share; nil if all are wanted.
    static func entityCondition(_ fetch: StoreFetch, _ table: EntityTable) -> String? {
        guard table.isShared else { return nil }
        let numbers = fetch.includesSubentities ? table.numbers : [table.number]
        if fetch.includesSubentities, table.entity.superentity == nil { return nil }
        if numbers.count == 1 { return "t0.Z_ENT = \(numbers[0])" }
        return "t0.Z_ENT IN (\(numbers.map(String.init).joined(separator: ", ")))"
    }

    func bind(to statement: SQLiteStatement) {
        for (index, value) in values.enumerated() { statement.bind(value, at: Int32(index + 1)) }
    }

    // MARK: Dictionaries

    /// Writes the columns; `GROUP BY` and `HAVING`.
    private mutating func group(
        _ grouping: StoreFetch.Grouping, _ builder: QueryBuilder, _ scope: QueryScope
    ) throws -> String {
        var list: [String] = []
        for property in grouping.properties {
            let term = try builder.term(property, scope)
            list.append(term.sql)
            let described = property as? NSExpressionDescription
            if described != nil { builder.computed[property.name] = term }
            var output = Output(name: property.name, storage: term.storage, entity: term.entity)
            if let described, let storage = Self.storage(of: described.expressionResultType) {
                output.storage = storage
            }
            if let entitySQL = term.entitySQL {
                list.append(entitySQL)
                output.hasEntityColumn = true
            } else if term.storage == .reference, term.sql == scope.key, scope.table.isShared {
                list.append("\(scope.alias).\(TableNames.entity)")
                output.hasEntityColumn = true
            }
            outputs.append(output)
            columnsAreOneGroup = columnsAreOneGroup || GroupedExpression.isAggregate(described?.expression)
        }
        columns = (grouping.isDistinct ? "DISTINCT " : "") + (list.isEmpty ? "NULL" : list.joined(separator: ", "))
        var tail = ""
        if !grouping.groupBy.isEmpty {
            let keys = try grouping.groupBy.map { property in
                try builder.computed[property.name]?.sql ?? builder.term(property, scope).sql
            }
            tail += " GROUP BY " + keys.joined(separator: ", ")
        }
        if let having = grouping.having {
            // SQLite takes HAVING of groups alone.
            if tail.isEmpty, !columnsAreOneGroup { tail += " GROUP BY \(scope.key)" }
            tail += " HAVING " + (try builder.condition(having, scope))
        }
        return tail
    }

    private static func storage(of type: NSAttributeType) -> Column.Storage? {
        switch type {
        case .undefinedAttributeType, .objectIDAttributeType, .transformableAttributeType, .compositeAttributeType: nil
        default:
            Column.storage(
                of: {
                    let attribute = NSAttributeDescription()
                    attribute.attributeType = type
                    return attribute
                }())
        }
    }
}

extension QueryBuilder {
    /// A property to fetch in SQL.
    fileprivate func term(_ property: NSPropertyDescription, _ scope: QueryScope) throws -> QueryTerm {
        if let described = property as? NSExpressionDescription {
            guard let expression = described.expression else {
                return QueryTerm(scope.key, .reference, entity: scope.table.entity)
            }
            return try term(expression, scope)
        }
        guard case .term(let term) = try operand(property.name, scope) else {
            throw PredicateProblem("Invalid to many relationship in setPropertiesToFetch: (\(property.name))")
        }
        return term
    }

    /// The order of a fetch.
    func order(_ descriptors: [NSSortDescriptor], _ scope: QueryScope) throws -> [String] {
        try descriptors.map { descriptor in
            guard let selector = descriptor.selector else {
                throw PredicateProblem("Unsupported NSSortDescriptor (comparator blocks are not supported)")
            }
            guard case .term(let term) = try operand(descriptor.key ?? "self", scope) else {
                throw PredicateProblem("to-many key not allowed here")
            }
            var sql = term.sql
            if selector.name != "compare:" {
                guard let collation = QueryFunctions.collation(selector.name) else {
                    throw PredicateProblem("unsupported NSSortDescriptor selector: \(selector.name)")
                }
                if term.storage == .text || term.storage == nil { sql += " COLLATE \(collation)" }
            }
            return descriptor.ascending ? sql : sql + " DESC"
        }
    }
}

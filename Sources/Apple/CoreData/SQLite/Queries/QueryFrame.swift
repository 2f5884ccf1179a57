internal import Foundation
internal import SeamFoundation

/// The tables of one `SELECT`, which grow while its conditions are written.
final class QueryFrame {
    /// What stands behind `FROM`.
    fileprivate(set) var tables: String
    /// Conditions that tie the tables to those of the `SELECT` around this one.
    fileprivate(set) var links: [String] = []
    /// Without the scopes themselves, which have this frame.
    fileprivate var joined: [String: (alias: String, table: EntityTable)] = [:]

    init(tables: String) { self.tables = tables }

    func addLink(_ condition: String) { links.append(condition) }

    func join(_ sql: String) { tables += sql }
}

/// An object in a query: where key paths begin.
struct QueryScope {
    let frame: QueryFrame
    /// What its table is called in the query.
    let alias: String
    let table: EntityTable

    /// The SQL of its primary key.
    var key: String { "\(alias).\(TableNames.primaryKey)" }

    func sql(_ column: String) -> String { "\(alias).\(TableNames.quoted(column))" }
}

extension QueryBuilder {
    /// The scope at the end of a to-one relationship, whose table is joined once a query.
    func follow(_ relationship: NSRelationshipDescription, from scope: QueryScope) throws -> QueryScope {
        let path = scope.alias + "." + relationship.name
        if let known = scope.frame.joined[path] {
            return QueryScope(frame: scope.frame, alias: known.alias, table: known.table)
        }
        guard let column = scope.table.column(of: relationship.name) else {
            throw notFound(relationship.name, scope.table.entity)
        }
        let table = try table(of: relationship)
        let alias = nextAlias()
        scope.frame.tables +=
            " LEFT OUTER JOIN \(TableNames.quoted(table.name)) \(alias) "
            + "ON \(alias).\(TableNames.primaryKey) = \(scope.sql(column.name))"
        scope.frame.joined[path] = (alias, table)
        return QueryScope(frame: scope.frame, alias: alias, table: table)
    }

    /// The destinations of a to-many relationship of one object, as a `SELECT` of their own.
    func destinations(of relationship: NSRelationshipDescription, from scope: QueryScope) throws -> QueryScope {
        let table = try table(of: relationship)
        let name = TableNames.quoted(table.name)
        let alias = nextAlias()
        switch try storage(of: relationship, scope) {
        case .foreignKey(let column, _, _, _):
            let frame = QueryFrame(tables: "\(name) \(alias)")
            frame.links.append("\(alias).\(TableNames.quoted(column)) = \(scope.key)")
            return QueryScope(frame: frame, alias: alias, table: table)
        case .joinTable(let join):
            let between = nextAlias()
            let frame = QueryFrame(
                tables: "\(TableNames.quoted(join.name)) \(between) JOIN \(name) \(alias) ON "
                    + "\(alias).\(TableNames.primaryKey) = \(between).\(TableNames.quoted(join.destinationColumn))")
            frame.links.append("\(between).\(TableNames.quoted(join.ownerColumn)) = \(scope.key)")
            return QueryScope(frame: frame, alias: alias, table: table)
        }
    }

    /// The destinations of a to-many relationship of all objects of a `SELECT`, in that same one.
    func spread(_ relationship: NSRelationshipDescription, from scope: QueryScope) throws -> QueryScope {
        let table = try table(of: relationship)
        let name = TableNames.quoted(table.name)
        let alias = nextAlias()
        switch try storage(of: relationship, scope) {
        case .foreignKey(let column, _, _, _):
            scope.frame.tables += " JOIN \(name) \(alias) ON \(alias).\(TableNames.quoted(column)) = \(scope.key)"
        case .joinTable(let join):
            let between = nextAlias()
            scope.frame.tables +=
                " JOIN \(TableNames.quoted(join.name)) \(between) ON "
                + "\(between).\(TableNames.quoted(join.ownerColumn)) = \(scope.key) JOIN \(name) \(alias) ON "
                + "\(alias).\(TableNames.primaryKey) = \(between).\(TableNames.quoted(join.destinationColumn))"
        }
        return QueryScope(frame: scope.frame, alias: alias, table: table)
    }

    private func table(of relationship: NSRelationshipDescription) throws -> EntityTable {
        guard let destination = relationship.destinationEntity, let table = names.table(of: destination) else {
            throw PredicateProblem("the store has no objects of the relationship \(relationship.name)")
        }
        return table
    }

    private func storage(of relationship: NSRelationshipDescription, _ scope: QueryScope) throws -> ToManyStorage {
        guard let storage = scope.table.toMany[relationship.name] else {
            throw notFound(relationship.name, scope.table.entity)
        }
        return storage
    }
}

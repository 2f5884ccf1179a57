internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSExpression

extension QueryBuilder {
    /// Two collections as one: `UNION`, `INTERSECT` or `EXCEPT`.
    func set(_ left: NSExpression, _ word: String, _ right: NSExpression, _ scope: QueryScope) throws
        -> QueryCollection
    {
        let operands = [try operand(left, scope), try operand(right, scope)]
        let terms = operands.compactMap { if case .collection(let collection) = $0 { collection.term } else { nil } }
        guard let like = terms.first else { throw unsupported("\(left) \(word) \(right)") }
        let selects = try operands.map { "SELECT * FROM (\(try values($0, like: like)))" }.joined(
            separator: " \(word) ")
        let alias = nextAlias()
        guard like.storage == .reference else {
            let frame = QueryFrame(tables: "(SELECT NULL AS v WHERE 0 UNION \(selects)) \(alias)")
            let scope = QueryScope(frame: frame, alias: alias, table: scope.table)
            return QueryCollection(scope: scope, term: QueryTerm("\(alias).v", like.storage))
        }
        guard let entity = like.entity, let table = names.table(of: entity),
            terms.allSatisfy({ $0.entity.map { names.table(of: $0)?.name } == table.name })
        else { throw unsupported("\(left) \(word) \(right)") }
        let frame = QueryFrame(tables: "\(TableNames.quoted(table.name)) \(alias)")
        frame.addLink("\(alias).\(TableNames.primaryKey) IN (\(selects))")
        return QueryCollection(QueryScope(frame: frame, alias: alias, table: table))
    }

    /// A `SELECT` of the values of a collection.
    private func values(_ operand: QueryOperand, like other: QueryTerm) throws -> String {
        switch operand {
        case .collection(let collection): return collection.select(collection.term.sql)
        case .term(let term): return "SELECT \(term.sql)"
        case .constant(let value):
            guard let elements = PredicateValue.elements(value) else { throw unsupported(value ?? "nil") }
            return select(try elements.map { try term(constant: $0, like: other).sql })
        case .list(let operands):
            return select(
                try operands.map { operand in
                    switch operand {
                    case .term(let term): return term.sql
                    case .constant(let value): return try term(constant: value, like: other).sql
                    case .collection, .list: throw unsupported("a collection in a collection")
                    }
                })
        }
    }

    private func select(_ values: [String]) -> String {
        values.isEmpty ? "SELECT NULL WHERE 0" : "VALUES " + values.map { "(\($0))" }.joined(separator: ", ")
    }
}

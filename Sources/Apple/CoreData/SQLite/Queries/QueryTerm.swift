internal import Foundation

/// A value in SQL.
struct QueryTerm {
    var sql: String
    /// How a column keeps such values; nil where that is not known.
    var storage: Column.Storage?
    /// The entity of the objects that the value names.
    var entity: NSEntityDescription?
    /// The column with the number of the object's entity.
    var entitySQL: String?

    init(_ sql: String, _ storage: Column.Storage? = nil, entity: NSEntityDescription? = nil, entitySQL: String? = nil)
    {
        self.sql = sql
        self.storage = storage
        self.entity = entity
        self.entitySQL = entitySQL
    }
}

/// Several values in SQL: a path over a to-many relationship, in a `SELECT` of its own.
struct QueryCollection {
    var scope: QueryScope
    /// The value of each element; the element itself by default.
    var term: QueryTerm
    /// Conditions beside those that tie the `SELECT` to the one around it.
    var conditions: [String] = []
    /// Whether functions of the values take equal ones once.
    var isDistinct = false

    /// The `SELECT` with a list of columns.
    func select(_ columns: String, _ more: [String] = []) -> String {
        let all = scope.frame.links + conditions + more
        let condition = all.isEmpty ? "" : " WHERE " + all.joined(separator: " AND ")
        return "SELECT \(columns) FROM \(scope.frame.tables)\(condition)"
    }
}

/// What an expression is in SQL.
enum QueryOperand {
    case term(QueryTerm)
    case constant(Any?)
    case collection(QueryCollection)
    case list([QueryOperand])
}

internal import Foundation
internal import SeamFoundation

internal import class SeamFoundation.NSComparisonPredicate

/// Writes predicates and expressions as SQL over Core Data's tables.
///
/// Constants become numbered parameters, so that fetches that differ by their constants alone share one statement. As
/// in Core Data, SQL's rules for null hold: neither `name != 'x'` nor `NOT name == 'x'` finds objects without a name.
final class QueryBuilder {
    let names: TableNames
    /// The values of the parameters: `?1` is the first.
    private(set) var values: [StoredValue] = []
    private var aliasCount = 0
    /// The objects that variables of subqueries stand for.
    var variables: [String: QueryScope] = [:]
    /// Computed columns by name, which conditions on groups and orders may use.
    var computed: [String: QueryTerm] = [:]
    /// Whether functions of numbers are those of SQL over the rows of a group.
    var isGrouping = false

    init(names: TableNames) { self.names = names }

    func nextAlias() -> String {
        defer { aliasCount += 1 }
        return "t\(aliasCount)"
    }

    func bind(_ value: StoredValue) -> String {
        values.append(value)
        return "?\(values.count)"
    }

    func notFound(_ path: String, _ entity: NSEntityDescription) -> PredicateProblem {
        PredicateProblem("keypath \(path) not found in entity \(entity.name ?? "")")
    }

    func unsupported(_ what: Any) -> PredicateProblem {
        PredicateProblem("Unsupported predicate or expression for a SQLite store: \(what)")
    }

    // MARK: Predicates

    /// A condition, in brackets where it needs some.
    func condition(_ predicate: NSPredicate, _ scope: QueryScope) throws -> String {
        switch predicate {
        case let comparison as NSComparisonPredicate: return try condition(comparison, scope)
        case let compound as NSCompoundPredicate:
            let parts = compound.subpredicates
            switch compound.compoundPredicateType {
            case .not:
                guard let part = parts.first else { return "1" }
                return "NOT (\(try condition(part, scope)))"
            case .and, .or:
                let isAnd = compound.compoundPredicateType == .and
                if parts.isEmpty { return isAnd ? "1" : "0" }
                let conditions = try parts.map { try condition($0, scope) }
                return Self.joined(conditions[...], isAnd ? " AND " : " OR ")
            }
        default:
            if let constant = PredicateStructure.constant(predicate) { return constant ? "1" : "0" }
            throw PredicateProblem(
                "Problem with subpredicate \(predicate): predicates of blocks cannot be used with a SQLite store")
        }
    }

    /// Conditions in brackets. Many are joined in halves: SQLite limits how deep conditions may nest.
    static func joined(_ conditions: ArraySlice<String>, _ sign: String) -> String {
        if conditions.count == 1, let only = conditions.first { return only }
        guard conditions.count > 100 else { return "(" + conditions.joined(separator: sign) + ")" }
        let middle = conditions.startIndex + conditions.count / 2
        return "(\(joined(conditions[..<middle], sign))\(sign)\(joined(conditions[middle...], sign)))"
    }
}

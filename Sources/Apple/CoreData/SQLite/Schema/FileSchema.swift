internal import Foundation

/// The tables and columns that a file has.
struct FileSchema {
    /// The declared types of columns by table and name.
    var columns: [String: [String: String]] = [:]
    /// The numbers of entities in `Z_PRIMARYKEY`.
    var numbers: [String: Int64] = [:]

    /// The tables of history count as entities from here on.
    static let firstHistoryNumber: Int64 = 16_001

    init() {}

    init(_ connection: SQLiteConnection) throws {
        let statement = try connection.prepare(
            "SELECT m.name, c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'")
        while try statement.step() { columns[statement.text(0), default: [:]][statement.text(1)] = statement.text(2) }
        guard columns["Z_PRIMARYKEY"] != nil else { return }
        let keys = try connection.prepare("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY")
        while try keys.step() { numbers[keys.text(1)] = keys.integer(0) }
    }

    /// Whether the file is a store at all.
    var isStore: Bool { columns["Z_METADATA"] != nil && columns["Z_PRIMARYKEY"] != nil }

    /// Whether there is nothing in it.
    var isEmpty: Bool { columns.isEmpty }

    /// A name without the number after its beginning: `Z_12USERS` and `Z12_USERS` are `Z_USERS`.
    static func withoutNumber(_ name: String) -> String {
        guard name.hasPrefix("Z") else { return name }
        var rest = name.dropFirst()
        if rest.hasPrefix("_FOK_") { return "Z_FOK_" + String(rest.dropFirst(5).drop { $0.isASCII && $0.isNumber }) }
        if rest.hasPrefix("_") { rest = rest.dropFirst() }
        rest = rest.drop { $0.isASCII && $0.isNumber }
        if rest.hasPrefix("_") { rest = rest.dropFirst() }
        return "Z_" + rest
    }

    /// The table of a relationship as the file has it: Core Data names it for either side, and its columns for numbers
    /// that may have been others.
    func found(_ table: JoinTable, other name: String) -> JoinTable {
        var result = table
        func matches(_ candidate: String) -> Bool {
            guard let present = columns[candidate] else { return false }
            let wanted = [table.ownerColumn, table.destinationColumn]
            return wanted.allSatisfy { present[$0] != nil }
        }
        if matches(table.name) { return result }
        if matches(name) {
            result.name = name
            return result
        }
        let wanted = Set([table.ownerColumn, table.destinationColumn].map(Self.withoutNumber))
        let names = Set([table.name, name].map(Self.withoutNumber))
        let candidates = columns.filter { candidate, present in
            names.contains(Self.withoutNumber(candidate)) && wanted.isSubset(of: present.keys.map(Self.withoutNumber))
        }
        guard candidates.count == 1, let (candidate, present) = candidates.first,
            Self.withoutNumber(table.ownerColumn) != Self.withoutNumber(table.destinationColumn)
        else { return result }
        func actual(_ column: String?) -> String? {
            column.flatMap { column in
                present.keys.first { Self.withoutNumber($0) == Self.withoutNumber(column) } ?? column
            }
        }
        result.name = candidate
        result.ownerColumn = actual(table.ownerColumn) ?? table.ownerColumn
        result.destinationColumn = actual(table.destinationColumn) ?? table.destinationColumn
        result.orderColumn = actual(table.orderColumn)
        result.inverseOrderColumn = actual(table.inverseOrderColumn)
        return result
    }
}

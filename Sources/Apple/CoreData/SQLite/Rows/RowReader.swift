internal import Foundation
internal import SQLite3

/// Makes rows of what a statement answers: first the primary key, the entity's number and the version, then the columns.
final class RowReader {
    /// How the value of one slot is read. Trivial, so that rows cost no counting of references.
    private struct Step {
        var index: Int32
        var storage: Column.Storage
        /// The result's column with the number of the destination's entity; 0 if there is none.
        var entityIndex: Int32 = 0
        /// What identifiers of the destination have in common.
        var destination: Int32 = -1
    }

    /// How the rows of one entity are read.
    private final class Plan {
        let origin: IdentifierOrigin
        let steps: ContiguousArray<Step>
        let destinations: [IdentifierOrigin]

        init(_ origin: IdentifierOrigin, _ steps: ContiguousArray<Step>, _ destinations: [IdentifierOrigin]) {
            self.origin = origin
            self.steps = steps
            self.destinations = destinations
        }
    }

    private let externalData: ExternalData
    /// The columns to select, without the table's alias.
    let columns: [String]
    private let plans: [Int64: Plan]
    private let only: Plan?
    /// What identifiers have in common, by the numbers of entities.
    private let origins: [Int64: IdentifierOrigin]

    /// - Parameter includesSubentities: Whether there are rows of subentities, with values of their own.
    init(
        _ table: EntityTable, includesSubentities: Bool, names: TableNames, origins: [Int64: IdentifierOrigin],
        externalData: ExternalData
    ) {
        self.origins = origins
        self.externalData = externalData
        var columns = [TableNames.primaryKey, TableNames.entity, TableNames.version]
        var places: [String: Int32] = [:]
        func place(_ column: String) -> Int32 {
            if let place = places[column] { return place }
            let place = Int32(columns.count)
            places[column] = place
            columns.append(TableNames.quoted(column))
            return place
        }
        var plans: [Int64: Plan] = [:]
        for number in includesSubentities ? table.numbers : [table.number] {
            guard let table = names.table(numbered: number), let origin = origins[number] else { continue }
            var destinations: [IdentifierOrigin] = []
            let steps = table.columns.map { column in
                var step = Step(index: place(column.name), storage: column.storage)
                guard let destination = column.destination.flatMap({ names.table(of: $0) }),
                    let origin = origins[destination.number]
                else { return step }
                step.entityIndex = column.entityColumn.map(place) ?? 0
                step.destination = Int32(destinations.count)
                destinations.append(origin)
                return step
            }
            plans[number] = Plan(origin, ContiguousArray(steps), destinations)
        }
        self.columns = columns
        self.plans = plans
        only = table.isShared ? nil : plans[table.number]
    }

    /// The list for a `SELECT` from a table under an alias.
    func selectList(alias: String) -> String { columns.map { "\(alias).\($0)" }.joined(separator: ", ") }

    /// The row that the statement is at; nil if it is of an entity that is not wanted.
    func row(_ statement: SQLiteStatement) -> StoredRow? {
        guard let plan = only ?? plans[statement.integer(1)] else { return nil }
        let id = NSManagedObjectID(plan.origin, primaryKey: statement.integer(0))
        let count = plan.steps.count
        let values = ContiguousArray<StoredValue>(unsafeUninitializedCapacity: count) { buffer, filled in
            for slot in 0..<count {
                (buffer.baseAddress! + slot).initialize(to: value(plan.steps[slot], plan, statement))
            }
            filled = count
        }
        return StoredRow(id: id, version: statement.integer(2), values: values)
    }

    /// The identifier of the row that the statement is at, of which the first two columns are enough.
    func identifier(_ statement: SQLiteStatement) -> NSManagedObjectID? {
        guard let plan = only ?? plans[statement.integer(1)] else { return nil }
        return NSManagedObjectID(plan.origin, primaryKey: statement.integer(0))
    }

    @inline(__always)
    private func value(_ step: Step, _ plan: Plan, _ statement: SQLiteStatement) -> StoredValue {
        let index = step.index
        let type = statement.type(index)
        if type == SQLITE_NULL { return .null }
        switch step.storage {
        case .integer: return .integer(statement.integer(index))
        case .text: return .text(statement.text(index))
        case .real: return .real(statement.real(index))
        case .date: return .date(statement.real(index))
        case .reference: return reference(step, plan, statement)
        case .blob: return .data(statement.data(index))
        default: return Self.rare(step.storage, index, statement, externalData)
        }
    }

    private func reference(_ step: Step, _ plan: Plan, _ statement: SQLiteStatement) -> StoredValue {
        let key = statement.integer(step.index)
        guard key > 0, step.destination >= 0 else { return .null }
        var origin = plan.destinations[Int(step.destination)]
        if step.entityIndex > 0, let own = origins[statement.integer(step.entityIndex)] { origin = own }
        return .reference(NSManagedObjectID(origin, primaryKey: key))
    }

    /// The value of one column, of which the storage says how to read it. References are none of these.
    static func value(
        _ storage: Column.Storage, _ index: Int32, _ statement: SQLiteStatement, _ externalData: ExternalData
    ) -> StoredValue {
        if statement.isNull(index) { return .null }
        return switch storage {
        case .integer, .reference: .integer(statement.integer(index))
        case .text: .text(statement.text(index))
        case .real: .real(statement.real(index))
        case .date: .date(statement.real(index))
        case .blob: .data(statement.data(index))
        case .decimal, .uri, .uuid, .externalBlob: rare(storage, index, statement, externalData)
        }
    }

    /// How a computed value is read, of which only SQLite knows the type.
    static func storage(of statement: SQLiteStatement, _ index: Int32) -> Column.Storage {
        switch statement.type(index) {
        case SQLITE_INTEGER: .integer
        case SQLITE_FLOAT: .real
        case SQLITE_TEXT: .text
        default: .blob
        }
    }

    private static func rare(
        _ storage: Column.Storage, _ index: Int32, _ statement: SQLiteStatement, _ externalData: ExternalData
    ) -> StoredValue {
        switch storage {
        case .decimal:
            switch statement.type(index) {
            case SQLITE_INTEGER: return .decimal(Decimal(statement.integer(index)))
            case SQLITE_FLOAT: return Decimal(string: "\(statement.real(index))").map { .decimal($0) } ?? .null
            default: return Decimal(string: statement.text(index)).map { .decimal($0) } ?? .null
            }
        case .uri: return URL(string: statement.text(index)).map { .uri($0) } ?? .null
        case .uuid:
            let bytes = statement.bytes(index)
            guard bytes.count == 16 else { return UUID(uuidString: statement.text(index)).map { .uuid($0) } ?? .null }
            return .uuid(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)))
        default: return externalData.value(of: statement.bytes(index)).map { .data($0) } ?? .null
        }
    }
}

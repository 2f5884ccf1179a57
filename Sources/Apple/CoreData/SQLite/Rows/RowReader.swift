internal import Foundation
internal import SQLite3

/// Makes rows of what a statement answers: first the primary key, the entity's number and the version, then the columns.
final class RowReader {
    /// How the value of one slot is read. Trivial, so that rows cost no counting of references.
    struct Step {
        var index: Int32
        var storage: Column.Storage
        /// The result's column with the number of the destination's entity; 0 if there is none.
        var entityIndex: Int32 = 0
        /// What identifiers of the destination have in common.
        var destination: Int32 = -1
    }

    /// How the rows of one entity are read.
    final class Plan {
        let origin: IdentifierOrigin
        let steps: UnsafeMutableBufferPointer<Step>
        /// How much an image takes but for texts and bytes.
        let room: Int
        let destinations: [IdentifierOrigin]
        /// What identifiers have in common, by the numbers of entities.
        private let origins: [Int64: IdentifierOrigin]
        private let externalData: ExternalData

        init(
            _ origin: IdentifierOrigin, _ steps: ContiguousArray<Step>, _ destinations: [IdentifierOrigin],
            _ origins: [Int64: IdentifierOrigin], _ externalData: ExternalData
        ) {
            self.origin = origin
            self.steps = .allocate(capacity: steps.count)
            _ = self.steps.initialize(from: steps)
            room = steps.reduce(0) { $0 + RowImage.number * ($1.entityIndex > 0 ? 2 : 1) }
            self.destinations = destinations
            self.origins = origins
            self.externalData = externalData
        }

        deinit { steps.deallocate() }

        /// The values of an image, by slot.
        func values(in image: RowImage) -> ContiguousArray<StoredValue> {
            var place = image.start
            return ContiguousArray(unsafeUninitializedCapacity: steps.count) { buffer, filled in
                for slot in 0..<steps.count {
                    let step = steps[slot]
                    let raw = RowImage.next(&place)
                    let value: StoredValue
                    if step.destination >= 0 {
                        value = reference(step, raw, step.entityIndex > 0 ? RowImage.next(&place) : .null)
                    } else {
                        value = raw.value(step.storage, externalData)
                    }
                    (buffer.baseAddress! + slot).initialize(to: value)
                }
                filled = steps.count
            }
        }

        /// The values of the row that a statement is at, by slot.
        @inline(__always)
        func values(_ statement: SQLiteStatement) -> ContiguousArray<StoredValue> {
            ContiguousArray(unsafeUninitializedCapacity: steps.count) { buffer, filled in
                for slot in 0..<steps.count {
                    let step = steps[slot]
                    let raw = RawValue(statement, step.index)
                    let value: StoredValue
                    if step.destination >= 0 {
                        value = reference(
                            step, raw, step.entityIndex > 0 ? RawValue(statement, step.entityIndex) : .null)
                    } else {
                        value = raw.value(step.storage, externalData)
                    }
                    (buffer.baseAddress! + slot).initialize(to: value)
                }
                filled = steps.count
            }
        }

        private func reference(_ step: Step, _ key: RawValue, _ entity: RawValue) -> StoredValue {
            let key = key.number
            guard key > 0 else { return .null }
            let origin = step.entityIndex > 0 ? origins[entity.number] : nil
            return .reference(NSManagedObjectID(origin ?? destinations[Int(step.destination)], primaryKey: key))
        }
    }

    /// The columns to select, without the table's alias.
    let columns: [String]
    private let plans: [Int64: Plan]
    /// The plan of all rows, if they are of one entity. Kept by ``plans``.
    private let only: Unmanaged<Plan>?

    /// - Parameter includesSubentities: Whether there are rows of subentities, with values of their own.
    init(
        _ table: EntityTable, includesSubentities: Bool, names: TableNames, origins: [Int64: IdentifierOrigin],
        externalData: ExternalData
    ) {
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
            plans[number] = Plan(origin, ContiguousArray(steps), destinations, origins, externalData)
        }
        self.columns = columns
        self.plans = plans
        only = table.isShared ? nil : plans[table.number].map(Unmanaged.passUnretained)
    }

    /// The list for a `SELECT` from a table under an alias.
    func selectList(alias: String) -> String { columns.map { "\(alias).\($0)" }.joined(separator: ", ") }

    /// Writes the row that the statement is at; nil if it is of an entity that is not wanted.
    ///
    /// - Parameter makesValues: Whether somebody is about to look at the values.
    @inline(__always)
    func write(
        _ statement: SQLiteStatement, to rows: inout RowImage.Writer, makesValues: Bool = false
    ) -> RowHead.Place? {
        guard let plan = only ?? plan(numbered: statement.integer(1)) else { return nil }
        let room = makesValues ? 0 : plan._withUnsafeGuaranteedRef { $0.room }
        rows.begin(plan, number: statement.integer(0), version: statement.integer(2), imageAtLeast: room)
        guard !makesValues else {
            let head = rows.end()
            RowHead.keep(plan._withUnsafeGuaranteedRef { $0.values(statement) }, at: head)
            return head
        }
        for step in plan._withUnsafeGuaranteedRef({ $0.steps }) {
            rows.add(statement.handle, step.index, rest: room)
            if step.entityIndex > 0 { rows.add(statement.handle, step.entityIndex, rest: room) }
        }
        return rows.end()
    }

    private func plan(numbered number: Int64) -> Unmanaged<Plan>? { plans[number].map(Unmanaged.passUnretained) }

    /// The row that the statement is at, alone.
    func row(_ statement: SQLiteStatement) -> StoredRow? {
        guard let plan = only?.takeUnretainedValue() ?? plans[statement.integer(1)] else { return nil }
        return StoredRow(
            key: ObjectKey(plan.origin, statement.integer(0)), version: statement.integer(2),
            values: plan.values(statement))
    }

    /// The identifier of the row that the statement is at, of which the first two columns are enough.
    func identifier(_ statement: SQLiteStatement) -> NSManagedObjectID? {
        guard let plan = only?.takeUnretainedValue() ?? plans[statement.integer(1)] else { return nil }
        return NSManagedObjectID(plan.origin, primaryKey: statement.integer(0))
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
}

internal import Foundation

extension SQLiteStore {
    var identifier: String { metadata[StoreMetadata.uuidKey] as? String ?? "" }

    /// The number of the last transaction; 0 if there is none.
    func lastTransaction() throws -> Int64 {
        try told { try connection().integer("SELECT max(Z_PK) FROM ATRANSACTION") ?? 0 }
    }

    // MARK: Fetching

    /// The transactions after a place with their changes, the oldest first.
    func history(after place: NSPersistentHistoryChangeRequest.Place) throws -> [NSPersistentHistoryTransaction] {
        try told {
            let connection = try connection()
            return try connection.reading {
                let (condition, value) = try condition(place, isAfter: true)
                let statement = try connection.cached(
                    """
                    SELECT t.Z_PK, t.ZTIMESTAMP, ifnull(a.ZNAME, t.ZAUTHOR), ifnull(b.ZNAME, t.ZBUNDLEID), \
                    ifnull(c.ZNAME, t.ZCONTEXTNAME), ifnull(p.ZNAME, t.ZPROCESSID) FROM ATRANSACTION t \
                    LEFT JOIN ATRANSACTIONSTRING a ON a.Z_PK = t.ZAUTHORTS \
                    LEFT JOIN ATRANSACTIONSTRING b ON b.Z_PK = t.ZBUNDLEIDTS \
                    LEFT JOIN ATRANSACTIONSTRING c ON c.Z_PK = t.ZCONTEXTNAMETS \
                    LEFT JOIN ATRANSACTIONSTRING p ON p.Z_PK = t.ZPROCESSIDTS WHERE t.\(condition) ORDER BY t.Z_PK
                    """)
                statement.bind(value, at: 1)
                defer { statement.reset() }
                var found: [NSPersistentHistoryTransaction] = []
                func text(_ column: Int32) -> String? { statement.isNull(column) ? nil : statement.text(column) }
                while try statement.step() {
                    found.append(
                        NSPersistentHistoryTransaction(
                            number: statement.integer(0), store: identifier,
                            timestamp: Date(timeIntervalSinceReferenceDate: statement.real(1)), author: text(2),
                            bundle: text(3) ?? "", context: text(4), process: text(5) ?? ""))
                }
                try addChanges(to: found, connection)
                return found
            }
        }
    }

    private func addChanges(to transactions: [NSPersistentHistoryTransaction], _ connection: SQLiteConnection) throws {
        guard let first = transactions.first?.transactionNumber else { return }
        let kept = Int(
            try connection.integer("SELECT count(*) FROM pragma_table_info('ACHANGE') WHERE name LIKE 'ZTOMBSTONE%'")
                ?? 0)
        let tombstones = (0..<kept).map { ", ZTOMBSTONE\($0)" }.joined()
        let statement = try connection.prepare(
            "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTRANSACTIONID\(tombstones) FROM ACHANGE "
                + "WHERE ZTRANSACTIONID >= ? ORDER BY ZTRANSACTIONID, Z_PK")
        statement.bind(first, at: 1)
        let byNumber = Dictionary(transactions.map { ($0.transactionNumber, $0) }) { first, _ in first }
        for transaction in transactions { transaction.changes = [] }
        while try statement.step() {
            // An entity that the model no longer has is passed over
            guard let transaction = byNumber[statement.integer(5)],
                let table = names.table(numbered: statement.integer(2)),
                let type = NSPersistentHistoryChangeType(rawValue: Int(statement.integer(1)))
            else { continue }
            let change = NSPersistentHistoryChange(
                id: statement.integer(0),
                object: NSManagedObjectID(try origin(of: table), primaryKey: statement.integer(3)),
                type: type, tombstone: type == .delete ? tombstone(statement, table, kept) : nil,
                updated: type == .update ? table.properties(in: statement.bytes(4)) : nil, transaction: transaction)
            transaction.changes?.append(change)
        }
    }

    private func tombstone(_ statement: SQLiteStatement, _ table: EntityTable, _ kept: Int) -> [AnyHashable: Any]? {
        guard !table.preservedSlots.isEmpty else { return nil }
        var result: [AnyHashable: Any] = [:]
        for (place, slot) in table.preservedSlots.enumerated() where place < kept {
            let value = RawValue(statement, Int32(6 + place)).value(table.columns[slot].storage, externalData)
            result[table.layout.names[slot]] = RowValues.any(value)
        }
        return result
    }

    /// A condition on transactions, with its one parameter.
    private func condition(
        _ place: NSPersistentHistoryChangeRequest.Place, isAfter: Bool
    ) throws -> (sql: String, value: StoredValue) {
        var number: Int64 = isAfter ? 0 : .max
        switch place {
        case .date(let date):
            return ("ZTIMESTAMP \(isAfter ? ">" : "<") ?", .real(date.timeIntervalSinceReferenceDate))
        case .token(let token?):
            guard let own = token.transactions[identifier] else { break }
            number = own
            if isAfter { try checkHistory(reaches: own) }
        case .transaction(let transaction?) where transaction.storeID == identifier:
            number = transaction.transactionNumber
        default: break
        }
        return ("Z_PK \(isAfter ? ">" : "<") ?", .integer(number))
    }

    /// What was deleted in between would be missed without a word.
    private func checkHistory(reaches number: Int64) throws {
        guard number > 0, let oldest = try connection().integer("SELECT min(Z_PK) FROM ATRANSACTION"),
            oldest > number + 1
        else { return }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentHistoryTokenExpiredError,
            userInfo: ["reason": "The history after the token was deleted in part", NSFilePathErrorKey: path])
    }

    // MARK: Deleting

    func deleteHistory(before place: NSPersistentHistoryChangeRequest.Place) throws {
        try checkWritable()
        try told(otherwise: NSPersistentStoreSaveError) {
            let connection = try connection()
            let (condition, value) = try condition(place, isAfter: false)
            try connection.writing {
                for sql in [
                    "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(condition))",
                    "DELETE FROM ATRANSACTION WHERE \(condition)",
                ] {
                    let statement = try connection.cached(sql)
                    statement.bind(value, at: 1)
                    try statement.run()
                }
            }
        }
    }
}

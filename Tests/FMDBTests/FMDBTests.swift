import FMDB
import Foundation
import Testing

@Suite struct FMDBTests {
    private func open() -> FMDatabase {
        let database = FMDatabase()
        database.logsErrors = false
        #expect(database.open())
        return database
    }

    @Test func valuesComeBack() throws {
        let database = open()
        #expect(
            database.executeUpdate("CREATE TABLE t (i INTEGER, r REAL, s TEXT, b BLOB, d REAL, n)", withArgumentsIn: [])
        )
        let moment = Date(timeIntervalSince1970: 1_000_000.5)
        let values: [Any] = [Int64.max, 1.5, "가 'q' 👋", Data([0, 255]), moment, NSNull()]
        try database.executeUpdate("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)", values: values)
        #expect(database.lastInsertRowId == 1 && database.changes == 1)
        let rows = try database.executeQuery("SELECT *, i AS I2 FROM t", values: nil)
        #expect(rows.next())
        #expect(rows.longLongInt(forColumn: "i") == .max && rows.double(forColumn: "R") == 1.5)
        #expect(rows.string(forColumn: "s") == "가 'q' 👋" && rows.data(forColumn: "b") == Data([0, 255]))
        #expect(rows.date(forColumn: "d") == moment && rows.columnIsNull("n") && rows.string(forColumn: "n") == nil)
        #expect(rows.columnCount == 7 && rows.columnName(for: 2) == "s" && rows.columnIndex(forName: "i2") == 6)
        #expect(rows["r"] as? Double == 1.5 && rows[0] as? Int64 == .max && rows.object(forColumn: "n") == nil)
        #expect(rows.resultDictionary?["n"] is NSNull && rows.resultDictionary?["s"] as? String == "가 'q' 👋")
        #expect(!rows.next() && !rows.next() && !database.hasOpenResultSets)
        // Numbers that are truth values, optional values, and those with names.
        #expect(
            database.executeUpdate(
                "INSERT INTO t (i, s, n) VALUES (:i, :s, :n)",
                withParameterDictionary: ["i": true, "s": Optional("x") as Any, "n": Optional<Int>.none as Any]))
        let last = database.executeQuery("SELECT i, s, n FROM t WHERE s = ?", withArgumentsIn: ["x"])
        #expect(last?.next() == true && last?.bool(forColumn: "i") == true && last?.columnIndexIsNull(2) == true)
        last?.close()
    }

    @Test func mistakesAreTold() throws {
        let database = open()
        #expect(!database.executeUpdate("CREATE nonsense", withArgumentsIn: []))
        #expect(database.hadError && database.lastErrorMessage().contains("nonsense"))
        #expect((database.lastError() as NSError).domain == "FMDatabase")
        #expect(throws: (any Error).self) { try database.executeQuery("SELECT * FROM none", values: nil) }
        #expect(database.executeUpdate("CREATE TABLE t (a UNIQUE)", withArgumentsIn: []))
        #expect(!database.executeUpdate("INSERT INTO t VALUES (?)", withArgumentsIn: []))
        #expect(database.executeUpdate("INSERT INTO t VALUES (?)", withArgumentsIn: [1]))
        #expect(!database.executeUpdate("INSERT INTO t VALUES (?)", withArgumentsIn: [1]))
        #expect(database.close() && !database.isOpen)
        #expect(database.executeQuery("SELECT 1", withArgumentsIn: []) == nil)
    }

    @Test func severalStatementsRunAtOnce() {
        let database = open()
        var texts: [String] = []
        let done = database.executeStatements("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2); SELECT a FROM t;") {
            texts.append($0["a"] as? String ?? "")
            return 0
        }
        #expect(done && texts == ["1", "2"])
        #expect(!database.executeStatements("SELECT 1; nonsense;"))
        #expect(database.tableExists("T") && !database.tableExists("u"))
        #expect(database.columnExists("A", inTableWithName: "t") && !database.columnExists("b", inTableWithName: "t"))
        database.userVersion = 7
        #expect(database.userVersion == 7 && database.applicationID == 0)
    }

    @Test func statementsMayBeKept() {
        let database = open()
        database.shouldCacheStatements = true
        database.executeUpdate("CREATE TABLE t (a)", withArgumentsIn: [])
        for number in 0..<3 { database.executeUpdate("INSERT INTO t VALUES (?)", withArgumentsIn: [number]) }
        let (first, second) = (
            database.executeQuery("SELECT a FROM t", withArgumentsIn: []),
            database.executeQuery("SELECT a FROM t", withArgumentsIn: [])
        )
        // Two results of a statement do not share their rows.
        #expect(first?.next() == true && second?.next() == true && first?.next() == true)
        #expect(first?.int(forColumnIndex: 0) == 1 && second?.int(forColumnIndex: 0) == 0)
        #expect(database.hasOpenResultSets)
        database.closeOpenResultSets()
        #expect(!database.hasOpenResultSets && first?.next() == false)
    }

    @Test func datesMayBeTexts() {
        let database = open()
        database.setDateFormat(FMDatabase.storeableDateFormat("yyyy-MM-dd HH:mm"))
        database.executeUpdate("CREATE TABLE t (d)", withArgumentsIn: [])
        database.executeUpdate("INSERT INTO t VALUES (?)", withArgumentsIn: [Date(timeIntervalSince1970: 60)])
        let rows = database.executeQuery("SELECT d FROM t", withArgumentsIn: [])
        #expect(rows?.next() == true && rows?.string(forColumn: "d") == "1970-01-01 00:01")
        #expect(rows?.date(forColumn: "d") == Date(timeIntervalSince1970: 60))
        rows?.close()
    }

    @Test func queuesHaveOneThreadAtATime() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("fmdb-\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        let queue = try #require(FMDatabaseQueue(url: file))
        queue.inDatabase { $0.executeUpdate("CREATE TABLE t (a)", withArgumentsIn: []) }
        DispatchQueue.concurrentPerform(iterations: 20) { number in
            queue.inDatabase { $0.executeUpdate("INSERT INTO t VALUES (?)", withArgumentsIn: [number]) }
        }
        func count() -> Int32 {
            var count: Int32 = -1
            queue.inDatabase { database in
                let rows = database.executeQuery("SELECT count(*) FROM t", withArgumentsIn: [])
                if rows?.next() == true { count = rows?.int(forColumnIndex: 0) ?? -1 }
                rows?.close()
            }
            return count
        }
        #expect(count() == 20)
        queue.inTransaction { database, rollback in
            #expect(database.isInTransaction)
            database.executeUpdate("DELETE FROM t", withArgumentsIn: [])
            rollback.pointee = true
        }
        #expect(count() == 20)
        queue.inTransaction { database, _ in database.executeUpdate("DELETE FROM t WHERE a < 5", withArgumentsIn: []) }
        #expect(count() == 15)
        let failure = queue.inSavePoint { database, rollback in
            database.executeUpdate("DELETE FROM t", withArgumentsIn: [])
            rollback.pointee = true
        }
        #expect(failure == nil && count() == 15)
        queue.close()
        #expect(count() == 15)
        #expect(FMDatabaseQueue(path: "/nowhere/at/all.sqlite") == nil)
    }
}

import Foundation
import SQLite3

/// What a program in C would do with the same statements: the values go in and out of arrays of plain structures.
struct Plain {
    private struct Row {
        var key, entity, version, count, flag: Int64
        var date, score: Double
        var note, title: UnsafeMutablePointer<CChar>
    }

    static let columns = "t0.Z_PK, t0.Z_ENT, t0.Z_OPT, t0.ZCOUNT, t0.ZDATE, t0.ZFLAG, t0.ZNOTE, t0.ZSCORE, t0.ZTITLE"
    private let database: OpaquePointer

    init(_ path: String) {
        var opened: OpaquePointer?
        sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        database = opened!
        for pragma in ["auto_vacuum = 2", "journal_mode = wal", "synchronous = normal", "cache_size = 1000"] {
            run("PRAGMA \(pragma)")
        }
    }

    func close() { sqlite3_close(database) }

    private func run(_ sql: String) {
        precondition(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK, sql)
    }

    private func prepare(_ sql: String) -> OpaquePointer {
        var statement: OpaquePointer?
        precondition(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, sql)
        return statement!
    }

    func makeTable() {
        run(
            """
            CREATE TABLE ZITEM ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCOUNT INTEGER, ZFLAG INTEGER, \
            ZDATE TIMESTAMP, ZSCORE FLOAT, ZNOTE VARCHAR, ZTITLE VARCHAR )
            """)
    }

    /// Texts as C has them.
    static func texts(_ texts: [String]) -> [UnsafeMutablePointer<CChar>] { texts.map { strdup($0) } }

    func insert(_ titles: [UnsafeMutablePointer<CChar>], _ notes: [UnsafeMutablePointer<CChar>]) {
        run("BEGIN IMMEDIATE")
        let statement = prepare(
            """
            INSERT INTO ZITEM (Z_PK, Z_ENT, Z_OPT, ZCOUNT, ZDATE, ZFLAG, ZNOTE, ZSCORE, ZTITLE) \
            VALUES (?, 1, 1, ?, ?, ?, ?, ?, ?)
            """)
        for index in titles.indices {
            sqlite3_bind_int64(statement, 1, Int64(index + 1))
            sqlite3_bind_int64(statement, 2, Int64(index))
            sqlite3_bind_double(statement, 3, Double(index) * 60)
            sqlite3_bind_int64(statement, 4, Int64(index & 1))
            sqlite3_bind_text(statement, 5, notes[index], -1, nil)
            sqlite3_bind_double(statement, 6, Double(index) / 7)
            sqlite3_bind_text(statement, 7, titles[index], -1, nil)
            precondition(sqlite3_step(statement) == SQLITE_DONE)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        run("COMMIT")
    }

    /// Reads and keeps all rows; what comes back frees them.
    func fetch() -> () -> Void {
        let statement = prepare("SELECT \(Self.columns) FROM ZITEM t0 ORDER BY t0.Z_PK")
        var rows: UnsafeMutablePointer<Row>?
        var (used, capacity) = (0, 0)
        func text(_ column: Int32) -> UnsafeMutablePointer<CChar> {
            strdup(UnsafeRawPointer(sqlite3_column_text(statement, column)!).assumingMemoryBound(to: CChar.self))
        }
        while sqlite3_step(statement) == SQLITE_ROW {
            if used == capacity {
                capacity = max(64, capacity * 2)
                rows = realloc(rows, capacity * MemoryLayout<Row>.stride)?.assumingMemoryBound(to: Row.self)
            }
            rows![used] = Row(
                key: sqlite3_column_int64(statement, 0), entity: sqlite3_column_int64(statement, 1),
                version: sqlite3_column_int64(statement, 2), count: sqlite3_column_int64(statement, 3),
                flag: sqlite3_column_int64(statement, 5), date: sqlite3_column_double(statement, 4),
                score: sqlite3_column_double(statement, 7), note: text(6), title: text(8))
            used += 1
        }
        sqlite3_finalize(statement)
        return { [rows, used] in
            for index in 0..<used {
                free(rows![index].note)
                free(rows![index].title)
            }
            free(rows)
        }
    }

    /// What a controller of results asks for: the keys of all rows in order.
    func keysInOrder() -> [Int64] {
        let statement = prepare("SELECT t0.Z_PK, t0.Z_ENT FROM ZITEM t0 ORDER BY t0.ZCOUNT DESC, t0.Z_PK")
        defer { sqlite3_finalize(statement) }
        var keys: [Int64] = []
        while sqlite3_step(statement) == SQLITE_ROW { keys.append(sqlite3_column_int64(statement, 0)) }
        return keys
    }

    func count() -> Int {
        let statement = prepare("SELECT count(*) FROM ZITEM t0")
        defer { sqlite3_finalize(statement) }
        sqlite3_step(statement)
        return Int(sqlite3_column_int64(statement, 0))
    }
}

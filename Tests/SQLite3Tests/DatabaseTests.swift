import SQLite3
import Testing

/// The library as apps call it.
@Suite struct DatabaseTests {
    // C's casts of -1 and 0 to function pointers are not imported; apps write them down like this.
    private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    @Test func storesAndReadsText() throws {
        var database: OpaquePointer?
        try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        try #require(
            sqlite3_exec(database, "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)", nil, nil, nil) == 0)

        var insert: OpaquePointer?
        try #require(sqlite3_prepare_v2(database, "INSERT INTO notes (text) VALUES (?)", -1, &insert, nil) == SQLITE_OK)
        // The text's memory is gone when the statement runs, so that the library has to have copied it.
        for text in ["우유", "빵"] {
            #expect(sqlite3_bind_text(insert, 1, text, -1, transient) == SQLITE_OK)
            #expect(sqlite3_step(insert) == SQLITE_DONE)
            sqlite3_reset(insert)
        }
        sqlite3_finalize(insert)

        var select: OpaquePointer?
        try #require(sqlite3_prepare_v2(database, "SELECT text FROM notes ORDER BY id", -1, &select, nil) == SQLITE_OK)
        defer { sqlite3_finalize(select) }
        var texts: [String] = []
        while sqlite3_step(select) == SQLITE_ROW { texts.append(String(cString: sqlite3_column_text(select, 0))) }
        #expect(texts == ["우유", "빵"])
    }

    @Test func tellsOfErrors() {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        #expect(sqlite3_exec(database, "SELECT * FROM absent", nil, nil, nil) == SQLITE_ERROR)
        #expect(String(cString: sqlite3_errmsg(database)) == "no such table: absent")
    }
}

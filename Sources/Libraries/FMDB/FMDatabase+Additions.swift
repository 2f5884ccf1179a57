extension FMDatabase {
    // MARK: Dates

    /// Whether dates are written and read by a formatter.
    public var hasDateFormatter: Bool { dateFormatter != nil }

    /// Writes and reads dates by a formatter; nil takes seconds since 1970.
    public func setDateFormat(_ format: DateFormatter?) { dateFormatter = format }

    /// A formatter of dates in universal time and a plain language, as databases have them.
    public class func storeableDateFormat(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }

    /// A moment from a text; nil if there is no formatter, or the text is none.
    public func date(from string: String) -> Date? { dateFormatter?.date(from: string) }
    /// A moment as a text; nil if there is no formatter.
    public func string(from date: Date) -> String? { dateFormatter?.string(from: date) }

    // MARK: What there is

    /// Whether there is a table of the name, whose case does not matter.
    public func tableExists(_ tableName: String) -> Bool {
        let set = executeQuery(
            "SELECT name FROM sqlite_master WHERE type='table' AND lower(name)=?",
            withArgumentsIn: [tableName.lowercased()])
        defer { set?.close() }
        return set?.next() ?? false
    }

    /// Whether a table has a column, the case of whose names does not matter.
    public func columnExists(_ columnName: String, inTableWithName tableName: String) -> Bool {
        guard let set = getTableSchema(tableName) else { return false }
        defer { set.close() }
        while set.next() {
            if set.string(forColumn: "name")?.lowercased() == columnName.lowercased() { return true }
        }
        return false
    }

    /// The tables and their like, as rows with type, name, table, page and statement.
    public func getSchema() -> FMResultSet? {
        executeQuery(
            "SELECT type, name, tbl_name, rootpage, sql FROM (SELECT * FROM sqlite_master UNION ALL "
                + "SELECT * FROM sqlite_temp_master) WHERE type != 'meta' AND name NOT LIKE 'sqlite_%' "
                + "ORDER BY tbl_name, type DESC, name", withArgumentsIn: [])
    }

    /// The columns of a table, as rows of SQLite's `table_info`.
    public func getTableSchema(_ tableName: String) -> FMResultSet? {
        executeQuery(
            "PRAGMA table_info('\(tableName.replacingOccurrences(of: "'", with: "''"))')", withArgumentsIn: [])
    }

    /// The number that the app keeps in the file.
    public var userVersion: UInt32 {
        get { number("PRAGMA user_version") }
        set { executeUpdate("PRAGMA user_version = \(newValue)", withArgumentsIn: []) }
    }

    /// The number that says which app's the file is.
    public var applicationID: UInt32 {
        get { number("PRAGMA application_id") }
        set { executeUpdate("PRAGMA application_id = \(newValue)", withArgumentsIn: []) }
    }

    private func number(_ sql: String) -> UInt32 {
        let set = executeQuery(sql, withArgumentsIn: [])
        defer { set?.close() }
        return set?.next() == true ? UInt32(truncatingIfNeeded: set?.longLongInt(forColumnIndex: 0) ?? 0) : 0
    }
}

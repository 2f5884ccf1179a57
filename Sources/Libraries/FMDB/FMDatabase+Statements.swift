import SQLite3

extension FMDatabase {
    // MARK: Changing

    /// Runs a statement that has no rows; false if it fails.
    ///
    /// - Parameter arguments: The values in place of the question marks.
    @discardableResult
    public func executeUpdate(_ sql: String, withArgumentsIn arguments: [Any]) -> Bool {
        update(sql, .list(arguments))
    }

    /// Runs a statement that has no rows; false if it fails.
    ///
    /// - Parameter arguments: The values by the names in the statement, as `:name`.
    @discardableResult
    public func executeUpdate(_ sql: String, withParameterDictionary arguments: [AnyHashable: Any]) -> Bool {
        update(sql, .named(arguments))
    }

    /// Runs a statement that has no rows.
    ///
    /// - Parameter values: The values in place of the question marks.
    public func executeUpdate(_ sql: String, values: [Any]?) throws {
        guard update(sql, .list(values ?? [])) else { throw lastError() }
    }

    /// Runs several statements, which end with semicolons; false at the first that fails.
    @discardableResult
    public func executeStatements(_ sql: String) -> Bool { executeStatements(sql, withResultBlock: nil) }

    /// Runs several statements, which end with semicolons; false at the first that fails.
    ///
    /// - Parameter block: Hears of each row, as texts by columns; another number than 0 ends the work.
    @discardableResult
    public func executeStatements(_ sql: String, withResultBlock block: (([AnyHashable: Any]) -> Int32)?) -> Bool {
        guard let handle else { return false }
        return withoutActuallyEscaping(block ?? { _ in 0 }) { block in
            let box = RowBlock(block)
            let status = sqlite3_exec(
                handle, sql,
                { context, count, values, names in
                    var row: [AnyHashable: Any] = [:]
                    for index in 0..<Int(count) {
                        guard let name = names?[index] else { continue }
                        row[String(cString: name)] = values?[index].map { String(cString: $0) } ?? NSNull()
                    }
                    return Unmanaged<RowBlock>.fromOpaque(context!).takeUnretainedValue().block(row)
                }, Unmanaged.passUnretained(box).toOpaque(), nil)
            if status != SQLITE_OK { report(sql) }
            return status == SQLITE_OK
        }
    }

    private final class RowBlock {
        let block: ([AnyHashable: Any]) -> Int32
        init(_ block: @escaping ([AnyHashable: Any]) -> Int32) { self.block = block }
    }

    // MARK: Asking

    /// Runs a statement that has rows; nil if it fails.
    ///
    /// - Parameter arguments: The values in place of the question marks.
    public func executeQuery(_ sql: String, withArgumentsIn arguments: [Any]) -> FMResultSet? {
        query(sql, .list(arguments))
    }

    /// Runs a statement that has rows; nil if it fails.
    ///
    /// - Parameter arguments: The values by the names in the statement, as `:name`.
    public func executeQuery(_ sql: String, withParameterDictionary arguments: [AnyHashable: Any]?) -> FMResultSet? {
        query(sql, .named(arguments ?? [:]))
    }

    /// Runs a statement that has rows.
    ///
    /// - Parameter values: The values in place of the question marks.
    public func executeQuery(_ sql: String, values: [Any]?) throws -> FMResultSet {
        guard let set = query(sql, .list(values ?? [])) else { throw lastError() }
        return set
    }

    // MARK: Values

    private enum Values {
        case list([Any])
        case named([AnyHashable: Any])
    }

    private func update(_ sql: String, _ values: Values) -> Bool {
        guard let statement = bound(sql, values) else { return isOpen && !hadError && isEmpty(sql) }
        defer { statement.reset() }
        // A statement with rows is run to its end.
        var status = sqlite3_step(statement.pointer)
        while status == SQLITE_ROW { status = sqlite3_step(statement.pointer) }
        guard status == SQLITE_DONE else {
            report(sql)
            return false
        }
        return true
    }

    private func isEmpty(_ sql: String) -> Bool { sql.allSatisfy { $0.isWhitespace || $0 == ";" } }

    private func query(_ sql: String, _ values: Values) -> FMResultSet? {
        guard let statement = bound(sql, values) else { return nil }
        statement.isInUse = true
        let set = FMResultSet(self, statement)
        add(set)
        return set
    }

    private func bound(_ sql: String, _ values: Values) -> FMStatement? {
        guard let statement = statement(sql) else { return nil }
        let count = sqlite3_bind_parameter_count(statement.pointer)
        var given: Int32 = 0
        switch values {
        case .list(let list):
            for (index, value) in list.enumerated().prefix(Int(count)) {
                statement.bind(value, at: Int32(index) + 1, dateFormatter)
            }
            given = Int32(list.count)
        case .named(let named):
            for (name, value) in named {
                let index = sqlite3_bind_parameter_index(statement.pointer, ":\(name)")
                guard index > 0 else {
                    if logsErrors { NSLog("%@", "FMDB: \(sql) has no :\(name)") }
                    continue
                }
                statement.bind(value, at: index, dateFormatter)
                given += 1
            }
        }
        guard given == count else {
            if logsErrors { NSLog("%@", "FMDB: \(sql) asks for \(count) values, and got \(given)") }
            statement.reset()
            return nil
        }
        return statement
    }
}

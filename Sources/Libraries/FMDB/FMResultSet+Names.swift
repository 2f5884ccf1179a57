extension FMResultSet {
    /// Whether a value is null, or there is no such column.
    public func columnIsNull(_ columnName: String) -> Bool { columnIndexIsNull(columnIndex(forName: columnName)) }
    /// A value as a number.
    public func int(forColumn columnName: String) -> Int32 { int(forColumnIndex: columnIndex(forName: columnName)) }
    /// A value as a number.
    public func long(forColumn columnName: String) -> Int { long(forColumnIndex: columnIndex(forName: columnName)) }
    /// A value as a number.
    public func longLongInt(forColumn columnName: String) -> Int64 {
        longLongInt(forColumnIndex: columnIndex(forName: columnName))
    }
    /// A value as a number without a sign.
    public func unsignedLongLongInt(forColumn columnName: String) -> UInt64 {
        unsignedLongLongInt(forColumnIndex: columnIndex(forName: columnName))
    }
    /// Whether a value is a number other than 0.
    public func bool(forColumn columnName: String) -> Bool { bool(forColumnIndex: columnIndex(forName: columnName)) }
    /// A value as a number with a fraction.
    public func double(forColumn columnName: String) -> Double {
        double(forColumnIndex: columnIndex(forName: columnName))
    }
    /// A value as a text; nil for null.
    public func string(forColumn columnName: String) -> String? {
        string(forColumnIndex: columnIndex(forName: columnName))
    }
    /// A value as a moment; nil for null.
    public func date(forColumn columnName: String) -> Date? { date(forColumnIndex: columnIndex(forName: columnName)) }
    /// A value as data; nil for null.
    public func data(forColumn columnName: String) -> Data? { data(forColumnIndex: columnIndex(forName: columnName)) }
    /// A value of its own kind; nil for null.
    public func object(forColumn columnName: String) -> Any? {
        object(forColumnIndex: columnIndex(forName: columnName))
    }
    /// A value of its own kind; nil for null.
    public func object(forColumnName columnName: String) -> Any? { object(forColumn: columnName) }
    /// A value of its own kind; nil for null.
    public subscript(columnName: String) -> Any? { object(forColumn: columnName) }
    /// A value of its own kind; nil for null.
    public subscript(columnIndex: Int32) -> Any? { object(forColumnIndex: columnIndex) }
}

internal import Foundation
internal import SQLite3

/// The functions that the triggers of Core Data's stores call.
enum StoreFunctions {
    /// Adds the functions to a connection.
    static func add(to connection: SQLiteConnection) {
        // The triggers of derived attributes tell Core Data of what they changed. Here the row is read again instead.
        for name in [
            "NSCoreDataDATriggerUpdatedAffectedObjectValue", "NSCoreDataDATriggerInsertUpdatedAffectedObjectValue",
        ] {
            sqlite3_create_function_v2(
                connection.handle, name, -1, SQLITE_UTF8, nil, { context, _, _ in sqlite3_result_null(context) }, nil,
                nil,
                nil)
        }
    }
}

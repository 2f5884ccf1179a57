/// What happened to an object in a transaction.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// The object was new.
    case insert = 0
    /// Some of its properties changed.
    case update = 1
    /// The object was deleted.
    case delete = 2
}

/// What a request for history answers with.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether it went well.
    case statusOnly = 0
    /// The identifiers of the objects that changed.
    case objectIDs = 1
    /// How many transactions there are.
    case count = 2
    /// Transactions without their changes.
    case transactionsOnly = 3
    /// Changes without their transactions.
    case changesOnly = 4
    /// Transactions with their changes.
    case transactionsAndChanges = 5
}

/// What a request for history answered.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
        self.result = result
        resultType = type
    }

    /// By ``resultType``: a number, or an array of transactions, changes or identifiers.
    public final let result: Any?
    /// What the request asked for.
    public final let resultType: NSPersistentHistoryResultType
}

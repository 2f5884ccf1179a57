/// Apple's numbers for what goes wrong with a store.
enum StoreErrorCode {
    /// `NSPersistentStoreInvalidTypeError`
    static let invalidType = 134_000
    /// `NSPersistentStoreIncompleteSaveError`
    static let save = 134_030
    /// `NSPersistentStoreOperationError`
    static let operation = 134_070
    /// `NSPersistentStoreOpenError`
    static let open = 134_080
    /// `NSPersistentStoreTimeoutError`
    static let timeout = 134_090
    /// `NSPersistentStoreIncompatibleSchemaError`
    static let incompatibleSchema = 134_020
    /// `NSPersistentStoreIncompatibleVersionHashError`
    static let incompatibleVersion = 134_100
    /// A fetch of history of a store that keeps none.
    static let noHistory = 134_091
    /// `NSPersistentHistoryTokenExpiredError`
    static let expiredToken = 134_301
}

public import Foundation

/// Something that is done with iCloud. It ends with `CKError.notAuthenticated`, as nobody is signed in.
open class CKOperation: Operation, @unchecked Sendable {
    /// How urgent it is, and what it may use.
    open var configuration: CKOperation.Configuration! = Configuration()

    /// What an operation may use.
    open class Configuration: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        /// The container; nil for the app's own.
        open var container: CKContainer?
        /// How urgent it is.
        open var qualityOfService = QualityOfService.default
        /// How long a request may last, in seconds. 60 by default.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// How long all of it may last, in seconds. A week by default.
        open var timeoutIntervalForResource: TimeInterval = 604_800
    }

    public override init() { super.init() }

    open override func main() { if !isCancelled { end(CKError(.notAuthenticated)) } }

    func end(_ error: CKError) {}
}

/// Something that is done with a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database; nil for the person's own.
    open var database: CKDatabase?
}

/// Fetches the records that a query finds.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// As many records as the server gives at once.
    public static let maximumResults = 0

    /// Where the next records are.
    open class Cursor: NSObject, @unchecked Sendable { override init() { super.init() } }

    /// What is looked for.
    open var query: CKQuery?
    /// Where it goes on.
    open var cursor: Cursor?
    /// Where it is looked for.
    open var zoneID: CKRecordZone.ID?
    /// How many records are wanted.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// The values that are wanted; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Is told of each record.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Is told of the end.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    /// Looks for something.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    /// Goes on.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func end(_ error: CKError) { queryResultBlock?(.failure(error)) }
}

/// Keeps records and takes others away.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// How records that others have changed meanwhile are kept.
    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged, changedKeys, allKeys
    }

    /// What is kept.
    open var recordsToSave: [CKRecord]?
    /// What is taken away.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// How it is kept.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether nothing is done when something cannot be.
    open var isAtomic = true
    /// Is told of each record that was to be kept.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Is told of each record that was to be taken away.
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Is told of the end.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Keeps records and takes others away.
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func end(_ error: CKError) { modifyRecordsResultBlock?(.failure(error)) }
}

public import Foundation

/// Records of a container. None can be saved or fetched, as nobody is signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Whose records they are.
    public enum Scope: Int, Sendable {
        case `public` = 1, `private`, shared
    }

    /// Whose records they are.
    public let databaseScope: Scope

    init(_ scope: Scope) { databaseScope = scope }

    private var failure: CKError { CKError(.notAuthenticated) }

    // MARK: Records

    /// Keeps a record.
    ///
    /// - Throws: `CKError.notAuthenticated`, as everything of a database.
    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw failure }
    /// Fetches a record.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure }
    /// Takes a record away.
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw failure }

    /// Keeps a record.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Fetches a record.
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Takes a record away.
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// How records that others have changed meanwhile are kept.
    public typealias SavePolicy = CKModifyRecordsOperation.RecordSavePolicy

    /// Keeps records and takes others away.
    @discardableResult
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: SavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw failure }

    // MARK: Queries

    /// Fetches the records that a query finds.
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw failure }

    /// Fetches records.
    open func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw failure }

    /// Fetches the records that a query finds.
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Fetches the records that a query finds.
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) {
        let failure = failure
        answer { completionHandler(.failure(failure)) }
    }

    // MARK: Zones and subscriptions

    /// Makes a zone.
    @discardableResult
    open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw failure }
    /// Has the person told of changes.
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw failure }
    /// Has the person told of changes.
    open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Fetches what the person is told of.
    open func allSubscriptions() async throws -> [CKSubscription] { throw failure }
    /// Has the person told of changes no more.
    @discardableResult
    open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw failure
    }

    // MARK: Operations

    /// Does an operation.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        answer { operation.start() }
    }

    private func fail<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        let failure = failure
        answer { handler(nil, failure) }
    }
}

public import Foundation

/// Whether a person is signed in to iCloud.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The records of apps in iCloud. Nobody is signed in here.
open class CKContainer: NSObject, @unchecked Sendable {
    /// The container's name; nil for the app's own, of which no name is known.
    public let containerIdentifier: String?
    /// The person's own records.
    public let privateCloudDatabase: CKDatabase
    /// Records that everybody sees.
    public let publicCloudDatabase: CKDatabase
    /// Records that others share with the person.
    public let sharedCloudDatabase: CKDatabase

    private static let own = CKContainer(name: nil)

    /// The container with a name.
    public convenience init(identifier containerIdentifier: String) { self.init(name: containerIdentifier) }

    private init(name: String?) {
        containerIdentifier = name
        privateCloudDatabase = CKDatabase(.private)
        publicCloudDatabase = CKDatabase(.public)
        sharedCloudDatabase = CKDatabase(.shared)
    }

    /// The app's own.
    open class func `default`() -> CKContainer { own }

    /// The database of a scope.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Whether the person is signed in: there is no account.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// Tells whether the person is signed in, in a queue of the system's: there is no account.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        answer { completionHandler(.noAccount, nil) }
    }

    /// The record of the person: there is none.
    ///
    /// - Throws: `CKError.notAuthenticated`.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

    /// Tells the record of the person, in a queue of the system's: there is none.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        answer { completionHandler(nil, CKError(.notAuthenticated)) }
    }
}

extension NSNotification.Name {
    /// The person signed in or out. Never posted.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Calls what an app gave, in a queue of the system's.
func answer(_ body: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: body) }

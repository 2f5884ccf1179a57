public import Foundation

/// What a person is told of when it changes. Nobody is, as nobody is signed in.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The name of a subscription.
    public typealias ID = String

    /// The name, which no other subscription of the person's has.
    public let subscriptionID: ID
    /// How the person is told.
    open var notificationInfo: NotificationInfo?

    init(_ id: ID) { subscriptionID = id }

    /// How a person is told of a change.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        /// The words.
        open var alertBody: String?
        /// The words above them.
        open var title: String?
        /// The words between the two.
        open var subtitle: String?
        /// The sound's name.
        open var soundName: String?
        /// Whether the app's icon counts it.
        open var shouldBadge = false
        /// Whether the app is woken for it.
        open var shouldSendContentAvailable = false
        /// Whether an extension may change the words.
        open var shouldSendMutableContent = false
        /// The values of the record that are told.
        open var desiredKeys: [CKRecord.FieldKey]?
    }
}

/// Tells of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Of which changes it tells.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Records that are new.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Records that are others.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Records that are gone.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Once, and no more.
        public static let firesOnce = Options(rawValue: 8)
    }

    /// The kind of the records.
    public let recordType: CKRecord.RecordType
    /// What is true of them.
    public let predicate: NSPredicate
    /// Of which changes it tells.
    public let querySubscriptionOptions: Options
    /// Where they are; nil for everywhere.
    open var zoneID: CKRecordZone.ID?

    /// Tells of records of a kind of which something is true.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options querySubscriptionOptions: Options = []
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(subscriptionID)
    }
}

/// Tells of changes in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The kind of the records; nil for all.
    open var recordType: CKRecord.RecordType?

    /// Tells of changes in a database.
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID) }
}

public import Foundation
package import ObjectiveC

/// A value that a record may have: texts, numbers, dates, data, files, references, and arrays of them.
public protocol CKRecordValueProtocol {}
/// A value that a record may have, as an object.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}

/// Named values that belong together.
open class CKRecord: NSObject, @unchecked Sendable {
    /// The name of a kind of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// Tells records apart.
    open class ID: NSObject, @unchecked Sendable {
        /// The name, which no other record of the zone has.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID

        /// An identity by name, or by one that is made up.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }
        open override var hash: Int { recordName.hashValue }
    }

    /// What becomes of a record when another goes.
    public enum ReferenceAction: UInt, Sendable {
        case none, deleteSelf
    }

    /// Another record.
    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        /// The other record's identity.
        public let recordID: ID
        /// What becomes of this record when the other goes.
        public let action: ReferenceAction

        /// A reference to the record of an identity.
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        /// A reference to a record.
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// The kind of the record.
    public let recordType: RecordType
    /// What tells it from others.
    public let recordID: ID
    private let lock = NSLock()
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// Creates a record of a kind, with an identity that is made up unless it is given.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    /// When it was first kept: nil, as none is.
    open var creationDate: Date? { nil }
    /// When it was last kept: nil, as none is.
    open var modificationDate: Date? { nil }
    /// The server's mark of its state: nil, as none is kept.
    open var recordChangeTag: String? { nil }
    /// The record whose sharing it follows.
    open var parent: Reference?

    /// The value of a name; nil takes it away.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { lock.withLock { values[key] } }
        set {
            lock.withLock {
                values[key] = newValue
                changed.insert(key)
            }
        }
    }

    /// The value of a name, as a type; nil for one of another type.
    open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { self[key] as? Value }
        set { self[key] = newValue as (any CKRecordValueProtocol)? }
    }

    /// Returns the value of a name.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    /// Sets the value of a name; nil takes it away.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// The names that have values.
    open func allKeys() -> [FieldKey] { lock.withLock { Array(values.keys) } }
    /// The names whose values were changed.
    open func changedKeys() -> [FieldKey] { lock.withLock { Array(changed) } }
}

extension CKRecord: KeyValueContainer {
    package func holds(key: String) -> Bool { true }
    package func heldValue(forKey key: String) -> Any? { self[key] }
    package func hold(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
}

/// A part of a database, whose records are changed together.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// Tells zones apart.
    open class ID: NSObject, @unchecked Sendable {
        /// The zone that every database has.
        public static let `default` = ID(zoneName: defaultZoneName)
        private static let defaultZoneName = "_defaultZone"

        /// The zone's name.
        public let zoneName: String
        /// The name of the person whose it is.
        public let ownerName: String

        /// An identity by name.
        public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return zoneName == other.zoneName && ownerName == other.ownerName
        }
        open override var hash: Int { zoneName.hashValue }
    }

    /// What tells it from others.
    public let zoneID: ID

    /// A zone of an identity.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// A zone of a name.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    /// The zone that every database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Stands for the person who is signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A file that belongs to a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// Where it is.
    open var fileURL: URL?

    /// A file on this machine.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// What records are looked for.
open class CKQuery: NSObject, @unchecked Sendable {
    /// Their kind.
    public let recordType: CKRecord.RecordType
    /// What is true of them.
    public let predicate: NSPredicate
    /// How they are ordered.
    open var sortDescriptors: [NSSortDescriptor]?

    /// Looks for records of a kind of which something is true.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

internal import Foundation
internal import SeamFoundation

/// What one save changes in one store. It is applied as a whole, or not at all.
struct StoreChanges {
    /// An object that is new, under the permanent identifier that the store gave out for it.
    struct Insertion {
        var key: ObjectKey
        var values: ContiguousArray<StoredValue>

        init(key: ObjectKey, values: ContiguousArray<StoredValue>) {
            self.key = key
            self.values = values
        }

        init(id: NSManagedObjectID, values: ContiguousArray<StoredValue>) { self.init(key: id.key, values: values) }

        var id: NSManagedObjectID { NSManagedObjectID(key) }
    }

    /// An object of which some values changed.
    struct Update {
        var id: NSManagedObjectID
        /// The version that the context read; nil overwrites whatever is there.
        var version: Int64?
        var values: ContiguousArray<StoredValue>
        /// The slots that changed. None: only the version is raised, as when a to-many relationship changed.
        var changed: [Int]
    }

    struct Deletion {
        var id: NSManagedObjectID
        /// The version that the context read; nil deletes whatever is there.
        var version: Int64?
    }

    /// An object that must be in the store as the context read it, though the save does not change it.
    struct Check {
        var id: NSManagedObjectID
        var version: Int64
    }

    /// The change of one object's to-many relationship that no to-one relationship holds: one that is many to many, or
    /// ordered, or without an inverse.
    ///
    /// A relationship of many to many is told from the side that its store keeps: from both sides, with the same pairs.
    struct Links {
        var owner: NSManagedObjectID
        var relationship: NSRelationshipDescription
        var added: [NSManagedObjectID]
        var removed: [NSManagedObjectID]
        /// All destinations in order; nil for a relationship without order.
        var order: [NSManagedObjectID]?
    }

    var insertions: [Insertion] = []
    var updates: [Update] = []
    var deletions: [Deletion] = []
    var links: [Links] = []
    var checks: [Check] = []
    /// For the store's history.
    var author: String?
    var contextName: String?

    var isEmpty: Bool {
        insertions.isEmpty && updates.isEmpty && deletions.isEmpty && links.isEmpty && checks.isEmpty
    }
}

/// Others changed what a save was about to change. Nothing was saved.
struct StoreConflict: Error {
    struct Object {
        var id: NSManagedObjectID
        /// As it is in the store now; nil if it is gone.
        var stored: StoredRow?
    }

    var objects: [Object]
}

/// Objects would share values that must be unique. Nothing was saved.
struct StoreConstraintConflict: Error {
    /// The names of the properties.
    var constraint: [String]
    /// The object that the store has with these values; nil if all of them are being saved.
    var stored: StoredRow?
    /// The objects that are being saved with these values.
    var conflicting: [NSManagedObjectID]
}

/// A change of many rows without their objects.
struct StoreBatch {
    /// What an update gives to each row.
    enum NewValue {
        case value(StoredValue)
        /// Computed from the row's other values.
        case expression(SeamFoundation.NSExpression)
    }

    /// What an insertion gives to a row.
    struct Row {
        /// All values by slot.
        var values: ContiguousArray<StoredValue>
        /// The slots that were named; the others have their defaults. nil for all.
        var given: [Int]?
    }

    enum Kind {
        /// The next row, or nil at the end.
        case insert(entity: NSEntityDescription, next: () throws -> Row?)
        /// The rows that the fetch finds get the values of expressions: a value by slot.
        case update(StoreFetch, values: [(slot: Int, value: NewValue)])
        case delete(StoreFetch)
    }

    var kind: Kind
    /// What becomes of a row with values that must be unique, and that another has already.
    var policy = NSMergePolicyType.errorMergePolicyType
    var author: String?
    var contextName: String?
}

public import Foundation

/// In a notification's `userInfo`: the objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// In a notification's `userInfo`: the objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// In a notification's `userInfo`: the objects that are deleted.
public let NSDeletedObjectsKey = "deleted"
/// In a notification's `userInfo`: the objects that were refreshed, without being changed here.
public let NSRefreshedObjectsKey = "refreshed"
/// In a notification's `userInfo`: the objects that became invalid.
public let NSInvalidatedObjectsKey = "invalidated"
/// In a notification's `userInfo`: there when all objects became invalid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
    /// The objects of a context have changed; `userInfo` has them by kind of change.
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
    /// A context is about to be saved.
    public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
    /// A context was saved; `userInfo` has the objects by kind of change.
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
    /// A context was saved; `userInfo` has the identifiers of the objects by kind of change.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSManagedObjectContext.didSaveObjectIDsNotification
    /// A context has merged what another saved; `userInfo` has the identifiers.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs =
        NSManagedObjectContext.didMergeChangesObjectIDsNotification
}

extension NSManagedObjectContext {
    /// The objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context is about to be saved.
    public static let willSaveObjectsNotification = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// A context was saved.
    public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context was saved, told with identifiers.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// A context has merged what another saved, told with identifiers.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    /// The keys of the notifications of contexts.
    public enum NotificationKey: String, Sendable {
        /// What was asked of the context, in notifications about identifiers.
        case sourceContext
        /// The query generation after a save.
        case queryGeneration = "newQueryGeneration"
        /// There when all objects became invalid.
        case invalidatedAllObjects = "invalidatedAll"
        /// The new objects.
        case insertedObjects = "inserted"
        /// The changed objects.
        case updatedObjects = "updated"
        /// The deleted objects.
        case deletedObjects = "deleted"
        /// The objects that were refreshed.
        case refreshedObjects = "refreshed"
        /// The objects that became invalid.
        case invalidatedObjects = "invalidated"
        /// The identifiers of new objects.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The identifiers of changed objects.
        case updatedObjectIDs = "updated_objectIDs"
        /// The identifiers of deleted objects.
        case deletedObjectIDs = "deleted_objectIDs"
        /// The identifiers of refreshed objects.
        case refreshedObjectIDs = "refreshed_objectIDs"
        /// The identifiers of objects that became invalid.
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}

/// In `userInfo`: the identifiers of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// In `userInfo`: the identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// In `userInfo`: the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// In `userInfo`: the identifiers of refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"

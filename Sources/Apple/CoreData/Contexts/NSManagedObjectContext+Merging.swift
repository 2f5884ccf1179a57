public import Foundation

extension NSManagedObjectContext {
    /// See ``mergeChanges(fromContextDidSave:)``.
    final func mergeSave(fromContextDidSave notification: Notification) {
        merge(SavedIdentifiers(notification.userInfo ?? [:]))
    }

    final func merge(_ saved: SavedIdentifiers) {
        advanceGeneration()
        for id in saved.inserted {
            let object = object(with: id)
            if object.isFault { object.row = nil }
            untold.whileLocked { arrived.insert(object) }
            // Told as new here: somebody may want its values.
            if !object.isFault, !object.hasChanges { reread(object) }
        }
        for id in saved.updated + saved.refreshed {
            guard let object = registeredObject(for: id), !object.marks.contains(.gone) else { continue }
            if !object.isInserted, !object.isDeleted { reread(object) }
            untold.whileLocked { refreshed.insert(object) }
        }
        for id in saved.deleted {
            guard let object = registeredObject(for: id), !object.marks.contains(.gone) else { continue }
            note(object)
            inserted.remove(object)
            updated.remove(object)
            deleted.remove(object)
            if !retained.isEmpty { retained.remove(object) }
            object.marks.insert(.deleted)
        }
        // Unlike a change, a merge waits for nothing: whoever listens is told within the call.
        processPendingChanges()
        for id in saved.deleted {
            guard let object = registeredObject(for: id) else { continue }
            object.marks.insert(.gone)
            registry.remove(object)
        }
        var ids: [String: Set<NSManagedObjectID>] = [:]
        if !saved.inserted.isEmpty { ids[NSInsertedObjectIDsKey] = Set(saved.inserted) }
        if !saved.updated.isEmpty { ids[NSUpdatedObjectIDsKey] = Set(saved.updated) }
        if !saved.deleted.isEmpty { ids[NSDeletedObjectIDsKey] = Set(saved.deleted) }
        guard !ids.isEmpty else { return }
        NotificationCenter.default.post(name: Self.didMergeChangesObjectIDsNotification, object: self, userInfo: ids)
    }

    /// Listens to the saves of others while changes are merged by themselves.
    final func observeSaves() {
        let isWanted = automaticallyMergesChangesFromParent && source != nil
        observation = isWanted ? SaveObservation(for: self) : nil
    }

    /// Whether what that context has saved concerns this one.
    final func isConcerned(bySaveOf other: NSManagedObjectContext) -> Bool {
        guard other !== self else { return false }
        if let parent { return other === parent || other.parent === parent }
        return other.parent == nil && other.persistentStoreCoordinator === persistentStoreCoordinator
    }
}

/// The identifiers of what was saved.
struct SavedIdentifiers: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
    var refreshed: [NSManagedObjectID] = []

    init(_ userInfo: [AnyHashable: Any], coordinator: NSPersistentStoreCoordinator? = nil) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            [userInfo[key], userInfo[key + "_objectIDs"]].flatMap { value -> [NSManagedObjectID] in
                let members: [Any] =
                    switch value {
                    case let set as NSSet: set.allObjects
                    case let array as [Any]: array
                    case let set as Set<AnyHashable>: set.map(\.base)
                    default: []
                    }
                return members.compactMap { member in
                    switch member {
                    case let object as NSManagedObject: object.objectID
                    case let id as NSManagedObjectID: id
                    case let url as URL: coordinator?.managedObjectID(forURIRepresentation: url)
                    default: nil
                    }
                }
            }
        }
        inserted = ids(NSInsertedObjectsKey)
        updated = ids(NSUpdatedObjectsKey)
        deleted = ids(NSDeletedObjectsKey)
        refreshed = ids(NSRefreshedObjectsKey)
    }
}

/// Merges what other contexts save, until it goes.
final class SaveObservation: @unchecked Sendable {
    private let token: any NSObjectProtocol

    init(for context: NSManagedObjectContext) {
        let anchor = context.registry.anchor
        token = NotificationCenter.default.addObserver(
            forName: NSManagedObjectContext.didSaveObjectsNotification, object: nil, queue: nil
        ) { notification in
            guard let context = anchor.object, let other = notification.object as? NSManagedObjectContext,
                context.isConcerned(bySaveOf: other)
            else { return }
            let saved = SavedIdentifiers(notification.userInfo ?? [:])
            context.perform { context.merge(saved) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

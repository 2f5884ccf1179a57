public import Foundation

// Finding objects, and reading their values.

extension NSManagedObjectContext {
    // MARK: By identifier

    /// The object of an identifier if it is in memory in this context.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        let id = aliases[objectID] ?? objectID
        return registry[id]
    }

    /// The object of an identifier: a fault if it is not in memory, whether or not there is such an object.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = registeredObject(for: objectID) { return object }
        return makeFault(aliases[objectID] ?? objectID)
    }

    /// The object of an identifier, read from the store if it is not in memory. Throws if there is none.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        checkThread()
        if let object = registeredObject(for: objectID), !object.isFault {
            if object.isDeleted { throw Self.missing(objectID) }
            return object
        }
        guard let source else { throw Self.noCoordinator }
        guard let row = try source.row(of: aliases[objectID] ?? objectID) else { throw Self.missing(objectID) }
        let object = object(with: objectID)
        fill(object, from: row)
        return object
    }

    static func missing(_ id: NSManagedObjectID) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "An NSManagedObjectContext cannot find data for the given NSManagedObjectID.",
                NSAffectedObjectsErrorKey: [id],
            ])
    }

    static var noCoordinator: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSCoreDataError,
            userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store coordinator and no parent."])
    }

    final func makeFault(_ id: NSManagedObjectID) -> NSManagedObject {
        let object = ObjectStaging.fault(id, in: self)
        register(object)
        return object
    }

    final func register(_ object: NSManagedObject) {
        let id = object.id
        registry[id] = object
        if retainsRegisteredObjects { retained.insert(object) }
    }

    /// An object with that identifier ended. On any thread.
    final func forget(_ id: NSManagedObjectID) {
        registry.forget(id)
    }

    /// The object at the other side of a relationship that changes: read, unless it is gone.
    final func objectForInverse(_ id: NSManagedObjectID) -> NSManagedObject? {
        let object = object(with: id)
        if object.isFault { fulfill(object) }
        return object.marks.contains(.gone) || object.isFault ? nil : object
    }

    // MARK: Faults

    /// Reads the values of a fault.
    final func fulfill(_ object: NSManagedObject) {
        checkThread()
        guard object.isFault else { return }
        if let row = object.row, source?.isStale(row) == false {
            fill(object, from: row)
            return
        }
        do {
            if let row = try source?.row(of: object.id) {
                fill(object, from: row)
                return
            }
        } catch {
            if !shouldDeleteInaccessibleFaults { inaccessible(object) }
        }
        guard shouldDeleteInaccessibleFaults else { inaccessible(object) }
        // Its row is gone: a deleted object without values.
        object.marks.remove(.fault)
        object.state = NSManagedObject.State(
            values: ContiguousArray(repeating: .null, count: object.layout.rows.slots.count),
            related: ContiguousArray(repeating: .ofNewObject, count: object.layout.toMany.count))
        object.marks.insert(.deleted)
    }

    private func inaccessible(_ object: NSManagedObject) -> Never {
        misuse("NSObjectInaccessibleException", "CoreData could not fulfill a fault for '\(object.id)'")
    }

    /// Gives a fault the values of a row.
    final func fill(_ object: NSManagedObject, from row: StoredRow) {
        object.row = row
        guard object.isFault else { return }
        object.marks.remove(.fault)
        object.state.values = row.values
        object.state.related = ContiguousArray(repeating: .unread, count: object.layout.toMany.count)
        object.state.transients = object.layout.transientDefaults
        object.silently { object.awakeFromFetch() }
    }

    /// The objects that a to-many relationship leads to in the store.
    final func destinations(
        of relationship: NSRelationshipDescription, from object: NSManagedObject
    ) -> [NSManagedObjectID] {
        guard !object.id.isTemporaryID || source?.isContext == true, let source else { return [] }
        return (try? source.destinations(of: relationship, from: object.id)) ?? []
    }

    /// Turns an object into a fault, or keeps its changes and reads the rest again.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, !object.marks.contains(.gone) else { return }
        if flag, object.hasChanges || !object.isFault, !object.isInserted {
            reread(object)
        } else if !flag || !object.hasChanges {
            turnIntoFault(object)
        }
        noteRefresh(object)
    }

    /// Refreshes every object, keeping changes.
    public func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
        processPendingChanges()
    }

    final func turnIntoFault(_ object: NSManagedObject) {
        guard !object.isInserted, !object.id.isTemporaryID || source?.isContext == true else { return }
        updated.remove(object)
        deleted.remove(object)
        object.marks.subtract([.updated, .deleted])
        guard !object.isFault else {
            object.row = nil
            return
        }
        object.willTurnIntoFault()
        object.publisher?.send()
        object.marks.insert(.fault)
        object.state = NSManagedObject.State()
        object.row = nil
        object.fetchedProperties = [:]
        object.didTurnIntoFault()
    }

    /// Reads an object's row again, below its changes.
    final func reread(_ object: NSManagedObject) {
        guard !object.isFault else {
            object.row = nil
            return
        }
        guard let row = try? source?.row(of: object.id) else { return }
        let changed = object.changedSlots
        object.publisher?.send()
        object.row = row
        for slot in object.state.values.indices where !changed.contains(slot) {
            object.state.values[slot] = row.values[slot]
        }
        for position in object.state.related.indices {
            if object.state.related[position].hasChanges {
                let stored = destinations(of: object.layout.toMany[position], from: object)
                object.state.related[position].read(stored)
            } else {
                object.state.related[position] = .unread
            }
        }
        object.fetchedProperties = [:]
    }

    /// The objects of a fetched property, which are kept until the object is refreshed.
    final func fetched(_ property: NSFetchedPropertyDescription, for object: NSManagedObject) -> [NSManagedObject] {
        if let known = object.fetchedProperties[property.name] { return known }
        guard let request = property.fetchRequest?.copy() as? any AnyFetchRequest else { return [] }
        let found =
            (try? objects(for: request, variables: ["FETCH_SOURCE": object, "FETCHED_PROPERTY": property])) ?? []
        object.fetchedProperties[property.name] = found
        return found
    }
}

extension NSManagedObject {
    /// Runs what changes values without being a change of the app's.
    final func silently(_ work: () -> Void) {
        let wasSilent = marks.contains(.silent)
        marks.insert(.silent)
        work()
        if !wasSilent { marks.remove(.silent) }
    }
}

public import Foundation

// Finding objects, and reading their values.

extension NSManagedObjectContext {
    // MARK: By identifier

    /// See ``registeredObject(for:)``.
    final func findObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registry.object(current(objectID).key)
    }

    /// See ``object(with:)``.
    final func findOrMakeObject(with objectID: NSManagedObjectID) -> NSManagedObject {
        let id = current(objectID)
        return registry.object(id.key) ?? makeFault(id.key, id)
    }

    /// The identifier that an object has now.
    final func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        guard id.origin.isTemporary, !aliases.isEmpty else { return id }
        return aliases[id.key.number] ?? id
    }

    /// The entity that a class stands for in the context's model, or else in the models that are in use.
    final func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        if let recentEntity, recentEntity.type == type { return recentEntity.entity }
        if let known = entitiesByClass[ObjectIdentifier(type)] {
            recentEntity = (type, known)
            return known
        }
        guard let model, let found = ModelsInUse.entity(of: type, in: model) else { return type.entity() }
        entitiesByClass[ObjectIdentifier(type)] = found
        return found
    }

    /// See ``existingObject(with:)``.
    final func readObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        checkThread()
        if let object = registeredObject(for: objectID), !object.isFault {
            if object.isDeleted { throw Self.missing(objectID) }
            return object
        }
        guard let source else { throw Self.noCoordinator }
        guard let row = try source.row(of: current(objectID)) else { throw Self.missing(objectID) }
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

    final func makeFault(_ key: ObjectKey, _ id: NSManagedObjectID? = nil) -> NSManagedObject {
        ObjectStaging.make(key, id, nil, in: self)
    }

    final func register(_ object: NSManagedObject) {
        registry.add(object)
        if keepsObjects { retained.insert(object) }
    }

    /// The object is the context's no longer, or on its way out.
    final func unregister(_ object: NSManagedObject) {
        if !retained.isEmpty { retained.remove(object) }
        registry.remove(object)
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
            // The store is as good as without the row.
        }
        guard shouldHandleInaccessibleFault(object, for: object.id, triggeredByProperty: nil) else {
            inaccessible(object)
        }
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
        fill(object, row.values)
    }

    @inline(__always)
    final func fill(_ object: NSManagedObject, _ values: ContiguousArray<StoredValue>) {
        object.marks.remove(.fault)
        let layout = object.layout
        object.state = NSManagedObject.State(
            values: values,
            related: layout.toMany.isEmpty ? [] : ContiguousArray(repeating: .unread, count: layout.toMany.count),
            transients: layout.transientDefaults)
        object.silently { object.awakeFromFetch() }
    }

    /// The objects that a to-many relationship leads to in the store.
    final func destinations(
        of relationship: NSRelationshipDescription, from object: NSManagedObject
    ) -> [NSManagedObjectID] {
        guard !object.isTemporary || source?.isContext == true, let source else { return [] }
        return (try? source.destinations(of: relationship, from: object.id)) ?? []
    }

    /// See ``refresh(_:mergeChanges:)``.
    final func refreshObject(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.registry === registry, !object.marks.contains(.gone) else { return }
        if flag, object.hasChanges || !object.isFault, !object.isInserted {
            reread(object)
        } else if !flag || !object.hasChanges {
            turnIntoFault(object)
        }
        noteRefresh(object)
    }

    /// See ``refreshAllObjects()``.
    final func refreshEveryObject() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
        processPendingChanges()
    }

    final func turnIntoFault(_ object: NSManagedObject) {
        guard !object.isInserted, !object.isTemporary || source?.isContext == true else { return }
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
        object.extras?.fetchedProperties = [:]
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
        object.extras?.fetchedProperties = [:]
    }

    /// The objects of a fetched property, which are kept until the object is refreshed.
    final func fetched(_ property: NSFetchedPropertyDescription, for object: NSManagedObject) -> [NSManagedObject] {
        if let known = object.extras?.fetchedProperties[property.name] { return known }
        guard let request = property.fetchRequest?.copy() as? any AnyFetchRequest else { return [] }
        let found =
            (try? objects(for: request, variables: ["FETCH_SOURCE": object, "FETCHED_PROPERTY": property])) ?? []
        object.ownExtras.fetchedProperties[property.name] = found
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

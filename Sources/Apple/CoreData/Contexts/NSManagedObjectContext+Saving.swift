public import Foundation

extension NSManagedObjectContext {
    final func saveChanges() throws {
        checkThread()
        spreadDeletions()
        processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
        tellWillSave()
        try validate()
        let saved = Saved(
            inserted: inserted.all, updated: updated.all.filter { !$0.isInserted }, deleted: deleted.all)
        try commit(saved)
        for object in saved.all { object.didSave() }
        tell(saved)
    }

    private struct Saved {
        var inserted: [NSManagedObject]
        var updated: [NSManagedObject]
        var deleted: [NSManagedObject]

        var all: [NSManagedObject] { inserted + updated + deleted }
    }

    /// Asks every object that is saved, also those that become so on the way.
    private func tellWillSave() {
        var told: Set<ObjectIdentifier> = []
        // What is changed in the method is saved too; a method that always changes something ends by itself.
        for _ in 0..<1000 {
            let waiting = (inserted.all + updated.all + deleted.all).filter {
                told.insert(ObjectIdentifier($0)).inserted
            }
            guard !waiting.isEmpty else { return }
            for object in waiting { object.willSave() }
            spreadDeletions()
            processPendingChanges()
        }
    }

    private func validate() throws {
        var errors: [any Error] = []
        func collect(_ work: () throws -> Void) {
            do { try work() } catch { errors += ValidationErrors.single(error) }
        }
        for object in deleted.all { collect(object.validateForDelete) }
        for object in inserted.all { collect(object.validateForInsert) }
        for object in updated.all where !object.isInserted { collect(object.validateForUpdate) }
        if let error = ValidationErrors.joined(errors) { throw error }
    }

    // MARK: Writing

    private func commit(_ saved: Saved) throws {
        guard let source else { throw Self.noCoordinator }
        let permanent = try permanentIdentifiers(for: saved.inserted, from: source)
        var rows: [StoredRow] = []
        var attempts = 0
        while true {
            let changes = changes(permanent, for: source)
            do {
                rows = changes.isEmpty ? [] : try source.apply(changes)
                break
            } catch let conflict as StoreConflict {
                attempts += 1
                guard attempts < 10_000 else { throw Self.mergeError([]) }
                try resolve(conflict)
            } catch let conflict as StoreConstraintConflict {
                attempts += 1
                guard attempts < 10_000 else { throw Self.mergeError([], code: NSManagedObjectConstraintMergeError) }
                try resolve(conflict, permanent)
            }
        }
        settle(saved, rows, permanent)
    }

    private func permanentIdentifiers(
        for objects: [NSManagedObject], from source: any ObjectSource
    ) throws -> [NSManagedObjectID: NSManagedObjectID] {
        let new = source.isContext ? [] : objects.filter { $0.id.isTemporaryID }
        guard !new.isEmpty else { return [:] }
        let ids = try source.permanentIdentifiers(for: new.map { ($0.entity, assigned[ObjectIdentifier($0)]) })
        return Dictionary(zip(new.map(\.id), ids)) { first, _ in first }
    }

    /// Gives objects that were never saved the identifiers that they will be saved under.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else { throw Self.noCoordinator }
        adopt(try permanentIdentifiers(for: objects, from: coordinator))
    }

    /// Says in which store an object is saved that is new. Without, it is the first that has its entity.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        assigned[ObjectIdentifier(object)] = store
    }

    private func changes(
        _ permanent: [NSManagedObjectID: NSManagedObjectID], for source: any ObjectSource
    ) -> StoreChanges {
        var changes = StoreChanges()
        changes.author = transactionAuthor
        changes.contextName = name
        func final(_ id: NSManagedObjectID) -> NSManagedObjectID { permanent[id] ?? id }
        func values(_ object: NSManagedObject) -> ContiguousArray<StoredValue> {
            var values = object.state.values
            for (slot, _) in object.layout.toOne {
                if case .reference(let id) = values[slot], let other = permanent[id] {
                    values[slot] = .reference(other)
                }
            }
            if !source.isContext { object.layout.transform(&values) }
            return values
        }
        func links(_ object: NSManagedObject) -> Bool {
            var any = false
            for (position, relationship) in object.layout.toMany.enumerated() {
                let related = object.state.related[position]
                guard related.hasChanges else { continue }
                any = true
                let isKeptElsewhere = relationship.inverseRelationship.map { !$0.isToMany } ?? false
                if isKeptElsewhere, !relationship.isOrdered, !source.isContext { continue }
                changes.links.append(
                    StoreChanges.Links(
                        owner: final(object.id), relationship: relationship, added: related.added.map(final),
                        removed: related.removed.map(final),
                        order: relationship.isOrdered ? related.ids.map(final) : nil))
            }
            return any
        }
        for object in inserted.all {
            changes.insertions.append(StoreChanges.Insertion(id: final(object.id), values: values(object)))
            _ = links(object)
        }
        for object in updated.all where !object.isInserted && !object.isFault {
            let changed = object.changedSlots
            let isLinked = links(object)
            guard !changed.isEmpty || isLinked else { continue }
            changes.updates.append(
                StoreChanges.Update(
                    id: object.id, version: object.row?.version, values: values(object), changed: changed))
        }
        for object in deleted.all {
            changes.deletions.append(StoreChanges.Deletion(id: object.id, version: object.row?.version))
        }
        return changes
    }

    /// Objects are as the store has them now.
    private func settle(
        _ saved: Saved, _ rows: [StoredRow], _ permanent: [NSManagedObjectID: NSManagedObjectID]
    ) {
        adopt(permanent)
        let rows = Dictionary(rows.map { ($0.id, $0) }) { _, last in last }
        let isContext = source?.isContext == true
        for object in saved.inserted + saved.updated {
            object.marks.subtract([.inserted, .updated])
            assigned[ObjectIdentifier(object)] = nil
            if let row = rows[object.id] {
                // What the store made of transformable values stays the app's objects here.
                object.row = StoredRow(id: object.id, version: row.version, values: object.state.values)
            } else if isContext {
                object.row = StoredRow(id: object.id, version: 0, values: object.state.values)
            }
            for position in object.state.related.indices { object.state.related[position].settle() }
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for object in saved.deleted {
            object.marks.insert(.gone)
            retained.remove(object)
            let id = object.id
            registry[id] = nil
        }
    }

    /// Puts permanent identifiers in the place of temporary ones, wherever the context has them.
    private func adopt(_ permanent: [NSManagedObjectID: NSManagedObjectID]) {
        guard !permanent.isEmpty else { return }
        for (old, new) in permanent {
            aliases[old] = new
            guard let object = registry[old] else { continue }
            registry[old] = nil
            object.id = new
            registry[new] = object
        }
        for object in inserted.all + updated.all where !object.isFault {
            for (slot, _) in object.layout.toOne {
                if case .reference(let id) = object.state.values[slot], let new = permanent[id] {
                    object.state.values[slot] = .reference(new)
                }
            }
            for position in object.state.related.indices { object.state.related[position].replace(permanent) }
        }
    }

    private func tell(_ saved: Saved) {
        var sets: [String: Set<NSManagedObject>] = [:]
        if !saved.inserted.isEmpty { sets[NSInsertedObjectsKey] = Set(saved.inserted) }
        if !saved.updated.isEmpty { sets[NSUpdatedObjectsKey] = Set(saved.updated) }
        if !saved.deleted.isEmpty { sets[NSDeletedObjectsKey] = Set(saved.deleted) }
        post(Self.didSaveObjectsNotification, sets)
        var ids: [String: Set<NSManagedObjectID>] = [:]
        for (key, objects) in sets { ids[key + "_objectIDs"] = Set(objects.map(\.objectID)) }
        NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: ids)
    }

    // MARK: Taking changes back

    /// Takes every change back that is not saved.
    public func rollback() {
        checkThread()
        processPendingChanges()
        let objects = (inserted.all, updated.all + deleted.all)
        for object in objects.0 {
            note(object)
            object.marks.insert(.deleted)
        }
        for object in objects.1 {
            note(object)
            restore(object)
        }
        deletionsToSpread = []
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        processPendingChanges()
        forgetUndo()
    }

    /// Gives a changed or deleted object the values that the store has.
    final func restore(_ object: NSManagedObject) {
        object.publisher?.send()
        object.marks.subtract([.updated, .deleted])
        updated.remove(object)
        deleted.remove(object)
        guard let row = object.row else { return turnIntoFault(object) }
        object.state.values = row.values
        object.state.related = ContiguousArray(repeating: .unread, count: object.layout.toMany.count)
        object.state.transients = object.layout.transientDefaults
        object.awake(fromSnapshotEvents: .rollback)
    }

    /// Forgets all objects and changes. Objects that the app still has are of no use.
    public func reset() {
        checkThread()
        let objects = registeredObjects
        registry.removeAll()
        for object in objects {
            object.marks.insert(.gone)
            object.context = nil
        }
        aliases = [:]
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        snapshots = [:]
        touched = []
        refreshed.removeAll()
        arrived.removeAll()
        deletionsToSpread = []
        retained = []
        assigned = [:]
        forgetUndo()
        NotificationCenter.default.post(
            name: Self.didChangeObjectsNotification, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: Array(objects)])
    }
}

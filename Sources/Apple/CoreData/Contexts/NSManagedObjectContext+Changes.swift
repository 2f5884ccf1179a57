public import Foundation
internal import RuntimeShims

extension NSManagedObjectContext {
    // MARK: Inserting and deleting

    /// A new object tells that it is there.
    final func insertNew(_ object: NSManagedObject) {
        checkThread()
        take(object, isNew: true)
        object.awakeFromInsert()
    }

    /// What the new objects of an entity have in common. Stops for an entity that is of another model.
    final func newOrigin(of entity: NSEntityDescription) -> IdentifierOrigin {
        let (origin, isKnown) = registry.temporaryOrigin(of: entity)
        if !isKnown { checkModel(entity) }
        return origin
    }

    /// See ``insert(_:)``.
    final func insertObject(_ object: NSManagedObject) {
        checkThread()
        if object.registry === registry, object.marks.contains(.deleted), !object.marks.contains(.gone) {
            note(object)
            object.marks.remove(.deleted)
            deleted.remove(object)
            if object.marks.contains(.inserted) { inserted.insert(object) } else { updated.insert(object) }
            return
        }
        guard !object.isInserted else { return }
        object.registry = registry
        object.marks.remove(.gone)
        take(object)
        object.awakeFromInsert()
    }

    private func take(_ object: NSManagedObject, isNew: Bool = false) {
        note(object, isNew: isNew)
        object.marks.insert(.inserted)
        inserted.insert(object)
        registry.add(object)
        if keepsObjects { retained.insert(object) }
    }

    private func checkModel(_ entity: NSEntityDescription) {
        guard let model, let owner = entity.owningModel, owner !== model,
            model.entitiesByName[entity.name ?? ""] == nil
        else { return }
        misuse(
            "NSInvalidArgumentException",
            "The model of the entity '\(entity.name ?? "")' is not the one of the context's coordinator")
    }

    /// See ``delete(_:)``.
    final func deleteObject(_ object: NSManagedObject) {
        checkThread()
        guard object.registry === registry else {
            misuse(
                "NSInvalidArgumentException",
                "An NSManagedObjectContext cannot delete objects in other contexts.")
        }
        guard !object.marks.contains(.deleted), !object.marks.contains(.gone) else { return }
        object.fire()
        note(object)
        object.prepareForDeletion()
        object.marks.insert(.deleted)
        deletionsToSpread.append(object)
        if object.isInserted {
            // It stays among those that nobody was told of, until it is known what else goes with it.
            inserted.remove(object)
        } else {
            updated.remove(object)
            deleted.insert(object)
        }
    }

    // MARK: Noting changes

    /// An object is about to change.
    final func noteChange(_ object: NSManagedObject) {
        note(object)
        guard !object.marks.contains(.inserted), !object.marks.contains(.deleted) else { return }
        object.marks.insert(.updated)
        updated.insert(object)
    }

    final func noteRefresh(_ object: NSManagedObject) {
        untold.whileLocked { refreshed.insert(object) }
        schedule()
    }

    /// Keeps what an object was before the first change since changes were told of last.
    ///
    /// - Parameter isNew: Whether the object has just been made, and has the values that new ones have.
    final func note(_ object: NSManagedObject, isNew: Bool = false) {
        guard !object.marks.contains(.noted) else { return }
        let snapshot = Snapshot(object: object, ownState: isNew ? nil : object.state, marks: object.marks)
        untold.whileLocked {
            object.notedPlace = UInt32(snapshots.count)
            snapshots.append(snapshot)
            object.marks.insert(.noted)
        }
        if !willProcess { schedule() }
    }

    /// What an object was before the first change since changes were told of last.
    final func snapshot(of object: NSManagedObject) -> Snapshot? {
        guard object.marks.contains(.noted) else { return nil }
        return untold.whileLocked {
            let place = Int(object.notedPlace)
            guard place < snapshots.count, snapshots[place].object === object else { return nil }
            return snapshots[place]
        }
    }

    /// Changes on the main queue are told of when the run loop's turn ends; those of private queues when their work does.
    private func schedule() {
        guard !willProcess, concurrencyType == .mainQueueConcurrencyType, !isProcessing else { return }
        willProcess = true
        let anchor = registry.anchor
        DispatchQueue.main.async {
            guard let context = anchor.object else { return }
            context.willProcess = false
            context.processPendingChanges()
        }
    }

    // MARK: Telling of changes

    /// See ``processPendingChanges()``.
    final func processChanges() {
        guard !isProcessing else { return }
        guard !snapshots.isEmpty || !refreshed.isEmpty || !arrived.isEmpty else { return }
        isProcessing = true
        if propagatesDeletesAtEndOfEvent { spreadDeletions() }
        var changes: ContiguousArray<Snapshot> = []
        var (come, fresh) = (OrderedObjects(), OrderedObjects())
        untold.whileLocked {
            swap(&changes, &snapshots)
            swap(&come, &arrived)
            swap(&fresh, &refreshed)
            for change in changes { change.object.marks.remove(.noted) }
        }
        let isHeard = NotificationObservers.mayBeAny(
            of: Self.didChangeObjectsNotification, from: self, in: .default)
        var sets: [String: Set<NSManagedObject>] = [:]
        for place in changes.indices {
            let object = changes[place].object
            if isHeard, let key = key(for: changes[place].marks, now: object.marks) {
                sets[key, default: []].insert(object)
            }
            if object.marks.contains(.deleted), object.marks.contains(.inserted) {
                leave(object)
            }
        }
        if isHeard {
            for object in come.all where !object.marks.contains(.deleted) {
                sets[NSInsertedObjectsKey, default: []].insert(object)
            }
            let seen = sets.values.reduce(into: Set<NSManagedObject>()) { $0.formUnion($1) }
            for object in fresh.all where !seen.contains(object) {
                sets[NSRefreshedObjectsKey, default: []].insert(object)
            }
        }
        isProcessing = false
        recordUndo(changes)
        guard !sets.isEmpty else { return }
        post(Self.didChangeObjectsNotification, sets)
    }

    private func key(for before: NSManagedObject.Marks, now: NSManagedObject.Marks) -> String? {
        let wasThere = before.contains(.inserted) || !now.contains(.inserted)
        if now.contains(.deleted) {
            return before.contains(.deleted) || !wasThere ? nil : NSDeletedObjectsKey
        }
        if now.contains(.inserted), !before.contains(.inserted) || before.contains(.deleted) {
            return NSInsertedObjectsKey
        }
        if before.contains(.deleted) { return NSInsertedObjectsKey }
        return NSUpdatedObjectsKey
    }

    final func post(_ name: Notification.Name, _ sets: [String: Set<NSManagedObject>]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: sets)
    }

    /// An object that was never saved is deleted: the context lets it go.
    private func leave(_ object: NSManagedObject) {
        inserted.remove(object)
        object.marks.subtract([.inserted, .updated])
        object.marks.insert(.gone)
        unregister(object)
    }

    /// Does what delete rules ask for, until nothing is left.
    final func spreadDeletions() {
        var next = 0
        defer { deletionsToSpread.removeAll() }
        while next < deletionsToSpread.count {
            let object = deletionsToSpread[next]
            next += 1
            guard object.marks.contains(.deleted) else { continue }
            for (slot, relationship) in object.layout.toOne {
                guard case .reference(let id) = object.state.values[slot] else { continue }
                if relationship.deleteRule == .cascadeDeleteRule, let other = objectForInverse(id) { delete(other) }
            }
            for (position, relationship) in object.layout.toMany.enumerated()
            where relationship.deleteRule == .cascadeDeleteRule {
                for id in object.relatedIDs(position) { if let other = objectForInverse(id) { delete(other) } }
            }
            let denies = (object.layout.toOne.map(\.relationship) + object.layout.toMany).filter {
                $0.deleteRule == .denyDeleteRule
            }
            // A deletion that is denied keeps its relationships: validation names them.
            let isDenied = denies.contains { !object.objectIDs(forRelationshipNamed: $0.name).allSatisfy(isDeletedID) }
            if !isDenied { object.unlinkAll() }
        }
    }

    private func isDeletedID(_ id: NSManagedObjectID) -> Bool {
        registeredObject(for: id)?.marks.contains(.deleted) == true
    }
}

public import Foundation
internal import RuntimeShims

extension NSManagedObjectContext {
    final func saveChanges() throws {
        checkThread()
        spreadDeletions()
        processPendingChanges()
        guard hasChanges else { return advanceGeneration() }
        NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
        tellWillSave()
        try validate()
        let saved = Saved(
            inserted: inserted.all, updated: updated.all.filter { !$0.isInserted }, deleted: deleted.all)
        try commit(saved)
        advanceGeneration()
        for object in saved.inserted { object.didSave() }
        for object in saved.updated { object.didSave() }
        for object in saved.deleted { object.didSave() }
        tell(saved)
    }

    private struct Saved {
        var inserted: [NSManagedObject]
        var updated: [NSManagedObject]
        var deleted: [NSManagedObject]
    }

    /// Asks every object that is saved, also those that become so on the way.
    private func tellWillSave() {
        defer { for pending in [inserted, updated, deleted] { pending.forEach { $0.marks.remove(.told) } } }
        // What is changed in the method is saved too; a method that always changes something ends by itself.
        for _ in 0..<1000 {
            var isDone = true
            for pending in [inserted, updated, deleted] {
                pending.forEach { object in
                    guard object.marks.insert(.told).inserted else { return }
                    isDone = false
                    object.willSave()
                }
            }
            guard !isDone else { return }
            spreadDeletions()
            processPendingChanges()
        }
    }

    private func validate() throws {
        var errors: [any Error] = []
        func collect(_ object: NSManagedObject, _ check: (NSManagedObject) throws -> Void) {
            do { try check(object) } catch { errors += ValidationErrors.single(error) }
        }
        deleted.forEach { object in collect(object) { try $0.validateForDelete() } }
        inserted.forEach { object in collect(object) { try $0.validateForInsert() } }
        updated.forEach { object in
            if !object.isInserted { collect(object) { try $0.validateForUpdate() } }
        }
        if let error = ValidationErrors.joined(errors) { throw error }
    }

    // MARK: Writing

    private func commit(_ saved: Saved) throws {
        guard let source else { throw Self.noCoordinator }
        let new =
            source.isContext
            ? []
            : saved.inserted.allSatisfy(\.isTemporary)
                ? saved.inserted
                : saved.inserted.filter(\.isTemporary)
        let names = try NewNames(new, assigned, from: source)
        var rows: [StoredRow] = []
        var attempts = 0
        while true {
            let changes = changes(names, for: source)
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
                try resolve(conflict, names)
            }
        }
        settle(saved, rows, names)
    }

    /// See ``obtainPermanentIDs(for:)``.
    final func obtainNames(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else { throw Self.noCoordinator }
        adopt(try NewNames(objects.filter(\.isTemporary), assigned, from: coordinator))
    }

    /// See ``assign(_:to:)``.
    final func assignObject(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        assigned[ObjectIdentifier(object)] = store
    }

    private func changes(_ names: NewNames, for source: any ObjectSource) -> StoreChanges {
        var names = names
        var changes = StoreChanges()
        changes.author = transactionAuthor
        changes.contextName = name
        let isContext = source.isContext
        func values(_ object: NSManagedObject) -> ContiguousArray<StoredValue> {
            let layout = object.layout
            var values = object.state.values
            if !names.identifiers.isEmpty {
                for (slot, _) in layout.toOne {
                    if case .reference(let id) = values[slot], id.isTemporaryID {
                        values[slot] = .reference(names.current(id))
                    }
                }
            }
            if !isContext, layout.isTransforming { layout.transform(&values) }
            return values
        }
        func links(_ object: NSManagedObject) -> Bool {
            var any = false
            for (position, relationship) in object.layout.toMany.enumerated() {
                let related = object.state.related[position]
                guard related.hasChanges else { continue }
                any = true
                let isKeptElsewhere = relationship.inverseRelationship.map { !$0.isToMany } ?? false
                if isKeptElsewhere, !relationship.isOrdered, !isContext { continue }
                changes.links.append(
                    StoreChanges.Links(
                        owner: names.current(object.id), relationship: relationship,
                        added: related.added.map(names.current), removed: related.removed.map(names.current),
                        order: relationship.isOrdered ? related.ids.map(names.current) : nil))
            }
            return any
        }
        changes.insertions.reserveCapacity(inserted.count)
        inserted.forEach { object in
            let isPlain = object.layout.isPlain
            changes.insertions.append(
                StoreChanges.Insertion(
                    key: names.key(of: object), values: isPlain ? object.state.values : values(object)))
            if !isPlain { _ = links(object) }
        }
        updated.forEach { object in
            guard !object.isInserted, !object.isFault else { return }
            let changed = object.changedSlots
            let isLinked = links(object)
            guard !changed.isEmpty || isLinked else { return }
            changes.updates.append(
                StoreChanges.Update(
                    id: object.id, version: object.row?.version, values: values(object), changed: changed))
        }
        deleted.forEach { object in
            changes.deletions.append(StoreChanges.Deletion(id: object.id, version: object.row?.version))
        }
        if !isContext { changes.checks = checks }
        return changes
    }

    /// Objects are as the store has them now.
    private func settle(_ saved: Saved, _ rows: [StoredRow], _ names: NewNames) {
        adopt(names)
        var rows = SavedRows(rows)
        let isContext = source?.isContext == true
        func settle(_ object: NSManagedObject) {
            object.marks.subtract([.inserted, .updated])
            if !assigned.isEmpty { assigned[ObjectIdentifier(object)] = nil }
            if let row = isContext ? nil : rows.row(of: object) {
                // What the store made of transformable values stays the app's objects here.
                object.row =
                    row.has(object.state.values)
                    ? row : StoredRow(key: object.key, version: row.version, values: object.state.values)
            } else if isContext {
                object.row = StoredRow(key: object.key, version: 0, values: object.state.values)
            }
            if object.layout.isPlain { return }
            for position in object.state.related.indices { object.state.related[position].settle() }
        }
        // As stores are told of them.
        for object in saved.updated { settle(object) }
        for object in saved.inserted { settle(object) }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        compared.removeAll()
        for object in saved.deleted {
            object.marks.insert(.gone)
            unregister(object)
        }
    }

    /// Puts permanent names in the place of temporary ones, wherever the context has them.
    private func adopt(_ names: NewNames) {
        names.forEach { object, origin, number, id in
            if let id { aliases[object.number] = id }
            registry.rename(object, origin, number, id)
        }
        guard !names.identifiers.isEmpty else { return }
        func replace(_ object: NSManagedObject) {
            guard !object.isFault, object.layout.hasRelationships else { return }
            for (slot, _) in object.layout.toOne {
                if case .reference(let id) = object.state.values[slot], id.isTemporaryID {
                    object.state.values[slot] = .reference(names.current(id))
                }
            }
            for position in object.state.related.indices { object.state.related[position].replace(names) }
        }
        inserted.forEach(replace)
        updated.forEach(replace)
    }

    private func tell(_ saved: Saved) {
        let lists = [
            (NSInsertedObjectsKey, saved.inserted), (NSUpdatedObjectsKey, saved.updated),
            (NSDeletedObjectsKey, saved.deleted),
        ].filter { !$0.1.isEmpty }
        func isHeard(_ name: Notification.Name) -> Bool {
            NotificationObservers.mayBeAny(of: name, from: self, in: .default)
        }
        if isHeard(Self.didSaveObjectsNotification) {
            let sets = lists.map { ($0.0, Set($0.1)) }
            post(Self.didSaveObjectsNotification, Dictionary(sets) { first, _ in first })
        }
        if isHeard(Self.didSaveObjectIDsNotification) {
            let ids = lists.map { ($0.0 + "_objectIDs", Set($0.1.map(\.objectID))) }
            NotificationCenter.default.post(
                name: Self.didSaveObjectIDsNotification, object: self,
                userInfo: Dictionary(ids) { first, _ in first })
        }
    }

    // MARK: Taking changes back

    /// See ``rollback()``.
    final func takeChangesBack() {
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

    /// See ``reset()``.
    final func forgetObjects() {
        checkThread()
        let objects = registry.all
        registry.removeAll()
        for snapshot in snapshots { snapshot.object.marks.remove(.noted) }
        snapshots = []
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for object in objects {
            object.marks.insert(.gone)
            object.registry = nil
        }
        aliases = [:]
        refreshed.removeAll()
        arrived.removeAll()
        compared.removeAll()
        deletionsToSpread = []
        retained = []
        assigned = [:]
        forgetUndo()
        advanceGeneration()
        NotificationCenter.default.post(
            name: Self.didChangeObjectsNotification, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: objects])
    }
}

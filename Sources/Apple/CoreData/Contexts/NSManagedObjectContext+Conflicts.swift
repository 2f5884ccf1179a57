internal import Foundation

extension NSManagedObjectContext {
    static func mergeError(_ conflicts: [Any], code: Int = NSManagedObjectMergeError) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: "Could not merge changes.",
                NSPersistentStoreSaveConflictsErrorKey: conflicts,
            ])
    }

    /// See ``detectConflicts(for:)``.
    final func compareObject(_ object: NSManagedObject) {
        checkThread()
        guard object.registry === registry, !object.isTemporary, !object.marks.contains(.gone) else { return }
        // What is to be compared is what the context has of the object.
        if object.row == nil { object.fire() }
        compared.insert(object)
    }

    /// The objects without changes that stores must have as the context read them.
    final var checks: [StoreChanges.Check] {
        compared.all.compactMap { object in
            guard object.marks.isDisjoint(with: [.inserted, .updated, .deleted, .gone]), let row = object.row else {
                return nil
            }
            return StoreChanges.Check(id: object.id, version: row.version)
        }
    }

    /// Has the merge policy decide about what kept a save from happening.
    final func resolve(_ conflict: StoreConflict) throws {
        let policy = mergePolicy as? NSMergePolicy ?? .error
        let conflicts = conflict.objects.compactMap { entry -> NSMergeConflict? in
            guard let object = registeredObject(for: entry.id) else { return nil }
            let stored = entry.stored.map { row in
                StoredRow(key: row.key, version: row.version, values: object.layout.restore(row.values))
            }
            return NSMergeConflict(object, stored: stored)
        }
        guard !conflicts.isEmpty else { throw Self.mergeError([]) }
        try policy.resolve(mergeConflicts: conflicts)
    }

    /// Has the merge policy decide about objects that share values which must be unique.
    final func resolve(_ conflict: StoreConstraintConflict, _ names: NewNames) throws {
        let policy = mergePolicy as? NSMergePolicy ?? .error
        let objects = conflict.conflicting.compactMap { names.object($0.key) ?? registeredObject(for: $0) }
        let stored = conflict.stored.map { take($0) }
        guard let first = objects.first else {
            throw Self.mergeError([], code: NSManagedObjectConstraintMergeError)
        }
        var values: [String: Any] = [:]
        for name in conflict.constraint { values[name] = first.held(name) }
        try policy.resolve(mergeConflicts: [
            NSConstraintConflict(
                constraint: conflict.constraint, values: values, databaseObject: stored, conflicting: objects,
                context: self)
        ])
    }

    /// Brings a context's object to what the policy asks for, so that it can be saved.
    final func resolve(_ conflict: NSMergeConflict, _ type: NSMergePolicyType) {
        let object = conflict.sourceObject
        guard let stored = conflict.stored else {
            // Others have deleted it.
            switch type {
            case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
                // Without a change there is no value to save in its place.
                let hasChanges = object.marks.contains(.updated) || object.marks.contains(.deleted)
                if type != .overwriteMergePolicyType, !hasChanges { return letGo(object) }
                deleted.remove(object)
                updated.remove(object)
                guard !object.marks.contains(.deleted) else { return letGo(object) }
                object.marks.remove(.updated)
                object.marks.insert(.inserted)
                object.row = nil
                inserted.insert(object)
            default: letGo(object)
            }
            return
        }
        if object.marks.contains(.deleted) {
            if type == .rollbackMergePolicyType || type == .mergeByPropertyStoreTrumpMergePolicyType {
                deleted.remove(object)
                object.marks.remove(.deleted)
                take(stored, for: object, keeping: [])
            } else {
                object.row = stored
            }
            return
        }
        let ours = Set(object.changedSlots)
        let theirs = Set(stored.values.indices.filter { object.row?.values[$0] != stored.values[$0] })
        switch type {
        case .overwriteMergePolicyType: take(stored, for: object, keeping: Set(object.state.values.indices))
        case .rollbackMergePolicyType: take(stored, for: object, keeping: [])
        case .mergeByPropertyObjectTrumpMergePolicyType: take(stored, for: object, keeping: ours)
        default: take(stored, for: object, keeping: ours.subtracting(theirs))
        }
    }

    /// Gives an object the store's values, but for some slots.
    private func take(_ stored: StoredRow, for object: NSManagedObject, keeping kept: Set<Int>) {
        note(object)
        object.publisher?.send()
        for slot in object.state.values.indices where !kept.contains(slot) {
            object.state.values[slot] = stored.values[slot]
        }
        object.row = stored
        let isChanged = !object.changedSlots.isEmpty || object.state.related.contains { $0.hasChanges }
        if !isChanged {
            updated.remove(object)
            object.marks.remove(.updated)
            noteRefresh(object)
        } else if !object.marks.contains(.updated) {
            noteChange(object)
        }
    }

    private func letGo(_ object: NSManagedObject) {
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        object.marks.insert([.deleted, .gone])
        unregister(object)
    }

    /// Makes room for objects with values that must be unique.
    final func resolve(_ conflict: NSConstraintConflict, _ type: NSMergePolicyType) {
        let keepsOurs = type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType
        var ours = conflict.conflictingObjects.filter { !$0.marks.contains(.deleted) }
        guard let stored = conflict.databaseObject else {
            // All are new: the last one stays, or the first.
            let staying = keepsOurs ? ours.popLast() : ours.isEmpty ? nil : ours.removeFirst()
            for object in ours where object !== staying { remove(object) }
            return
        }
        for object in ours where object !== stored {
            if keepsOurs {
                stored.fire()
                note(stored)
                let changed = type == .overwriteMergePolicyType ? nil : Set(object.changedSlots)
                for slot in stored.state.values.indices where changed?.contains(slot) != false {
                    stored.state.values[slot] = object.state.values[slot]
                }
                noteChange(stored)
                if type == .mergeByPropertyObjectTrumpMergePolicyType { moveRelated(from: object, to: stored) }
            }
            remove(object)
        }
    }

    private func moveRelated(from object: NSManagedObject, to other: NSManagedObject) {
        for position in object.layout.toMany.indices {
            for member in object.related(position) {
                other.addRelated(member, position, object.layout.toMany[position])
            }
        }
    }

    private func remove(_ object: NSManagedObject) {
        delete(object)
        spreadDeletions()
        processPendingChanges()
    }
}

public import Foundation
internal import RuntimeShims
public import SeamFoundation

extension NSManagedObjectContext {
    /// See ``undo()``.
    final func undoChanges() {
        processPendingChanges()
        withUndoManager { $0.undo() }
    }

    /// An undo manager is the main actor's by its type, and used where its owner is.
    private func withUndoManager(_ work: @MainActor (UndoManager) -> Void) {
        if let ownUndoManager { IsolationErasure.call(ownUndoManager, work) }
    }

    /// Forgets the changes of this context.
    final func forgetUndo() { withUndoManager { $0.removeAllActions(withTarget: self) } }

    /// See ``redo()``.
    final func redoChanges() {
        processPendingChanges()
        withUndoManager { $0.redo() }
    }

    /// Records how to take back what changed since changes were told of last.
    final func recordUndo(_ changes: ContiguousArray<Snapshot>) {
        guard ownUndoManager != nil else { return }
        nonisolated(unsafe) let changes = ContiguousArray(
            changes.filter { !$0.marks.contains(.fault) || $0.object.marks != $0.marks })
        guard !changes.isEmpty else { return }
        withUndoManager { manager in
            guard manager.isUndoRegistrationEnabled else { return }
            manager.registerUndo(withTarget: self) { $0.revert(changes) }
        }
    }

    private func revert(_ changes: ContiguousArray<Snapshot>) {
        for change in changes.reversed() {
            let object = change.object
            let before = object.marks
            note(object)
            object.publisher?.send()
            object.state = change.state
            object.marks = change.marks.union(.noted)
            place(object)
            object.awake(fromSnapshotEvents: Self.event(before, change.marks))
        }
        // Within the undo, so that it is recorded as what to redo.
        processPendingChanges()
    }

    private static func event(
        _ before: NSManagedObject.Marks, _ now: NSManagedObject.Marks
    ) -> NSSnapshotEventType {
        if before.contains(.deleted), !now.contains(.deleted) { return .undoDeletion }
        if before.contains(.inserted), !now.contains(.inserted) { return .undoInsertion }
        return .undoUpdate
    }

    /// Puts an object among those of the kind of change that it has now.
    private func place(_ object: NSManagedObject) {
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        let isNew = object.row == nil && object.isTemporary
        if isNew, !object.marks.contains(.inserted) || object.marks.contains(.deleted) {
            object.marks.insert([.deleted, .gone])
            unregister(object)
            return
        }
        object.registry = registry
        object.marks.remove(.gone)
        register(object)
        if object.marks.contains(.inserted) {
            inserted.insert(object)
        } else if object.marks.contains(.deleted) {
            deleted.insert(object)
        } else if !object.isFault, !object.changedSlots.isEmpty || object.state.related.contains(where: \.hasChanges) {
            object.marks.insert(.updated)
            updated.insert(object)
        } else {
            object.marks.remove(.updated)
        }
    }
}

import Foundation
import Testing

@testable import CoreData

/// Contexts of an app's own class.
@Suite struct ContextSubclassTests {
    private final class Told: NSManagedObjectContext {
        var calls: [String] = []

        override func save() throws {
            calls.append("save")
            try super.save()
        }
        override func delete(_ object: NSManagedObject) {
            calls.append("delete")
            super.delete(object)
        }
        override func object(with objectID: NSManagedObjectID) -> NSManagedObject {
            calls.append("object")
            return super.object(with: objectID)
        }
        override func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
            calls.append("existing")
            return try super.existingObject(with: objectID)
        }
        override func perform(_ block: @escaping () -> Void) {
            calls.append("perform")
            super.perform(block)
        }
        override func performAndWait(_ block: () -> Void) {
            calls.append("wait")
            super.performAndWait(block)
        }
        override func reset() {
            calls.append("reset")
            super.reset()
        }
        override func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
            calls.append("execute")
            return try super.execute(request)
        }
        override func mergeChanges(fromContextDidSave notification: Notification) {
            calls.append("merge")
            super.mergeChanges(fromContextDidSave: notification)
        }
        override func shouldHandleInaccessibleFault(
            _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
        ) -> Bool {
            calls.append("inaccessible")
            return true
        }
    }

    @Test func areAskedFirst() throws {
        let coordinator = try Library.coordinator()
        let context = Told(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.shouldDeleteInaccessibleFaults = false
        var book = Book?.some(Book(context: context))
        try context.save()
        let id = try #require(book).objectID
        _ = context.object(with: id)
        _ = try context.existingObject(with: id)
        context.performAndWait {}
        book = nil
        context.reset()
        let other = try Library.context(coordinator)
        let fault = try #require(context.object(with: id) as? Book)
        other.delete(other.object(with: id))
        try other.save()
        #expect(fault.title == nil && fault.isDeleted)
        context.reset()
        let request = NSBatchDeleteRequest(
            fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Book"))
        try context.execute(request)
        context.mergeChanges(
            fromContextDidSave: Notification(name: NSManagedObjectContext.didSaveObjectsNotification, object: other))
        let second = Book(context: context)
        context.delete(second)
        #expect(
            context.calls == [
                "save", "object", "existing", "wait", "reset", "object", "inaccessible", "reset", "execute", "merge",
                "delete",
            ])
    }

    @Test func lockOutOtherThreads() throws {
        let coordinator = try Library.coordinator()
        let context = try Library.context(coordinator)
        for (lock, tries) in [
            (context as any NSLocking, { context.tryLock() }),
            (coordinator as any NSLocking, { coordinator.tryLock() }),
        ] as [(any NSLocking, () -> Bool)] {
            lock.lock()
            lock.lock()
            lock.unlock()
            func elsewhere() -> Bool {
                nonisolated(unsafe) var result = false
                nonisolated(unsafe) let tries = tries
                nonisolated(unsafe) let lock = lock
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    result = tries()
                    if result { lock.unlock() }
                    done.signal()
                }
                done.wait()
                return result
            }
            #expect(!elsewhere())
            lock.unlock()
            #expect(elsewhere())
        }
    }
}

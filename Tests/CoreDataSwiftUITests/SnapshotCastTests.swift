import CoreData
import Testing
import UIKit
import _CoreData_UIKit

/// What a controller of results tells of, as data sources of lists take it.
@MainActor @Suite struct SnapshotCastTests {
    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var last: NSDiffableDataSourceSnapshotReference?

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { last = snapshot }
    }

    @Test func resultsAreCastToSnapshots() throws {
        let name = NSAttributeDescription()
        name.name = "name"
        name.attributeType = .stringAttributeType
        let entity = NSEntityDescription()
        entity.name = "Memo"
        entity.properties = [name]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        for text in ["b", "a", "c"] {
            NSEntityDescription.insertNewObject(forEntityName: "Memo", into: context).setValue(text, forKey: "name")
        }
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Memo")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "name", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        let first = try #require(controller.fetchedObjects?.first)
        first.setValue("aa", forKey: "name")
        context.processPendingChanges()
        let reference = try #require(listener.last)
        let snapshot = reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        #expect(snapshot.sectionIdentifiers == ["aa", "b", "c"])
        #expect(snapshot.itemIdentifiers.first == first.objectID)
        #expect(snapshot.reloadedItemIdentifiers == [first.objectID])
        // Lists that number their sections
        let numbered = reference as NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>
        #expect(numbered.sectionIdentifiers == [0, 1, 2])
        #expect(
            (snapshot as NSDiffableDataSourceSnapshotReference).sectionIdentifiers as? [String] == ["aa", "b", "c"])
    }
}

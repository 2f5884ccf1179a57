import Foundation
import Testing

@testable import CoreData

/// Controllers of results whose delegates want the results as a whole.
@Suite struct SnapshotTests {
    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshotReference] = []
        var others = 0

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { snapshots.append(snapshot) }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            others += 1
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            others += 1
        }
    }

    @Test func tellsOfTheResultsAsAWhole() throws {
        let context = try Library.context()
        for (title, pages) in [("B", 20), ("D", 40), ("F", 20)] as [(String, Int32)] {
            let book = Book(context: context)
            (book.title, book.pages) = (title, pages)
        }
        try context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = ["pages", "title"].map { NSSortDescriptor(key: $0, ascending: true) }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        let first = try #require(listener.snapshots.last)
        #expect(first.sectionIdentifiers as? [String] == ["20", "40"])
        #expect(first.numberOfItems == 3)
        #expect(first.numberOfItems(inSection: "20") == 2)
        #expect(first.reloadedItemIdentifiers.isEmpty)
        let books = try #require(controller.fetchedObjects)
        #expect(first.itemIdentifiers as? [NSManagedObjectID] == books.map(\.objectID))
        #expect(first.index(ofItemIdentifier: books[2].objectID) == 2)
        #expect(first.index(ofItemIdentifier: "none") == NSNotFound)
        #expect(first.index(ofSectionIdentifier: "40") == 1)
        #expect(first.sectionIdentifier(forSectionContainingItemIdentifier: books[2].objectID) as? String == "40")
        let new = Book(context: context)
        (new.title, new.pages) = ("A", 5)
        books[0].title = "C"
        context.processPendingChanges()
        #expect(listener.snapshots.count == 2)
        let second = try #require(listener.snapshots.last)
        #expect(second.sectionIdentifiers as? [String] == ["5", "20", "40"])
        #expect(second.reloadedItemIdentifiers as? [NSManagedObjectID] == [books[0].objectID])
        // What was told before stays as it was
        #expect(first.numberOfSections == 2)
        #expect(listener.others == 0)
    }
}

import Foundation
import Testing

@testable import CoreData

@Suite struct ResultsTests {
    private final class Log: NSObject, NSFetchedResultsControllerDelegate {
        var lines: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("will")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let (from, to) = (indexPath.map(Array.init) ?? [], newIndexPath.map(Array.init) ?? [])
            lines.append("\(type) \((anObject as? Book)?.title ?? "") \(from) \(to)")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let context: NSManagedObjectContext
    private let log = Log()

    init() throws {
        context = try Library.context()
        for (title, pages) in [("B", 20), ("D", 40), ("F", 20)] as [(String, Int32)] {
            let book = Book(context: context)
            (book.title, book.pages) = (title, pages)
        }
        try context.save()
    }

    private func controller(_ keys: [String], section: String? = nil) throws -> NSFetchedResultsController<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section, cacheName: nil)
        controller.delegate = log
        try controller.performFetch()
        return controller
    }

    @Test func tellsOfInsertsDeletesMovesAndUpdates() throws {
        let controller = try controller(["title"])
        #expect(controller.fetchedObjects?.map(\.title) == ["B", "D", "F"])
        #expect(controller.sections?.count == 1 && controller.sections?[0].numberOfObjects == 3)
        let new = Book(context: context)
        new.title = "C"
        context.processPendingChanges()
        #expect(log.take() == ["will", "insert C [] [0, 1]", "did 4"])
        new.pages = 5
        context.processPendingChanges()
        #expect(log.take() == ["will", "update C [0, 1] [0, 1]", "did 4"])
        new.title = "Z"
        context.processPendingChanges()
        #expect(log.take() == ["will", "move Z [0, 1] [0, 3]", "did 4"])
        try context.save()
        #expect(controller.indexPath(forObject: new) == IndexPath(indexes: [0, 3]))
        context.delete(controller.object(at: IndexPath(indexes: [0, 0])))
        context.processPendingChanges()
        #expect(log.take() == ["will", "delete B [0, 0] []", "did 3"])
        context.rollback()
        #expect(log.take().contains("insert B [] [0, 0]"))
    }

    @Test func tellsOfSections() throws {
        let controller = try controller(["pages", "title"], section: "pages")
        #expect(controller.sections?.map(\.name) == ["20", "40"])
        #expect(controller.sectionIndexTitles == ["2", "4"])
        let book = controller.object(at: IndexPath(indexes: [1, 0]))
        book.pages = 30
        context.processPendingChanges()
        #expect(
            log.take() == ["will", "delete section 40 1", "insert section 30 1", "move D [1, 0] [1, 0]", "did 3"])
        book.pages = 20
        context.processPendingChanges()
        #expect(log.take() == ["will", "delete section 30 1", "move D [1, 0] [0, 1]", "did 3"])
        #expect(controller.sections?.map(\.numberOfObjects) == [3])
    }

    @Test func leavesOutWhatNoLongerMatches() throws {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.predicate = NSPredicate(format: "pages < 30")
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        controller.delegate = log
        try controller.performFetch()
        let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        all.first { $0.title == "D" }?.pages = 1
        all.first { $0.title == "B" }?.pages = 99
        context.processPendingChanges()
        #expect(log.take() == ["will", "delete B [0, 0] []", "insert D [] [0, 0]", "did 2"])
    }

    @Test func keepsNoObjectThatIsOffScreen() throws {
        for number in 0..<500 { Book(context: context).pages = Int32(1000 + number) }
        try context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "pages >= 1000")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        #expect(context.registeredObjects.isEmpty)
        var most = 0
        for row in 0..<500 {
            #expect(controller.object(at: IndexPath(indexes: [0, row])).pages == Int32(1499 - row))
            most = max(most, context.registeredObjects.count)
        }
        #expect(most > 0 && most <= 40)
    }
}

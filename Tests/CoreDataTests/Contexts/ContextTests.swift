import Foundation
import Testing

@testable import CoreData

@Suite struct ContextTests {
    @Test func insertsSavesAndFindsObjects() throws {
        let context = try Library.context()
        let book = Book(context: context)
        book.title = "하늘과 바람과 별과 시"
        book.pages = 120
        #expect(book.isInserted && book.objectID.isTemporaryID && context.hasChanges)
        try context.save()
        #expect(!book.hasChanges && !book.objectID.isTemporaryID && !context.hasChanges)
        #expect(book.calls == ["awakeFromInsert", "willSave", "didSave"])

        let other = try Library.context(context.persistentStoreCoordinator)
        let found = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))
        #expect(found.count == 1 && found[0] !== book && found[0].isFault)
        #expect(found[0].title == "하늘과 바람과 별과 시" && found[0].pages == 120 && !found[0].isFault)
        #expect(found[0].objectID == book.objectID)
        #expect(found[0].calls == ["awakeFromFetch"])
    }

    @Test func keepsBothSidesOfRelationships() throws {
        let context = try Library.context()
        let (first, second, book) = (Author(context: context), Author(context: context), Book(context: context))
        (first.name, second.name) = ("A", "B")
        book.author = first
        #expect(first.books == [book])
        second.books = [book]
        #expect(book.author === second && first.books.isEmpty)
        book.author = nil
        #expect(second.books.isEmpty)
        let tag = Tag(context: context)
        book.mutableSetValue(forKey: "tags").add(tag)
        #expect((tag.value(forKey: "books") as? NSSet)?.anyObject() as? Book === book)
        first.best = [book]
        #expect(book.value(forKey: "bestOf") as? Author === first)
        try context.save()
        let other = try Library.context(context.persistentStoreCoordinator)
        let again = try #require(try other.existingObject(with: book.objectID) as? Book)
        #expect(again.tags?.count == 1)
        #expect((again.value(forKey: "bestOf") as? Author)?.name == "A")
    }

    @Test func spreadsDeletions() throws {
        let context = try Library.context()
        let author = Author(context: context)
        author.name = "A"
        let books = (0..<3).map { _ in Book(context: context) }
        author.books = Set(books)
        try context.save()
        context.delete(author)
        #expect(author.isDeleted && !books[0].isDeleted)
        context.processPendingChanges()
        #expect(books.filter(\.isDeleted).count == 3)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
        #expect(author.managedObjectContext == nil)
        #expect(books[0].calls.contains("prepareForDeletion"))
    }

    @Test func tellsOfChanges() throws {
        let context = try Library.context()
        nonisolated(unsafe) var told: [[String: Int]] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            told.append(
                Dictionary(
                    uniqueKeysWithValues: info.compactMap { key, value in
                        (key as? String).flatMap { key in (value as? Set<NSManagedObject>).map { (key, $0.count) } }
                    }))
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let book = Book(context: context)
        book.title = "A"
        context.processPendingChanges()
        book.title = "B"
        context.processPendingChanges()
        try context.save()
        book.title = "C"
        context.delete(book)
        context.processPendingChanges()
        #expect(told == [["inserted": 1], ["updated": 1], ["deleted": 1]])
    }

    @Test func validates() throws {
        let context = try Library.context()
        let author = Author(context: context)
        do {
            try context.save()
            Issue.record("an author without a name was saved")
        } catch let error as NSError {
            #expect(error.domain == NSCocoaErrorDomain && error.code == 1570)
            #expect(error.userInfo["NSValidationErrorKey"] as? String == "name")
            #expect(error.localizedDescription == "name is a required value.")
        }
        #expect(author.isInserted)
        _ = Author(context: context)
        do {
            try context.save()
            Issue.record("authors without names were saved")
        } catch let error as NSError {
            #expect(error.code == 1560 && (error.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        }
    }

    @Test func rollsBack() throws {
        let context = try Library.context()
        let book = Book(context: context)
        book.title = "A"
        try context.save()
        book.title = "B"
        let other = Book(context: context)
        context.rollback()
        #expect(book.title == "A" && !context.hasChanges && other.managedObjectContext == nil)
        context.delete(book)
        context.rollback()
        #expect(!book.isDeleted && book.title == "A")
    }

    @MainActor @Test func undoesAndRedoes() throws {
        let context = try Library.context()
        context.undoManager = UndoManager()
        context.undoManager?.groupsByEvent = false
        func group(_ work: () -> Void) {
            context.undoManager?.beginUndoGrouping()
            work()
            context.processPendingChanges()
            context.undoManager?.endUndoGrouping()
        }
        let book = Book(context: context)
        context.undoManager?.beginUndoGrouping()
        try context.save()
        context.undoManager?.endUndoGrouping()
        context.undoManager?.removeAllActions()
        group { book.title = "A" }
        group { book.title = "B" }
        context.undo()
        #expect(book.title == "A")
        context.undo()
        #expect(book.title == "")
        context.redo()
        #expect(book.title == "A")
        group { context.delete(book) }
        context.undo()
        #expect(!book.isDeleted && book.title == "A")
    }

    @Test func aRequestIsCastToOneWithOtherResults() throws {
        let context = try Library.context()
        let book = Book(context: context)
        book.title = "책"
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.predicate = NSPredicate(format: "title == %@", "책")
        request.fetchLimit = 3
        // What `as?` and `as!` become in an app's sources.
        let other = NSFetchRequest<Book>._forcedCast(request)
        #expect(other.fetchLimit == 3 && other.entityName == "Book")
        #expect(try context.fetch(other).map(\.title) == ["책"])
        #expect(NSFetchRequest<Book>._cast(other) === other)
        let erased: NSPersistentStoreRequest = other
        #expect(NSFetchRequest<any NSFetchRequestResult>._cast(erased)?.predicate == request.predicate)
        #expect(NSFetchRequest<Book>._cast("x") == nil && NSFetchRequest<Book>._cast(nil) == nil)
    }

    @Test func fetchesWithPendingChanges() throws {
        let context = try Library.context()
        for (title, pages) in [("A", 10), ("B", 20), ("C", 30)] as [(String, Int32)] {
            let book = Book(context: context)
            (book.title, book.pages) = (title, pages)
        }
        try context.save()
        let novel = Novel(context: context)
        (novel.title, novel.pages) = ("D", 25)
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "pages > %d", 15)
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        let found = try context.fetch(request)
        #expect(found.map(\.title) == ["C", "D", "B"])
        found[0].pages = 1
        #expect(try context.fetch(request).map(\.title) == ["D", "B"])
        request.includesPendingChanges = false
        #expect(try context.fetch(request).map(\.title) == ["C", "B"])
        request.includesPendingChanges = true
        request.fetchLimit = 1
        #expect(try context.fetch(request).map(\.title) == ["D"])
        #expect(try context.count(for: NSFetchRequest<Novel>(entityName: "Novel")) == 1)
    }

    @Test func mergesByPolicy() throws {
        let coordinator = try Library.coordinator()
        let (one, two) = (try Library.context(coordinator), try Library.context(coordinator))
        let book = Book(context: one)
        (book.title, book.pages) = ("A", 1)
        try one.save()
        let same = try #require(try two.existingObject(with: book.objectID) as? Book)
        func conflict(_ next: String) throws {
            book.title = "one"
            book.pages = 2
            try one.save()
            same.title = next
        }
        try conflict("two")
        #expect { try two.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
        two.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try two.save()
        #expect(same.title == "two" && same.pages == 2)
        one.refresh(book, mergeChanges: false)
        try conflict("three")
        two.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try two.save()
        #expect(same.title == "one")
    }

    @Test func nestsContexts() throws {
        let parent = try Library.context()
        let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        child.parent = parent
        let author = Author(context: child)
        author.name = "A"
        let book = Book(context: child)
        book.author = author
        try child.save()
        #expect(parent.insertedObjects.count == 2)
        let inParent = try #require(parent.insertedObjects.first { $0 is Author } as? Author)
        #expect(inParent.name == "A" && inParent.books.count == 1)
        try parent.save()
        author.name = "B"
        try child.save()
        #expect(inParent.name == "B" && inParent.isUpdated)
        child.delete(book)
        try child.save()
        parent.processPendingChanges()
        try parent.save()
        #expect(inParent.books.isEmpty)
    }

    @Test func mergesWhatOthersSave() async throws {
        let coordinator = try Library.coordinator()
        let view = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        view.persistentStoreCoordinator = coordinator
        view.automaticallyMergesChangesFromParent = true
        let background = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        background.persistentStoreCoordinator = coordinator
        let id = try await background.perform {
            let book = Book(context: background)
            book.title = "A"
            try background.save()
            return book.objectID
        }
        await view.perform { #expect((view.object(with: id) as? Book)?.title == "A") }
        try await background.perform {
            (background.object(with: id) as? Book)?.title = "B"
            try background.save()
        }
        await view.perform(schedule: .enqueued) { #expect((view.object(with: id) as? Book)?.title == "B") }
    }

    @Test func letsGoOfObjects() throws {
        let context = try Library.context()
        weak var weakBook: Book?
        weak var weakContext: NSManagedObjectContext? = context
        do {
            let book = Book(context: context)
            weakBook = book
            try context.save()
        }
        #expect(weakBook == nil && weakContext != nil)
        try autoreleasepool {
            let other = try Library.context(context.persistentStoreCoordinator)
            other.automaticallyMergesChangesFromParent = true
            weakContext = other
            _ = Book(context: other)
        }
        #expect(weakContext == nil)
    }

    @Test func keepsTransformableValues() throws {
        let context = try Library.context()
        let book = Book(context: context)
        book.extra = ["a", "b"]
        try context.save()
        let other = try Library.context(context.persistentStoreCoordinator)
        let again = try #require(try other.existingObject(with: book.objectID) as? Book)
        #expect(again.extra == ["a", "b"])
    }

    @Test func resolvesUniqueValues() throws {
        let coordinator = try Library.coordinator()
        let context = try Library.context(coordinator)
        let tag = Tag(context: context)
        tag.name = "x"
        try context.save()
        let twin = Tag(context: context)
        twin.name = "x"
        #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    }
}

import Foundation
import Testing

@testable import CoreData

@Suite struct ObjectMemoryTests {
    @Test func findsObjectsByNumber() {
        let entity = NSEntityDescription()
        entity.name = "Any"
        var table = ObjectTable(IdentifierOrigin(entity, in: nil).space)
        defer { table.free() }
        var known: [Int64: UnsafeMutableRawPointer] = [:]
        var random = SystemRandomNumberGenerator()
        func pointer() -> UnsafeMutableRawPointer {
            .init(bitPattern: Int.random(in: 1...1 << 40, using: &random) * 16)!
        }
        for step in 0..<20_000 {
            // Neighbours, multiples of large powers of two, and numbers below zero
            let number: Int64 =
                switch step % 3 {
                case 0: Int64.random(in: 0..<500, using: &random)
                case 1: Int64.random(in: 0..<200, using: &random) << 32
                default: -Int64.random(in: 0..<200, using: &random)
                }
            if Bool.random(using: &random), let object = known[number] {
                table.remove(number, pointer())
                #expect(table.object(number) == object)
                table.remove(number, object)
                known[number] = nil
            } else {
                let object = pointer()
                table.set(number, object)
                known[number] = object
            }
            #expect(table.object(number) == known[number])
        }
        var all: Set<UnsafeMutableRawPointer> = []
        table.forEach { all.insert($0) }
        #expect(all == Set(known.values))
        for (number, object) in known { table.remove(number, object) }
        table.forEach { _ in Issue.record("an object is left") }
    }

    @Test func keepsObjectsThatHaveChangesAlone() throws {
        let context = try Library.context()
        weak var kept: Book?
        do {
            let books = (0..<100).map { number in
                let book = Book(context: context)
                book.title = "\(number)"
                return book
            }
            kept = books[50]
            #expect(context.registeredObjects.count == 100)
        }
        #expect(kept != nil && context.insertedObjects.count == 100)
        try context.save()
        #expect(kept == nil && context.registeredObjects.isEmpty && context.insertedObjects.isEmpty)
        do {
            let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
            kept = books[7]
            kept?.title = "changed"
            #expect(context.registeredObjects.count == 100)
        }
        #expect(context.registeredObjects.count == 1 && kept?.title == "changed")
        context.rollback()
        #expect(kept == nil && context.registeredObjects.isEmpty)
    }

    @Test func objectsOutliveTheirContext() throws {
        var context: NSManagedObjectContext? = try Library.context()
        weak var gone = context
        let book = Book(context: try #require(context))
        context = nil
        #expect(gone != nil || book.managedObjectContext == nil)
        gone?.reset()
        #expect(book.managedObjectContext == nil)
    }

    @Test func endsWithWhatWasInserted() throws {
        weak var gone: NSManagedObjectContext?
        weak var book: Book?
        do {
            let context = try Library.context()
            gone = context
            let made = Book(context: context)
            made.title = "never saved"
            made.author = Author(context: context)
            _ = made.objectWillChange
            book = made
        }
        #expect(gone == nil && book == nil)
    }

    @Test func findsObjectsByTheirOldIdentifiers() throws {
        let context = try Library.context()
        let (named, unnamed) = (Book(context: context), Book(context: context))
        let old = named.objectID
        #expect(old === named.objectID && old.isTemporaryID)
        try context.save()
        #expect(!named.objectID.isTemporaryID && !unnamed.objectID.isTemporaryID)
        #expect(named.objectID !== old && named.objectID != old && named.objectID != unnamed.objectID)
        #expect(context.object(with: old) === named && context.registeredObject(for: old) === named)
        #expect(context.object(with: unnamed.objectID) === unnamed)
        let ids = (named.objectID, unnamed.objectID)
        let other = try Library.context(context.persistentStoreCoordinator)
        #expect(Set(try other.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.objectID)) == [ids.0, ids.1])
    }

    @Test func namesTheEndsOfRelationshipsBeforeAndAfterSaving() throws {
        let parent = try Library.context()
        let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        child.parent = parent
        let author = Author(context: parent)
        author.name = "A"
        // The child learns of the parent's new object without that being saved.
        let found = try #require(try child.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect(found.name == "A")
        let book = Book(context: child)
        book.author = found
        try child.save()
        #expect(author.books.count == 1)
        try parent.save()
        child.refresh(found, mergeChanges: false)
        #expect(found.name == "A" && found.books.count == 1)
        #expect(!author.objectID.isTemporaryID && author.books.first?.author === author)
    }

    @Test func identifiersAreMadeOnAnyThread() throws {
        let context = try Library.context()
        let books = (0..<200).map { _ in Book(context: context) }
        nonisolated(unsafe) let shared = books
        let ids = Locked<[[ObjectIdentifier]]>()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let own = shared.map { ObjectIdentifier($0.objectID) }
            ids.append(own)
        }
        #expect(Set(ids.all).count == 1 && ids.all.count == 8)
    }

    @Test func objectsEndOnOtherThreadsWhileTheyAreFetched() throws {
        let coordinator = try Library.coordinator()
        let writer = try Library.context(coordinator)
        for number in 0..<200 { Book(context: writer).pages = Int32(number) }
        try writer.save()
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let request = NSFetchRequest<Book>(entityName: "Book")
        let group = DispatchGroup()
        for _ in 0..<100 {
            let kept: Kept = try context.performAndWait {
                let books = try context.fetch(request)
                #expect(books.reduce(0) { $0 + $1.pages } == 199 * 100)
                return Kept(books)
            }
            // The last references go elsewhere, while the next fetch looks for the same objects.
            DispatchQueue.global().async(group: group) { kept.drop() }
        }
        group.wait()
        context.performAndWait { #expect(context.registeredObjects.isEmpty) }
    }

    @Test func tellsNobodyWhatNobodyHears() throws {
        let context = try Library.context()
        _ = Book(context: context)
        try context.save()
        let heard = Locked<[Int]>()
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSaveObjectIDs, object: context, queue: nil
        ) { note in
            heard.append((note.userInfo?[NSInsertedObjectIDsKey] as? Set<NSManagedObjectID>)?.count ?? -1)
        }
        for _ in 0..<3 { _ = Book(context: context) }
        try context.save()
        NotificationCenter.default.removeObserver(token)
        _ = Book(context: context)
        try context.save()
        #expect(heard.all == [3])
    }
}

/// Objects that are let go on another thread.
private final class Kept: @unchecked Sendable {
    private var books: [Book]
    init(_ books: [Book]) { self.books = books }
    func drop() { books = [] }
}

private final class Locked<Value>: @unchecked Sendable where Value: RangeReplaceableCollection {
    private var value = Value()
    private let lock = NSLock()
    var all: Value { lock.withLock { value } }
    func append(_ element: Value.Element) { lock.withLock { value.append(element) } }
}

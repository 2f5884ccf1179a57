import Foundation
import Testing

@testable import CoreData

/// Contexts that keep to what the store had at one moment.
@Suite struct QueryGenerationTests {
    private let folder: URL
    private let coordinator: NSPersistentStoreCoordinator

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("generations-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent("Library.sqlite"))
        try add("first", to: context())
    }

    private func context() throws -> NSManagedObjectContext { try Library.context(coordinator) }

    private func add(_ title: String, to context: NSManagedObjectContext) throws {
        Book(context: context).title = title
        try context.save()
    }

    private func books(_ context: NSManagedObjectContext) throws -> [Book] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return try context.fetch(request)
    }

    private func titles(_ context: NSManagedObjectContext) throws -> [String?] { try books(context).map(\.title) }

    private func finish() throws {
        for store in coordinator.persistentStores { try coordinator.remove(store) }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func goesOnSeeingWhatWasThere() throws {
        let (pinned, other) = (try context(), try context())
        try pinned.setQueryGenerationFrom(.current)
        #expect(pinned.queryGenerationToken === NSQueryGenerationToken.current)
        // Nothing was read yet: what is there at the first fetch counts
        try add("second", to: other)
        #expect(try titles(pinned) == ["first", "second"])
        #expect(pinned.queryGenerationToken !== NSQueryGenerationToken.current)
        try add("third", to: other)
        let first = try #require(try books(other).first)
        other.delete(first)
        try other.save()
        #expect(try titles(other) == ["second", "third"])
        #expect(try titles(pinned) == ["first", "second"])
        #expect(try pinned.count(for: NSFetchRequest<Book>(entityName: "Book")) == 2)
        #expect(try pinned.existingObject(with: first.objectID).value(forKey: "title") as? String == "first")
        try pinned.setQueryGenerationFrom(nil)
        #expect(try titles(pinned) == ["second", "third"])
        #expect(pinned.queryGenerationToken == nil)
        try finish()
    }

    @Test func faultsAndRelationshipsAreReadFromTheGeneration() throws {
        let other = try context()
        let author = Author(context: other)
        author.name = "A"
        try #require(try books(other).first).author = author
        try other.save()
        let pinned = try context()
        try pinned.setQueryGenerationFrom(.current)
        let seen = try #require(try books(pinned).first)
        let book = try #require(try books(other).first)
        book.title = "changed"
        author.name = "B"
        book.author = nil
        try other.save()
        pinned.refreshAllObjects()
        #expect(seen.title == "first")
        #expect(seen.author?.name == "A")
        #expect(seen.author?.books.count == 1)
        try pinned.setQueryGenerationFrom(.current)
        pinned.refreshAllObjects()
        #expect(seen.title == "changed")
        #expect(seen.author == nil)
        try finish()
    }

    @Test func tokensAreShared() throws {
        let (one, two, other) = (try context(), try context(), try context())
        try one.setQueryGenerationFrom(.current)
        #expect(try titles(one) == ["first"])
        try add("second", to: other)
        try two.setQueryGenerationFrom(one.queryGenerationToken)
        #expect(try titles(two) == ["first"])
        // Two contexts that begin with nothing in between read through one connection
        let three = try context()
        try three.setQueryGenerationFrom(.current)
        _ = try titles(three)
        try one.setQueryGenerationFrom(.current)
        _ = try titles(one)
        let store = try #require(coordinator.persistentStores.first)
        let generations = [one, three].map { $0.queryGenerationToken?.generations[store.identifier] }
        #expect(generations[0] === generations[1])
        #expect(generations[0] != nil)
        try finish()
    }

    @Test func savesMergesAndResetsAdvance() throws {
        let (pinned, other) = (try context(), try context())
        try pinned.setQueryGenerationFrom(.current)
        #expect(try titles(pinned) == ["first"])
        try add("second", to: other)
        try add("third", to: pinned)
        #expect(try titles(pinned) == ["first", "second", "third"])
        try add("fourth", to: other)
        #expect(try titles(pinned).count == 3)
        pinned.reset()
        #expect(try titles(pinned).count == 4)
        let fifth = Book(context: other)
        fifth.title = "fifth"
        nonisolated(unsafe) var note: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { note = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        try other.save()
        #expect(try titles(pinned).count == 4)
        pinned.mergeChanges(fromContextDidSave: try #require(note))
        #expect(try titles(pinned).count == 5)
        // Still pinned, to what came last
        try add("sixth", to: other)
        #expect(try titles(pinned).count == 5)
        try finish()
    }

    @Test func savingOverWhatOthersChangedIsAConflict() throws {
        let (pinned, other) = (try context(), try context())
        try pinned.setQueryGenerationFrom(.current)
        let seen = try #require(try books(pinned).first)
        try #require(try books(other).first).title = "theirs"
        try other.save()
        seen.title = "mine"
        #expect(throws: (any Error).self) { try pinned.save() }
        pinned.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try pinned.save()
        #expect(try titles(try context()) == ["mine"])
        try finish()
    }

    @Test func largeValuesStayForThoseWhoReadThem() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let note = try fixture.insert(store, "Note", ["data": .data(Data(count: 200_000))])
        let generation = try #require(try store.currentGeneration())
        var changes = StoreChanges()
        changes.deletions = [.init(id: note, version: nil)]
        _ = try store.apply(changes)
        #expect(try store.row(of: note) == nil)
        let before = store.pin(generation)
        #expect(before == nil)
        #expect(fixture.value(try store.row(of: note), "data") == .data(Data(count: 200_000)))
        _ = store.pin(nil)
        #expect(try store.row(of: note) == nil)
    }

    @Test func otherStoresAreReadAsTheyAre() throws {
        let memory = try Library.context()
        let other = try Library.context(memory.persistentStoreCoordinator)
        try memory.setQueryGenerationFrom(.current)
        #expect(try titles(memory) == [])
        #expect(memory.queryGenerationToken == nil)
        try add("new", to: other)
        #expect(try titles(memory) == ["new"])
        let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        child.parent = memory
        #expect(throws: (any Error).self) { try child.setQueryGenerationFrom(.current) }
        try finish()
    }

    @Test func tokensOfRemovedStoresAreRefused() throws {
        let pinned = try context()
        try pinned.setQueryGenerationFrom(.current)
        #expect(try titles(pinned) == ["first"])
        let token = try #require(pinned.queryGenerationToken)
        try finish()
        #expect(throws: (any Error).self) { try pinned.setQueryGenerationFrom(token) }
    }

    @Test func isFoundAgainFromAnArchive() throws {
        let (pinned, other) = (try context(), try context())
        try pinned.setQueryGenerationFrom(.current)
        #expect(try titles(pinned) == ["first"])
        func archived(_ token: NSQueryGenerationToken?) throws -> Data {
            try NSKeyedArchiver.archivedData(withRootObject: try #require(token), requiringSecureCoding: true)
        }
        func read(_ data: Data) throws -> NSQueryGenerationToken {
            try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSQueryGenerationToken.self, from: data))
        }
        let data = try archived(pinned.queryGenerationToken)
        try add("second", to: other)
        let third = try context()
        try third.setQueryGenerationFrom(try read(data))
        #expect(try titles(third) == ["first"])
        #expect(third.queryGenerationToken == pinned.queryGenerationToken)
        let current = try read(try archived(.current))
        #expect(current == .current && current != pinned.queryGenerationToken)
        // Nobody keeps the moment any longer
        for context in [pinned, third] {
            context.reset()
            try context.setQueryGenerationFrom(nil)
        }
        #expect(throws: (any Error).self) { try third.setQueryGenerationFrom(try read(data)) }
        try third.setQueryGenerationFrom(current)
        #expect(try titles(third) == ["first", "second"])
        try third.setQueryGenerationFrom(nil)
        try finish()
    }
}

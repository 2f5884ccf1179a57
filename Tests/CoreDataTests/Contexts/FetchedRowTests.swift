import Foundation
import Testing

@testable import CoreData

/// The objects of rows that are fetched many at once.
@Suite struct FetchedRowTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// A store with books and novels in turn.
    private func store(_ count: Int) throws -> NSPersistentStoreCoordinator {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: "", at: folder.appendingPathComponent("Books.sqlite"))
        let context = try Library.context(coordinator)
        for number in 0..<count {
            let book = number % 5 == 4 ? Novel(context: context) : Book(context: context)
            book.title = String(repeating: "\(number) ", count: number % 7 * 40 + 1)
            book.pages = Int32(number)
        }
        try context.save()
        return coordinator
    }

    private var request: NSFetchRequest<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        return request
    }

    private func check(_ books: [Book]) {
        for (number, book) in books.enumerated() {
            #expect(book.pages == Int32(number) && (book is Novel) == (number % 5 == 4))
            #expect(book.title == String(repeating: "\(number) ", count: number % 7 * 40 + 1))
        }
    }

    @Test(arguments: [true, false]) func arriveAmongObjectsThatAreThere(asFaults: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try Library.context(store(300))
        let request = request
        request.returnsObjectsAsFaults = asFaults
        let kept = try context.fetch(request).enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
        #expect(context.registeredObjects.count == 100)
        let all = try context.fetch(request)
        #expect(all.count == 300 && context.registeredObjects.count == 300)
        for (number, book) in kept.enumerated() { #expect(book === all[number * 3]) }
        #expect(all.allSatisfy { $0.isFault == asFaults })
        check(all)
        let again = try context.fetch(request)
        #expect(zip(all, again).allSatisfy { $0 === $1 } && again.count == 300)
    }

    @Test func outliveTheRowsBesideThem() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try Library.context(store(200))
        let few = try context.fetch(request).filter { $0.pages % 50 == 49 }
        #expect(few.map(\.pages) == [49, 99, 149, 199])
        #expect(context.registeredObjects.count == 4)
        context.refreshAllObjects()
        #expect(few.map(\.pages) == [49, 99, 149, 199])
    }

    @Test func haveOneObjectEachAlsoWhenTheirClassLooksForThem() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = Library.model()
        model.entitiesByName["Tag"]?.managedObjectClassName = "CoreDataTests.CuriousTag"
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent("Tags.sqlite"))
        let context = try Library.context(coordinator)
        for number in 0..<150 {
            NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context).setValue(
                "\(number)", forKey: "name")
        }
        try context.save()
        let request = NSFetchRequest<CuriousTag>(entityName: "Tag")
        // Each of the tags asks for another while it is made.
        let found = try context.fetch(request)
        #expect(found.count == 150 && Set(found.map { ObjectIdentifier($0) }).count == 150)
        #expect(context.registeredObjects.count == 150)
        for tag in found { #expect(context.object(with: tag.objectID) === tag) }
        let others = found.compactMap(\.other)
        #expect(!others.isEmpty && others.allSatisfy { other in found.contains { $0 === other } })
        #expect(Set(found.compactMap { $0.value(forKey: "name") as? String }).count == 150)
    }

    @Test func haveTheClassesThatAreThere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try Library.context(store(10))
        #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).count == 10)
        #expect(try context.fetch(NSFetchRequest<Novel>(entityName: "Book")).count == 2)
    }
}

/// Looks for another tag before it is made itself.
final class CuriousTag: NSManagedObject {
    private(set) var other: CuriousTag?

    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
        guard let context, !objectID.isTemporaryID, objectID.primaryKey > 1 else { return }
        let before = NSManagedObjectID(objectID.origin, primaryKey: objectID.primaryKey - 1)
        other = context.object(with: before) as? CuriousTag
    }
}

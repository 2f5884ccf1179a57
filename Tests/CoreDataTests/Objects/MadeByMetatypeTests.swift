import Testing

@testable import CoreData

/// Objects of classes that are known only when the program runs, through what stands for their initialisers.
@Suite struct MadeByMetatypeTests {
    private func make<T: NSManagedObject>(_ type: T.Type, in context: NSManagedObjectContext) -> T {
        T._make(context: context)
    }

    @Test func anObjectIsOfTheClassAndItsEntity() throws {
        let context = try Library.context()
        let novel = make(Novel.self, in: context)
        #expect(type(of: novel) == Novel.self)
        #expect(novel.entity.name == "Novel")
        #expect(novel.calls == ["awakeFromInsert"])
        #expect(context.insertedObjects == [novel])
        novel.title = "소설"
        try context.save()
        #expect(!novel.objectID.isTemporaryID)
    }

    @Test func anEntityIsGiven() throws {
        let context = try Library.context()
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
        let kinds: [NSManagedObject.Type] = [Book.self, NSManagedObject.self]
        let made = kinds.map { $0._make(entity: entity, insertInto: nil) }
        #expect(made.map { type(of: $0) == Book.self } == [true, false])
        #expect(made.allSatisfy { $0.managedObjectContext == nil && $0.entity == entity })
    }

    @Test func anEntityTellsTheClass() throws {
        let context = try Library.context()
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
        let book = NSManagedObject._makeForEntity(entity: entity, insertInto: context)
        #expect(type(of: book) == Book.self && context.insertedObjects == [book])
    }

    @Test func anObjectOfNoEntityIsAPlaceForAnother() {
        let empty = Book()
        #expect(empty.managedObjectContext == nil && empty.entity.name == nil)
    }
}

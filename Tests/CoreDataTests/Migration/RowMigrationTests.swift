import Foundation
import Testing

@testable import CoreData

@Suite("Rows of an inferred migration")
struct RowMigrationTests {
    /// A store in memory of a model.
    private static func store(
        _ model: NSManagedObjectModel
    ) throws -> (coordinator: NSPersistentStoreCoordinator, store: NSPersistentStore, context: NSManagedObjectContext) {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return (coordinator, store, context)
    }

    /// Fills a store of the old model, migrates it, and hands over the context of the new one.
    private static func migrated(
        _ old: String, _ new: String, fill: (NSManagedObjectContext) throws -> Void,
        check: (NSManagedObjectContext) throws -> Void
    ) throws {
        let (source, destination) = (try InferenceTests.model(old), try InferenceTests.model(new))
        let before = try store(source)
        let after = try store(destination)
        try before.context.performAndWait {
            try fill(before.context)
            try before.context.save()
        }
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: destination)
        try LightweightMigration(
            mapping, from: source, to: destination, source: before.store, destination: after.store
        ).run()
        try after.context.performAndWait { try check(after.context) }
    }

    private static func make(_ name: String, _ values: [String: Any], in context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
        for (key, value) in values { object.setValue(value, forKey: key) }
        return object
    }

    private static func all(_ name: String, by key: String, in context: NSManagedObjectContext) throws
        -> [NSManagedObject]
    {
        let request = NSFetchRequest<NSManagedObject>(entityName: name)
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try context.fetch(request)
    }

    @Test("Attributes are renamed, added with their defaults, and required where there is a default")
    func attributes() throws {
        try Self.migrated(
            "<entity name=\"A\"><attribute name=\"x\" optional=\"YES\" attributeType=\"String\"/>"
                + "<attribute name=\"n\" optional=\"YES\" attributeType=\"Integer 32\"/></entity>",
            "<entity name=\"B\" elementID=\"A\"><attribute name=\"y\" elementID=\"x\" attributeType=\"String\""
                + " defaultValueString=\"none\"/><attribute name=\"n\" optional=\"YES\" attributeType=\"Integer 32\"/>"
                + "<attribute name=\"stars\" attributeType=\"Integer 16\" defaultValueString=\"3\"/></entity>"
        ) { context in
            _ = Self.make("A", ["x": "a", "n": 1], in: context)
            _ = Self.make("A", ["n": 2], in: context)
        } check: { context in
            let objects = try Self.all("B", by: "n", in: context)
            #expect(objects.map { $0.value(forKey: "y") as? String } == ["a", "none"])
            #expect(objects.map { ($0.value(forKey: "stars") as? NSNumber)?.intValue } == [3, 3])
        }
    }

    @Test("A value that is missing where it must be is Apple's error")
    func missing() throws {
        let error = #expect(throws: NSError.self) {
            try Self.migrated(
                "<entity name=\"A\"/>", "<entity name=\"A\"><attribute name=\"x\" attributeType=\"String\"/></entity>"
            ) { context in
                _ = Self.make("A", [:], in: context)
            } check: { _ in
            }
        }
        #expect(error?.code == 134110)
        #expect(error?.userInfo["attribute"] as? String == "x")
        #expect(error?.userInfo["entity"] as? String == "A")
    }

    @Test("Relationships lead to the same objects, one becomes many, and an order begins")
    func relationships() throws {
        let old =
            "<entity name=\"Author\"><attribute name=\"n\" attributeType=\"String\"/>"
            + "<relationship name=\"notes\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Note\" inverseName=\"author\"/>"
            + "<relationship name=\"friend\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Author\"/></entity>"
            + "<entity name=\"Note\"><attribute name=\"n\" attributeType=\"String\"/>"
            + "<relationship name=\"author\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"Author\" inverseName=\"notes\"/>"
            + "<relationship name=\"tags\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Tag\" inverseName=\"notes\"/></entity>"
            + "<entity name=\"Tag\"><attribute name=\"n\" attributeType=\"String\"/>"
            + "<relationship name=\"notes\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Note\" inverseName=\"tags\"/></entity>"
        let new =
            old
            .replacing(
                "name=\"friend\" optional=\"YES\" maxCount=\"1\"",
                with: "name=\"friend\" optional=\"YES\" toMany=\"YES\""
            )
            .replacing(
                "name=\"notes\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Note\" inverseName=\"author\"",
                with:
                    "name=\"notes\" optional=\"YES\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"Note\" inverseName=\"author\""
            )
            .replacing("entity name=\"Tag\"", with: "entity name=\"Label\" elementID=\"Tag\"")
            .replacing("destinationEntity=\"Tag\"", with: "destinationEntity=\"Label\"")
        try Self.migrated(old, new) { context in
            let authors = ["a", "b"].map { Self.make("Author", ["n": $0], in: context) }
            authors[0].setValue(authors[1], forKey: "friend")
            let tags = ["t", "u"].map { Self.make("Tag", ["n": $0], in: context) }
            for (number, name) in ["1", "2", "3"].enumerated() {
                let note = Self.make("Note", ["n": name, "author": authors[number % 2]], in: context)
                note.setValue(NSSet(array: Array(tags.prefix(number))), forKey: "tags")
            }
        } check: { context in
            func names(_ value: Any?) -> [String] {
                let objects = (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects ?? []
                return objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: "n") as? String }.sorted()
            }
            let authors = try Self.all("Author", by: "n", in: context)
            #expect(authors.map { names($0.value(forKey: "friend")) } == [["b"], []])
            #expect(authors.map { names($0.value(forKey: "notes")) } == [["1", "3"], ["2"]])
            #expect(authors[0].value(forKey: "notes") is NSOrderedSet)
            let notes = try Self.all("Note", by: "n", in: context)
            #expect(notes.map { names($0.value(forKey: "tags")) } == [[], ["t"], ["t", "u"]])
            #expect(
                notes.map { ($0.value(forKey: "author") as? NSManagedObject)?.value(forKey: "n") as? String } == [
                    "a", "b", "a",
                ])
            #expect(
                try Self.all("Label", by: "n", in: context).map { names($0.value(forKey: "notes")) } == [
                    ["2", "3"], ["3"],
                ])
        }
    }

    @Test("Entities that get a parent in common keep their objects apart")
    func hierarchies() throws {
        let entity = { (name: String, more: String) in
            "<entity name=\"\(name)\"\(more)><attribute name=\"n\" attributeType=\"String\"/>"
                + "<relationship name=\"other\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"A\"/></entity>"
        }
        try Self.migrated(
            entity("A", "") + entity("B", ""),
            "<entity name=\"P\" isAbstract=\"YES\"/>" + entity("A", " parentEntity=\"P\"")
                + entity("B", " parentEntity=\"P\"")
        ) { context in
            let first = Self.make("A", ["n": "a1"], in: context)
            _ = Self.make("A", ["n": "a2"], in: context)
            for name in ["b1", "b2", "b3"] { _ = Self.make("B", ["n": name, "other": first], in: context) }
        } check: { context in
            #expect(try Self.all("A", by: "n", in: context).map { $0.value(forKey: "n") as? String } == ["a1", "a2"])
            let others = try Self.all("B", by: "n", in: context)
            #expect(others.map { $0.value(forKey: "n") as? String } == ["b1", "b2", "b3"])
            for object in others {
                #expect((object.value(forKey: "other") as? NSManagedObject)?.value(forKey: "n") as? String == "a1")
            }
            #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "P")) == 5)
        }
    }
}

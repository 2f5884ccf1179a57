import Foundation
import Testing

@testable import CoreData

@Suite("Migration of stores")
final class StoreMigrationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var url: URL { folder.appendingPathComponent("Notes.sqlite") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let first =
        "<entity name=\"Note\"><attribute name=\"text\" optional=\"YES\" attributeType=\"String\"/>"
        + "<attribute name=\"photo\" optional=\"YES\" attributeType=\"Binary\" allowsExternalBinaryDataStorage=\"YES\"/>"
        + "<relationship name=\"tags\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Tag\" inverseName=\"notes\"/></entity>"
        + "<entity name=\"Tag\"><attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/>"
        + "<relationship name=\"notes\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"Note\" inverseName=\"tags\"/></entity>"

    private static let second =
        first
        .replacing("name=\"text\"", with: "name=\"body\" elementID=\"text\"")
        .replacing(
            "<entity name=\"Tag\">",
            with: "<entity name=\"Tag\"><attribute name=\"stars\" "
                + "attributeType=\"Integer 16\" defaultValueString=\"2\"/>")

    private static var automatic: [AnyHashable: Any] {
        [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true]
    }

    /// Opens the store, works with a context, and closes it.
    private func with(
        _ model: NSManagedObjectModel, _ options: [AnyHashable: Any]? = automatic,
        _ work: (NSManagedObjectContext) throws -> Void
    ) throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        defer { try? coordinator.remove(store) }
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        try context.performAndWait {
            try work(context)
            if context.hasChanges { try context.save() }
        }
    }

    /// Two notes with a tag; the addresses of the notes.
    private func fill() throws -> [URL] {
        var addresses: [URL] = []
        try with(try InferenceTests.model(Self.first)) { context in
            let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
            tag.setValue("t", forKey: "name")
            let notes = ["a", "b"].map { text in
                let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
                note.setValue(text, forKey: "text")
                note.setValue(NSSet(array: [tag]), forKey: "tags")
                return note
            }
            notes[0].setValue(Data(repeating: 7, count: 300_000), forKey: "photo")
            try context.save()
            addresses = notes.map { $0.objectID.uriRepresentation() }
        }
        return addresses
    }

    private static func notes(_ context: NSManagedObjectContext, by key: String) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try context.fetch(request)
    }

    /// What is in the folder, without the log of a store.
    private var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.sorted()
    }

    @Test("A store becomes one of the new version, with its objects, their addresses and large values")
    func lightweight() throws {
        let addresses = try fill()
        let before = names
        try with(try InferenceTests.model(Self.second)) { context in
            let notes = try Self.notes(context, by: "body")
            #expect(notes.map { $0.value(forKey: "body") as? String } == ["a", "b"])
            #expect(notes.map { $0.objectID.uriRepresentation() } == addresses)
            #expect((notes[0].value(forKey: "photo") as? Data)?.count == 300_000)
            let tags = (notes[1].value(forKey: "tags") as? NSSet)?.allObjects as? [NSManagedObject]
            #expect(tags?.map { $0.value(forKey: "name") as? String } == ["t"])
            #expect((tags?.first?.value(forKey: "stars") as? NSNumber)?.intValue == 2)
            // The numbers of new objects follow those that were there.
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
            try context.save()
            #expect(!addresses.contains(note.objectID.uriRepresentation()))
        }
        #expect(names == before)
        try with(try InferenceTests.model(Self.second), nil) { context in
            let notes = try Self.notes(context, by: "body")
            #expect(notes.count == 3)
        }
    }

    @Test("Without the option, a store of another version is Apple's error")
    func unwanted() throws {
        _ = try fill()
        let model = try InferenceTests.model(Self.second)
        let error = #expect(throws: NSError.self) { try self.with(model, nil) { _ in } }
        #expect(error?.code == 134100)
    }

    @Test("What cannot be inferred, or carried out, leaves the store as it was")
    func failures() throws {
        _ = try fill()
        let before = names
        let wrong = try InferenceTests.model(
            Self.first.replacing(
                "name=\"text\" optional=\"YES\" attributeType=\"String\"",
                with: "name=\"text\" optional=\"YES\" attributeType=\"Date\""))
        let error = #expect(throws: NSError.self) { try self.with(wrong) { _ in } }
        #expect(error?.code == 134140)
        #expect(error?.userInfo["reason"] as? String == "Can't find or automatically infer mapping model for migration")
        #expect((error?.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == 134190)
        let strict = try InferenceTests.model(
            Self.first.replacing(
                "<entity name=\"Tag\">",
                with: "<entity name=\"Tag\"><attribute name=\"must\" attributeType=\"String\"/>"))
        let missing = #expect(throws: NSError.self) { try self.with(strict) { _ in } }
        #expect(missing?.code == 134110)
        #expect(missing?.userInfo["attribute"] as? String == "must")
        #expect(names == before)
        try with(try InferenceTests.model(Self.first), nil) { context in
            let notes = try Self.notes(context, by: "text")
            #expect(notes.map { $0.value(forKey: "text") as? String } == ["a", "b"])
            #expect((notes[0].value(forKey: "photo") as? Data)?.count == 300_000)
        }
    }

    @Test("A store of a model that nobody has is Apple's error")
    func unknownSource() throws {
        _ = try fill()
        // As if another had written it.
        let connection = try SQLiteConnection(path: url.path, access: .readWrite)
        try connection.execute("DELETE FROM Z_MODELCACHE")
        connection.close()
        let model = try InferenceTests.model(Self.second)
        let error = #expect(throws: NSError.self) { try self.with(model) { _ in } }
        #expect(error?.code == 134130)
    }

    @Test("A manager makes objects by a mapping and a policy of the app's")
    func manager() throws {
        _ = try fill()
        let (old, new) = (try InferenceTests.model(Self.first), try InferenceTests.model(Self.second))
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
        let notes = try #require(mapping.entityMappingsByName["IEM_Transform_Note"])
        notes.entityMigrationPolicyClassName = NSStringFromClass(ShoutingPolicy.self)
        let tags = try #require(mapping.entityMappingsByName["IEM_Transform_Tag"])
        tags.attributeMappings?.first { $0.name == "stars" }?.valueExpression = NSExpression(format: "2 + 3")
        let place = folder.appendingPathComponent("New.sqlite")
        let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
        try manager.migrateStore(
            from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: place,
            destinationType: NSSQLiteStoreType, destinationOptions: nil)
        #expect(manager.migrationProgress == 1)
        try FileManager.default.moveItem(at: place, to: folder.appendingPathComponent("Kept.sqlite"))
        MigrationFiles.remove(url)
        try FileManager.default.moveItem(at: folder.appendingPathComponent("Kept.sqlite"), to: url)
        try with(new, nil) { context in
            let notes = try Self.notes(context, by: "body")
            #expect(notes.map { $0.value(forKey: "body") as? String } == ["A!", "B!"])
            let tags = (notes[0].value(forKey: "tags") as? NSSet)?.allObjects as? [NSManagedObject]
            #expect((tags?.first?.value(forKey: "stars") as? NSNumber)?.intValue == 5)
            #expect((tags?.first?.value(forKey: "notes") as? NSSet)?.count == 2)
        }
    }

    @Test("A cancelled migration makes no store")
    func cancelled() throws {
        _ = try fill()
        let (old, new) = (try InferenceTests.model(Self.first), try InferenceTests.model(Self.second))
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
        let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
        manager.cancelMigrationWithError(NSError(domain: "App", code: 7))
        let place = folder.appendingPathComponent("New.sqlite")
        let error = #expect(throws: NSError.self) {
            try manager.migrateStore(
                from: self.url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: place,
                destinationType: NSSQLiteStoreType, destinationOptions: nil)
        }
        #expect(error?.code == 7)
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }

    @Test("Stages are passed through, with the app's code before and after them")
    func staged() throws {
        _ = try fill()
        let (old, middle) = (try InferenceTests.model(Self.first), try InferenceTests.model(Self.second))
        let new = try InferenceTests.model(Self.second + "<entity name=\"Folder\"/>")
        let stage = NSCustomMigrationStage(
            migratingFrom: NSManagedObjectModelReference(model: old, versionChecksum: old.versionChecksum),
            to: NSManagedObjectModelReference(model: middle, versionChecksum: middle.versionChecksum))
        var steps: [String] = []
        stage.willMigrateHandler = { manager, _ in
            let context = try #require(manager.container).newBackgroundContext()
            try context.performAndWait { () throws -> Void in
                steps.append("will \(try Self.notes(context, by: "text").count)")
            }
        }
        stage.didMigrateHandler = { manager, _ in
            let context = try #require(manager.container).newBackgroundContext()
            try context.performAndWait {
                for note in try Self.notes(context, by: "body") { note.setValue("new", forKey: "body") }
                try context.save()
                steps.append("did")
            }
        }
        var options = Self.automatic
        options[NSPersistentStoreStagedMigrationManagerOptionKey] = NSStagedMigrationManager([stage])
        try with(new, options) { context in
            let notes = try Self.notes(context, by: "body")
            #expect(notes.map { $0.value(forKey: "body") as? String } == ["new", "new"])
            let folders = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Folder"))
            #expect(folders == 0)
        }
        #expect(steps == ["will 2", "did"])
    }
}

/// Writes the texts of notes in capitals.
final class ShoutingPolicy: NSEntityMigrationPolicy {
    override func createDestinationInstances(
        forSource source: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        try super.createDestinationInstances(forSource: source, in: mapping, manager: manager)
        let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [source])
        for note in made {
            note.setValue((source.value(forKey: "text") as? String ?? "").uppercased() + "!", forKey: "body")
        }
    }
}

import Documents
import Foundation
import Testing

@testable import CoreData

/// Stores as Apple's framework makes them, which are known by the model that they keep.
@Suite struct AppleModelCacheTests {
    @Test func theModelIsThatOfTheStore() throws {
        let model = try #require(AppleModelCache.model(ArchiveFixture.content()))
        #expect(model.versionIdentifier == "2.0")
        #expect(Set(model.entities.map(\.name)) == ["Base", "Note", "Tag"])
        let base = try #require(model.entity(named: "Base"))
        #expect(base.isAbstract && base.parent == nil)
        let note = try #require(model.entity(named: "Note"))
        #expect(note.parent == "Base" && !note.isAbstract)
        // What is inherited is not its own.
        #expect(note.attributes.map(\.name) == ["draft", "text"])
        #expect(note.attributes[0].isTransient && note.attributes[0].isOptional)
        #expect(note.attributes[1].kind == .string && !note.attributes[1].isOptional)
        #expect(note.attributes[1].versionHashModifier == "two" && note.attributes[1].renamingIdentifier == "body")
        let tags = try #require(note.relationships.first)
        #expect(tags.isToMany && tags.isOrdered && tags.destination == "Tag" && tags.inverse == "note")
        #expect(tags.deleteRule == .cascade)
        let back = try #require(model.entity(named: "Tag")?.relationships.first)
        #expect(!back.isToMany && back.isOptional && back.deleteRule == .nullify)
    }

    /// The store is turned into one of Apple's: its own archive and hashes, and no mark of ours.
    private func foreign(_ fixture: StoreFixture, hash: Data = Data(repeating: 7, count: 32)) throws {
        try fixture.coordinator.remove(try required(fixture.open().store))
        let connection = try SQLiteConnection(path: fixture.url.path, access: .readWrite)
        defer { connection.close() }
        let statement = try connection.prepare("UPDATE Z_MODELCACHE SET Z_CONTENT = ?")
        statement.bind(ArchiveFixture.content(), at: 1)
        try statement.run()
        var metadata = try StoreMetadata.read(connection)
        metadata[StoreMetadata.recipeKey] = nil
        metadata[StoreMetadata.hashesKey] = ["Base": hash, "Note": hash, "Tag": hash]
        try connection.writing { try StoreMetadata.write(metadata, to: connection) }
    }

    @Test func aStoreIsOfItsVersionAlone() throws {
        let fixture = try StoreFixture(ArchiveFixture.model())
        try foreign(fixture)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: fixture.url)
        #expect(ArchiveFixture.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let changed = ArchiveFixture.model { $0.attributes[1].isOptional = true }
        #expect(!changed.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let another = ArchiveFixture.model { $0.relationships[0].deleteRule = .deny }
        #expect(!another.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }

    /// What is not ours stays in the file, when metadata of the app's is added.
    @Test func hashesOfOthersStay() throws {
        let fixture = try StoreFixture(ArchiveFixture.model())
        try foreign(fixture)
        var metadata = try StoreFiles.metadata(at: fixture.url)
        metadata["Author"] = "me"
        try NSPersistentStoreCoordinator.setMetadata(
            metadata, forPersistentStoreOfType: NSSQLiteStoreType, at: fixture.url)
        let connection = try StoreFiles.readOnlyConnection(fixture.url)
        defer { connection.close() }
        let statement = try connection.prepare("SELECT Z_PLIST FROM Z_METADATA")
        #expect(try statement.step())
        let plist =
            try PropertyListSerialization.propertyList(from: statement.data(0), format: nil) as? [String: Any] ?? [:]
        #expect((plist[StoreMetadata.hashesKey] as? [String: Data])?["Note"] == Data(repeating: 7, count: 32))
        #expect(plist["Author"] as? String == "me")
        #expect(!plist.keys.contains { $0.hasPrefix("Seam") })
        _ = try fixture.open()
    }

    @Test func aMigratedStoreIsOfTheNewVersion() throws {
        let fixture = try StoreFixture(ArchiveFixture.model())
        try foreign(fixture)
        let changed = ArchiveFixture.model { $0.attributes[1].isOptional = true }
        let mapping = try NSMappingModel.inferredMappingModel(
            forSourceModel: ArchiveFixture.model(), destinationModel: changed)
        let place = fixture.folder.appendingPathComponent("New.sqlite")
        try NSMigrationManager(sourceModel: ArchiveFixture.model(), destinationModel: changed).migrateStore(
            from: fixture.url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: place,
            destinationType: NSSQLiteStoreType, destinationOptions: nil)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: place)
        #expect(changed.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(!ArchiveFixture.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }

    @Test func damagedArchivesAreNone() {
        let whole = ArchiveFixture.content()
        #expect(AppleModelCache.model(Data()) == nil)
        #expect(AppleModelCache.model(Data("no archive".utf8)) == nil)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            var bytes = [UInt8](whole)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            _ = AppleModelCache.model(Data(bytes))
        }
    }
}

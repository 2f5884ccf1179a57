import Foundation
import Testing

@testable import CoreData

@Suite struct StoreLayoutTests {
    private func schema(_ store: SQLiteStore) throws -> [String: String] {
        let statement = try store.connection().prepare("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        var found: [String: String] = [:]
        while try statement.step() { found[statement.text(0)] = statement.text(1) }
        return found
    }

    @Test func tablesAreCoreDatas() throws {
        let fixture = try StoreFixture()
        let schema = try schema(fixture.open())
        #expect(
            schema["ZNOTE"] == """
                CREATE TABLE ZNOTE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCOUNT INTEGER, \
                ZFLAG INTEGER, ZFOLDER INTEGER, ZISDONE INTEGER, Z_FOK_FOLDER INTEGER, ZDATE TIMESTAMP, ZSCORE FLOAT, \
                ZPRICE DECIMAL, ZCODE VARCHAR, ZLINK VARCHAR, ZTITLE VARCHAR, ZTEXT VARCHAR, ZTEXT1 VARCHAR, \
                ZUUID BLOB, ZDATA BLOB )
                """)
        #expect(
            schema["ZTAG"] == """
                CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZMAINNOTE INTEGER, \
                Z2_MAINNOTE INTEGER, Z1LOOSE INTEGER, ZNAME VARCHAR )
                """)
        #expect(
            schema["Z_2TAGS"] == """
                CREATE TABLE Z_2TAGS ( Z_2NOTES INTEGER, Z_5TAGS INTEGER, PRIMARY KEY (Z_2NOTES, Z_5TAGS) )
                """)
        #expect(
            schema["Z_1PINNED"] == """
                CREATE TABLE Z_1PINNED ( Z_1FOLDERS INTEGER, Z_5PINNED INTEGER, Z_FOK_5PINNED INTEGER, \
                PRIMARY KEY (Z_1FOLDERS, Z_5PINNED) )
                """)
        #expect(schema["Z_1FRIENDS"]?.contains("REFLEXIVE INTEGER, Z_1FRIENDS INTEGER") == true)
        #expect(schema["ZNOTE_ZFOLDER_INDEX"] == "CREATE INDEX ZNOTE_ZFOLDER_INDEX ON ZNOTE (ZFOLDER)")
        #expect(schema["ZNOTE_Z_ENT_INDEX"] != nil)
        #expect(
            schema["Z_Tag_UNIQUE_name"] == "CREATE UNIQUE INDEX Z_Tag_UNIQUE_name ON ZTAG (ZNAME COLLATE BINARY ASC)")
        #expect(
            schema["Z_2TAGS_Z_5TAGS_INDEX"] == "CREATE INDEX Z_2TAGS_Z_5TAGS_INDEX ON Z_2TAGS (Z_5TAGS, Z_2NOTES)")
    }

    @Test func entitiesAreNumberedDepthFirst() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let statement = try store.connection().prepare("SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT")
        var lines: [String] = []
        while try statement.step() {
            lines.append("\(statement.integer(0)) \(statement.text(1)) \(statement.integer(2))")
        }
        #expect(lines == ["1 Folder 0", "2 Note 0", "3 Album 2", "4 Todo 2", "5 Tag 0"])
    }

    @Test func namesThatClashGetNumbers() {
        let entity = NSEntityDescription()
        entity.name = "Thing"
        entity.properties = ["_pk", "url", "URL", "name"].map { StoreFixture.attribute($0, .stringAttributeType) }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let table = TableNames([entity]).table(of: entity)
        #expect(table?.column(of: "_pk")?.name == "Z_PK1")
        #expect(Set(["url", "URL"].compactMap { table?.column(of: $0)?.name }) == ["ZURL", "ZURL1"])
        #expect(table?.column(of: "name")?.name == "ZNAME")
    }

    @Test func anotherModelDoesNotFit() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        try fixture.coordinator.remove(try required(store.store))
        let other = StoreFixture.notes()
        other.entitiesByName["Tag"]?.properties.append(StoreFixture.attribute("color", .stringAttributeType))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: other)
        let before = try Data(contentsOf: fixture.url)
        let error = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: fixture.url, options: nil)
        }
        #expect(error?.code == 134_100)
        #expect(try Data(contentsOf: fixture.url) == before)
    }

    @Test func metadataIsReadWithoutOpening() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: fixture.url)
        #expect(metadata[NSStoreUUIDKey] as? String == store.identifier)
        #expect(metadata[NSStoreTypeKey] as? String == "SQLite")
        #expect(fixture.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        store.metadata["owner"] = "me"
        try fixture.insert(store, "Folder", [:])
        let later = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: fixture.url)
        #expect(later["owner"] as? String == "me")
    }

    /// Core Data made the file: no hashes of ours, another name for a table of a relationship, columns beside.
    @Test func aStoreOfCoreDatasOpens() throws {
        let fixture = try StoreFixture()
        var store = try fixture.open()
        let note = try fixture.insert(store, "Todo", ["title": .text("a")])
        let tag = try fixture.insert(store, "Tag", ["name": .text("t")])
        var metadata = store.metadata
        metadata[StoreMetadata.recipeKey] = nil
        metadata[StoreMetadata.hashesKey] = ["Note": Data(count: 32)]
        store.metadata = metadata
        var changes = StoreChanges()
        changes.links = [
            .init(
                owner: note, relationship: fixture.relationship("Note", "tags"), added: [tag], removed: [], order: nil)
        ]
        _ = try store.apply(changes)
        try store.connection().execute("ALTER TABLE Z_2TAGS RENAME TO Z_5NOTES")
        try store.connection().execute("DROP TABLE Z_MODELCACHE")
        try fixture.coordinator.remove(try required(store.store))
        store = try fixture.open()
        let table = try required(store.names.table(named: "Todo"))
        guard case .joinTable(let join)? = table.toMany["tags"] else {
            Issue.record("no table")
            return
        }
        #expect(join.name == "Z_5NOTES")
        let found = try store.destinations(of: fixture.relationship("Note", "tags"), from: note)
        #expect(found.map(\.primaryKey) == [tag.primaryKey])
    }
}

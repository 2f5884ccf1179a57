import Foundation
import Testing

@testable import CoreData

@Suite struct StoreFilesTests {
    private func code(_ body: () throws -> Void) -> Int? {
        do {
            try body()
            return nil
        } catch let error as NSError {
            return error.domain == NSCocoaErrorDomain ? error.code : -1
        }
    }

    private func filled(_ fixture: StoreFixture, _ count: Int = 300) throws {
        let store = try fixture.open()
        var changes = StoreChanges()
        changes.insertions = try store.makeIdentifiers(for: fixture.entity("Note"), count: count).map {
            .init(
                id: $0, values: fixture.values("Note", ["title": .text("Note \($0.primaryKey)"), "score": .real(0.5)]))
        }
        _ = try store.apply(changes)
        try fixture.coordinator.remove(try required(store.store))
    }

    // MARK: What is wrong with files

    @Test func errorsHaveApplesCodes() throws {
        let fixture = try StoreFixture()
        let other = fixture.folder.appendingPathComponent("Other.sqlite")
        try Data("This is no database, however much longer than a hundred bytes it may be. ".utf8).write(to: other)
        #expect(code { _ = try fixture.open(at: other) } == 259)
        #expect(try Data(contentsOf: other).starts(with: Data("This is no".utf8)))
        #expect(code { _ = try fixture.open(at: fixture.folder) } == 259)
        let missing = fixture.folder.appendingPathComponent("none/Notes.sqlite")
        #expect(code { _ = try fixture.open(at: missing) } == 512)
        #expect(code { _ = try fixture.open([NSReadOnlyPersistentStoreOption: true]) } == 260)
        #expect(code { _ = try StoreFiles.metadata(at: fixture.url) } == 260)
        let connection = try SQLiteConnection(path: fixture.url.path, access: .create)
        try connection.execute("CREATE TABLE a (b)")
        connection.close()
        #expect(code { _ = try fixture.open() } == 134_080)
    }

    @Test func aReadOnlyStoreIsReadAndNotWritten() throws {
        let fixture = try StoreFixture()
        try filled(fixture)
        let before = try Data(contentsOf: fixture.url)
        let store = try fixture.open([NSReadOnlyPersistentStoreOption: true])
        #expect(try fixture.count(store, "Note") == 300)
        #expect(code { _ = try store.makeIdentifiers(for: fixture.entity("Note"), count: 1) } == 513)
        #expect(
            code { _ = try store.apply(StoreBatch(kind: .delete(StoreFetch(entity: fixture.entity("Note"))))) } == 513)
        #expect(try Data(contentsOf: fixture.url) == before)
    }

    @Test func aFullDiskLosesNothing() throws {
        let fixture = try StoreFixture()
        try filled(fixture)
        let store = try fixture.open()
        let pages = try required(store.connection().integer("PRAGMA page_count"))
        try store.connection().execute("PRAGMA max_page_count = \(pages + 2)")
        let ids = try store.makeIdentifiers(for: fixture.entity("Note"), count: 2000)
        var changes = StoreChanges()
        changes.insertions = ids.map { .init(id: $0, values: fixture.values("Note", ["title": .text("new")])) }
        let error = #expect(throws: NSError.self) { try store.apply(changes) }
        #expect(error?.code == 640)
        #expect((error?.userInfo[NSSQLiteErrorDomain] as? Int) == 13)
        #expect(try fixture.count(store, "Note") == 300)
        try store.connection().execute("PRAGMA max_page_count = 1000000")
        #expect(try store.apply(changes).count == 2000)
        #expect(try fixture.count(store, "Note") == 2300)
    }

    /// Whatever is in the file: an error or values, no crash, and what was no store stays as it was.
    @Test func damagedFilesAreNeverTheEnd() throws {
        let fixture = try StoreFixture()
        try filled(fixture, 200)
        let whole = try Data(contentsOf: fixture.url)
        let rounds = ProcessInfo.processInfo.environment["SEAM_TEST_DAMAGE"].flatMap(Int.init) ?? 150
        var random = SystemRandomNumberGenerator()
        var opened = 0
        for round in 0..<rounds {
            var damaged = whole
            switch round % 3 {
            case 0: damaged = damaged.prefix(Int.random(in: 0..<damaged.count, using: &random))
            case 1:
                for _ in 0..<Int.random(in: 1...40) {
                    damaged[Int.random(in: 0..<damaged.count)] = UInt8.random(in: 0...255)
                }
            default:
                // The values of rows lie densely; damage there tells more
                let start = Int.random(in: 100..<damaged.count - 600)
                for place in start..<start + Int.random(in: 1...500) { damaged[place] = UInt8.random(in: 0...255) }
            }
            let url = fixture.folder.appendingPathComponent("Damaged\(round).sqlite")
            try damaged.write(to: url)
            do {
                let store = try fixture.open(at: url)
                defer { try? fixture.coordinator.remove(store.store!) }
                opened += 1
                for entity in ["Note", "Tag", "Folder"] {
                    if case .rows(let rows) = try store.answer(StoreFetch(entity: fixture.entity(entity))) {
                        for row in rows { _ = row.values }
                        for row in rows.prefix(3) {
                            for relationship in row.id.entity.layout.toMany {
                                _ = try store.destinations(of: relationship, from: row.id)
                            }
                        }
                    }
                }
                try fixture.insert(store, "Note", ["title": .text("more")])
                _ = try store.apply(StoreBatch(kind: .delete(StoreFetch(entity: fixture.entity("Note")))))
            } catch let error as NSError {
                #expect(error.domain == NSCocoaErrorDomain)
            }
            StoreFiles.removeFiles(of: url)
        }
        #expect(opened > 0)
    }

    // MARK: Copies

    @Test func storesAreReplacedAndDestroyed() throws {
        let fixture = try StoreFixture()
        let large = Data(count: 200_000)
        var store = try fixture.open()
        let id = try fixture.insert(store, "Note", ["title": .text("one"), "data": .data(large)])
        let copy = fixture.folder.appendingPathComponent("Copy.sqlite")
        // The original is in use meanwhile
        try fixture.coordinator.replacePersistentStore(
            at: copy, withPersistentStoreFrom: fixture.url, ofType: NSSQLiteStoreType)
        let other = NSPersistentStoreCoordinator(managedObjectModel: fixture.model)
        let second = try required(
            other.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: copy).backend
                as? SQLiteStore)
        #expect(fixture.value(try second.row(of: id), "data") == .data(large))
        #expect(second.identifier == store.identifier)
        try fixture.insert(second, "Note", ["title": .text("two")])
        // A copy over a store that somebody reads
        try NSPersistentStoreCoordinator(managedObjectModel: fixture.model).replacePersistentStore(
            at: fixture.url, withPersistentStoreFrom: copy, ofType: NSSQLiteStoreType)
        #expect(try fixture.count(store, "Note") == 2)
        #expect(fixture.value(try store.row(of: id), "data") == .data(large))
        try fixture.coordinator.destroyPersistentStore(at: fixture.url, ofType: NSSQLiteStoreType)
        #expect(fixture.coordinator.persistentStores.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: fixture.folder.appendingPathComponent(".Notes_SUPPORT").path))
        store = try fixture.open()
        #expect(try fixture.count(store, "Note") == 0)
        #expect(store.identifier != second.identifier)
        #expect(try store.connection().text("PRAGMA integrity_check") == "ok")
    }

    @Test func thereIsAStoreInMemory() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open(at: URL(fileURLWithPath: "/dev/null"))
        try fixture.insert(store, "Note", ["data": .data(Data(count: 200_000))])
        #expect(try fixture.count(store, "Note") == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).isEmpty)
    }

    @Test func pragmasAreSetAndOptionsTaken() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open([
            NSSQLitePragmasOption: ["journal_mode": "DELETE", "synchronous": "1; DROP TABLE ZNOTE"],
            NSSQLiteAnalyzeOption: true, NSSQLiteManualVacuumOption: true,
            NSPersistentStoreFileProtectionKey: "NSFileProtectionComplete", NSPersistentStoreTimeoutOption: 1,
        ])
        #expect(try store.connection().text("PRAGMA journal_mode") == "delete")
        #expect(try fixture.count(store, "Note") == 0)
    }

    // MARK: Several at once

    @Test func eightConnectionsWriteAtOnce() throws {
        let fixture = try StoreFixture()
        _ = try fixture.open()
        let failures = Failures()
        let url = fixture.url
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: StoreFixture.notes())
                let store = try required(
                    coordinator.addPersistentStore(
                        ofType: NSSQLiteStoreType, configurationName: nil, at: url,
                        options: [NSPersistentHistoryTrackingKey: true]
                    ).backend as? SQLiteStore)
                let note = try required(coordinator.managedObjectModel.entitiesByName["Note"])
                for number in 0..<25 {
                    var changes = StoreChanges()
                    changes.insertions = try store.makeIdentifiers(for: note, count: 2).map {
                        var values = ContiguousArray(repeating: StoredValue.null, count: note.layout.slots.count)
                        values[note.layout.slot(of: "count")!] = .integer(Int64(number))
                        return .init(id: $0, values: values)
                    }
                    _ = try store.apply(changes)
                    _ = try store.answer(StoreFetch(entity: note, limit: 5))
                }
            } catch {
                failures.add(error)
            }
        }
        #expect(failures.all.isEmpty, "\(failures.all)")
        let store = try fixture.second()
        #expect(try fixture.count(store, "Note") == 400)
        #expect(try store.connection().integer("SELECT count(*) FROM ATRANSACTION") == 200)
        #expect(try store.connection().integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Note'") == 400)
    }
}

/// Errors of several threads.
private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []
    func add(_ error: any Error) { lock.withLock { errors.append(error) } }
    var all: [any Error] { lock.withLock { errors } }
}

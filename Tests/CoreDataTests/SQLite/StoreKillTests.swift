import Foundation
import Testing

@testable import CoreData

/// Saves of a process that is killed at any moment: all that returned are there, and none by half.
@Suite(.serialized) struct StoreKillTests {
    private static let key = "SEAM_TEST_STORE"
    private static let tagsPerSave = 3

    /// What the child does: saves until it is killed, and tells each save that returned.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[key] != nil))
    func savingChild() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment[Self.key] ?? "")
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: StoreFixture.notes())
        let store = try required(
            coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent("Notes.sqlite"),
                options: [NSPersistentHistoryTrackingKey: true]
            ).backend as? SQLiteStore)
        let note = try required(coordinator.managedObjectModel.entitiesByName["Note"])
        var number = Int64(try fixtureLast(store, note))
        while true {
            number += 1
            let ids = try store.makeIdentifiers(for: note, count: Self.tagsPerSave)
            var changes = StoreChanges()
            changes.insertions = ids.map { id in
                var values = ContiguousArray(repeating: StoredValue.null, count: note.layout.slots.count)
                values[note.layout.slot(of: "count")!] = .integer(number)
                if number % 7 == 0 { values[note.layout.slot(of: "data")!] = .data(Data(count: 150_000)) }
                return .init(id: id, values: values)
            }
            _ = try store.apply(changes)
            FileHandle.standardOutput.write(Data("saved \(number).\n".utf8))
        }
    }

    private func fixtureLast(_ store: SQLiteStore, _ note: NSEntityDescription) throws -> Int {
        Int(try store.connection().integer("SELECT max(ZCOUNT) FROM ZNOTE") ?? 0)
    }

    @Test func nothingIsLostWhenTheProcessIsKilled() throws {
        let fixture = try StoreFixture()
        let rounds = ProcessInfo.processInfo.environment["SEAM_TEST_KILLS"].flatMap(Int.init) ?? 4
        var told: Int64 = 0
        for round in 0..<rounds {
            let child = Process()
            child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            child.arguments = ["--testing-library", "swift-testing", "--filter", "savingChild"]
            child.environment = ProcessInfo.processInfo.environment.merging([Self.key: fixture.folder.path]) { $1 }
            let output = Pipe()
            child.standardOutput = output
            child.standardError = FileHandle.nullDevice
            try child.run()
            var text = ""
            // The first save tells that the child is at work
            while !text.contains("saved"), let part = try output.fileHandleForReading.read(upToCount: 4096),
                !part.isEmpty
            {
                text += String(decoding: part, as: UTF8.self)
            }
            usleep(UInt32.random(in: 0..<60_000))
            kill(child.processIdentifier, SIGKILL)
            text += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            child.waitUntilExit()
            #expect(text.contains("saved"), "round \(round)")
            for line in text.split(separator: "\n") where line.hasPrefix("saved ") && line.hasSuffix(".") {
                told = max(told, Int64(line.dropFirst(6).dropLast()) ?? 0)
            }
            let store = try fixture.open()
            let connection = try store.connection()
            #expect(try connection.text("PRAGMA integrity_check") == "ok")
            #expect(try connection.integer("SELECT max(ZCOUNT) FROM ZNOTE") ?? 0 >= told, "round \(round)")
            #expect(
                try connection.integer(
                    "SELECT count(*) FROM (SELECT 1 FROM ZNOTE GROUP BY ZCOUNT HAVING count(*) != \(Self.tagsPerSave))")
                    == 0)
            #expect(
                try connection.integer("SELECT count(DISTINCT ZCOUNT) FROM ZNOTE")
                    == connection.integer("SELECT max(ZCOUNT) FROM ZNOTE"))
            #expect(
                try connection.integer("SELECT count(*) FROM ACHANGE")
                    == connection.integer("SELECT count(*) FROM ZNOTE"))
            let rows = try store.connection().prepare(
                "SELECT Z_PK FROM ZNOTE WHERE ZCOUNT % 7 = 0 ORDER BY Z_PK DESC LIMIT 9")
            var large: [Int64] = []
            while try rows.step() { large.append(rows.integer(0)) }
            for key in large {
                let id = NSManagedObjectID(
                    try store.origin(of: store.table(of: fixture.entity("Note"))), primaryKey: key)
                #expect(fixture.value(try store.row(of: id), "data") == .data(Data(count: 150_000)))
            }
            try fixture.coordinator.remove(try required(store.store))
        }
    }
}

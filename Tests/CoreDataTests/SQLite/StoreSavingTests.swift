import Foundation
import Testing

@testable import CoreData

@Suite struct StoreSavingTests {
    @Test func everyKindOfValueComesBack() throws {
        let fixture = try StoreFixture()
        var store = try fixture.open()
        let uuid = UUID()
        let given: [String: StoredValue] = [
            "title": .text("한글 \u{1F600} O'Neil\0z"), "count": .integer(.min), "score": .real(0.1),
            "price": .decimal(Decimal(string: "10.11")!), "date": .date(-1.5), "uuid": .uuid(uuid),
            "link": .uri(URL(string: "https://a.b/c?d=e")!), "flag": .integer(1), "data": .data(Data([0, 1, 2])),
        ]
        let id = try fixture.insert(store, "Note", given)
        try fixture.coordinator.remove(try required(store.store))
        store = try fixture.open()
        let row = try required(store.row(of: id))
        for (name, value) in given { #expect(fixture.value(row, name) == value, "\(name)") }
        #expect(fixture.value(row, "code") == .null)
        #expect(row.version == 1)
    }

    @Test func changesAreAppliedAndVersionsCounted() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let id = try fixture.insert(store, "Note", ["title": .text("a"), "count": .integer(1)])
        var changes = StoreChanges()
        let slot = try required(id.entity.layout.slot(of: "title"))
        changes.updates = [
            .init(
                id: id, version: 1, values: fixture.values("Note", ["title": .text("b"), "count": .integer(9)]),
                changed: [slot])
        ]
        #expect(try store.apply(changes).map(\.version) == [2])
        let row = try store.row(of: id)
        #expect(fixture.value(row, "title") == .text("b"))
        #expect(fixture.value(row, "count") == .integer(1))
    }

    @Test func whatOthersChangedIsAConflict() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let other = try fixture.second()
        let id = try fixture.insert(store, "Note", ["title": .text("a")])
        let slot = try required(id.entity.layout.slot(of: "title"))
        func update(_ store: SQLiteStore, _ title: String, _ version: Int64) throws {
            var changes = StoreChanges()
            changes.updates = [
                .init(
                    id: id, version: version, values: fixture.values("Note", ["title": .text(title)]), changed: [slot])
            ]
            _ = try store.apply(changes)
        }
        try update(other, "theirs", 1)
        let conflict = #expect(throws: StoreConflict.self) { try update(store, "mine", 1) }
        #expect(conflict?.objects.count == 1)
        #expect(fixture.value(conflict?.objects[0].stored, "title") == .text("theirs"))
        #expect(fixture.value(try store.row(of: id), "title") == .text("theirs"))
        var deletion = StoreChanges()
        deletion.deletions = [.init(id: id, version: 1)]
        #expect(throws: StoreConflict.self) { try store.apply(deletion) }
        deletion.deletions = [.init(id: id, version: 2)]
        _ = try store.apply(deletion)
        #expect(try store.row(of: id) == nil)
        let gone = #expect(throws: StoreConflict.self) { try update(other, "late", 2) }
        #expect(gone?.objects[0].stored == nil)
    }

    @Test func uniqueValuesAreAConflict() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let first = try fixture.insert(store, "Tag", ["name": .text("red")])
        let conflict = #expect(throws: StoreConstraintConflict.self) {
            try fixture.insert(store, "Tag", ["name": .text("red")])
        }
        #expect(conflict?.constraint == ["name"])
        #expect(conflict?.stored?.id == first)
        #expect(try fixture.count(store, "Tag") == 1)
        // None has a name: no conflict
        try fixture.insert(store, "Tag", [:])
        try fixture.insert(store, "Tag", [:])
        // One goes, another takes its name
        let ids = try store.makeIdentifiers(for: fixture.entity("Tag"), count: 3)
        var changes = StoreChanges()
        changes.deletions = [.init(id: first, version: 1)]
        changes.insertions = [.init(id: ids[0], values: fixture.values("Tag", ["name": .text("red")]))]
        _ = try store.apply(changes)
        #expect(try fixture.count(store, "Tag") == 3)
        changes = StoreChanges()
        changes.insertions = ids[1...].map { .init(id: $0, values: fixture.values("Tag", ["name": .text("blue")])) }
        let own = #expect(throws: StoreConstraintConflict.self) { try store.apply(changes) }
        #expect(own?.stored == nil)
        #expect(own?.conflicting.count == 2)
    }

    @Test func relationshipsComeBackInOrder() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let folder = try fixture.insert(store, "Folder", ["name": .text("f")])
        let friend = try fixture.insert(store, "Folder", [:])
        let notes = try (0..<3).map { _ in try fixture.insert(store, "Todo", ["folder": .reference(folder)]) }
        let tags = try (0..<4).map { try fixture.insert(store, "Tag", ["name": .text("\($0)")]) }
        func links(
            _ name: String, added: [NSManagedObjectID] = [], removed: [NSManagedObjectID] = [],
            order: [NSManagedObjectID]? = nil
        ) throws {
            var changes = StoreChanges()
            changes.links = [
                .init(
                    owner: folder, relationship: fixture.relationship("Folder", name), added: added, removed: removed,
                    order: order)
            ]
            _ = try store.apply(changes)
        }
        func found(_ entity: String, _ name: String, _ id: NSManagedObjectID) throws -> [NSManagedObjectID] {
            try store.destinations(of: fixture.relationship(entity, name), from: id)
        }
        try links("notes", order: [notes[2], notes[0], notes[1]])
        #expect(try found("Folder", "notes", folder) == [notes[2], notes[0], notes[1]])
        #expect(try found("Folder", "notes", folder).allSatisfy { $0.entity.name == "Todo" })
        try links("pinned", added: [tags[1], tags[0], tags[3]])
        #expect(try found("Folder", "pinned", folder) == [tags[1], tags[0], tags[3]])
        try links("pinned", added: [tags[2]], removed: [tags[0]], order: [tags[3], tags[2], tags[1]])
        #expect(try found("Folder", "pinned", folder) == [tags[3], tags[2], tags[1]])
        #expect(try found("Tag", "folders", tags[2]) == [folder])
        try links("friends", added: [friend])
        #expect(try found("Folder", "friends", friend) == [folder])
        #expect(try found("Folder", "friends", folder) == [friend])
        try links("loose", added: [tags[0], tags[1]])
        #expect(try found("Folder", "loose", folder) == [tags[0], tags[1]])
        try links("loose", removed: [tags[0]])
        #expect(try found("Folder", "loose", folder) == [tags[1]])
        // What is deleted leaves no pairs
        var deletion = StoreChanges()
        deletion.deletions = [.init(id: tags[3], version: nil), .init(id: friend, version: nil)]
        _ = try store.apply(deletion)
        #expect(try store.connection().integer("SELECT count(*) FROM Z_1PINNED") == 2)
        #expect(try store.connection().integer("SELECT count(*) FROM Z_1FRIENDS") == 0)
    }

    @Test func aReferenceKnowsTheEntityItLeadsTo() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let todo = try fixture.insert(store, "Todo", ["text": .text("todo")])
        let album = try fixture.insert(store, "Album", ["text": .text("album")])
        let tag = try fixture.insert(store, "Tag", ["mainNote": .reference(todo)])
        guard case .reference(let id)? = fixture.value(try store.row(of: tag), "mainNote") else {
            Issue.record("no reference")
            return
        }
        #expect(id == todo)
        #expect(id.entity.name == "Todo")
        #expect(fixture.value(try store.row(of: todo), "text") == .text("todo"))
        #expect(fixture.value(try store.row(of: album), "text") == .text("album"))
        #expect(try fixture.count(store, "Note") == 2)
        #expect(try fixture.count(store, "Album") == 1)
        #expect(try Set(store.rows(of: [todo, album, tag, todo]).map(\.id)).count == 3)
    }

    @Test func manyRowsAreReadByTheirIdentifiers() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let ids = try store.makeIdentifiers(for: fixture.entity("Folder"), count: 1000)
        #expect(Set(ids.map(\.primaryKey)).count == 1000)
        var changes = StoreChanges()
        changes.insertions = ids.map { .init(id: $0, values: fixture.values("Folder", [:])) }
        _ = try store.apply(changes)
        #expect(try store.rows(of: Array(ids[0..<333])).count == 333)
        #expect(try store.rows(of: ids).count == 1000)
        let next = try store.makeIdentifiers(for: fixture.entity("Folder"), count: 1)[0]
        #expect(next.primaryKey == 1001)
    }

    @Test func largeValuesHaveFilesOfTheirOwn() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        let large = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        let id = try fixture.insert(store, "Note", ["data": .data(large)])
        let folder = fixture.folder.appendingPathComponent(".Notes_SUPPORT/_EXTERNAL_DATA")
        func files() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
        #expect(files().count == 1)
        let column = try store.connection().prepare("SELECT ZDATA FROM ZNOTE")
        #expect(try column.step())
        #expect(column.data(0) == Data([2]) + Data(files()[0].utf8) + Data([0]))
        column.reset()
        #expect(fixture.value(try store.row(of: id), "data") == .data(large))
        var changes = StoreChanges()
        let slot = try required(id.entity.layout.slot(of: "data"))
        changes.updates = [
            .init(id: id, version: 1, values: fixture.values("Note", ["data": .data(Data([7]))]), changed: [slot])
        ]
        _ = try store.apply(changes)
        #expect(files().isEmpty)
        #expect(fixture.value(try store.row(of: id), "data") == .data(Data([7])))
        // A save that fails leaves no file
        changes.updates[0].version = 1
        changes.updates[0].values = fixture.values("Note", ["data": .data(large)])
        #expect(throws: StoreConflict.self) { try store.apply(changes) }
        #expect(files().isEmpty)
    }

    @Test func batchesChangeManyRows() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        var left = 500
        let made = try store.apply(
            StoreBatch(
                kind: .insert(entity: fixture.entity("Todo")) {
                    guard left > 0 else { return nil }
                    left -= 1
                    return StoreBatch.Row(values: fixture.values("Todo", ["count": .integer(Int64(left))]))
                }))
        #expect(made.count == 500)
        #expect(try fixture.count(store, "Todo") == 500)
        let slot = try required(fixture.entity("Note").layout.slot(of: "title"))
        let changed = try store.apply(
            StoreBatch(kind: .update(StoreFetch(entity: fixture.entity("Note")), values: [(slot, .value(.text("x")))])))
        #expect(changed.count == 500)
        #expect(fixture.value(try store.row(of: made[7]), "title") == .text("x"))
        #expect(try store.row(of: made[7])?.version == 2)
        let folder = try fixture.insert(store, "Folder", [:])
        let inside = try fixture.insert(store, "Todo", ["folder": .reference(folder)])
        #expect(try store.apply(StoreBatch(kind: .delete(StoreFetch(entity: fixture.entity("Folder"))))).count == 1)
        #expect(fixture.value(try store.row(of: inside), "folder") == .null)
        #expect(try store.apply(StoreBatch(kind: .delete(StoreFetch(entity: fixture.entity("Note"))))).count == 501)
        #expect(try fixture.count(store, "Note") == 0)
    }
}

import Foundation
import Testing

@testable import CoreData

/// Batches of insertions whose values must be unique.
@Suite struct BatchConflictTests {
    private let fixture: StoreFixture
    private let store: SQLiteStore
    private let context: NSManagedObjectContext

    init() throws {
        let model = StoreFixture.notes()
        let tag = model.entitiesByName["Tag"]!
        tag.properties.append(StoreFixture.attribute("color", .stringAttributeType))
        tag.properties.append(StoreFixture.attribute("rank", .integer64AttributeType))
        fixture = try StoreFixture(model)
        store = try fixture.open([NSPersistentHistoryTrackingKey: true])
        context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = fixture.coordinator
        try fixture.insert(store, "Tag", ["name": .text("a"), "color": .text("red"), "rank": .integer(1)])
    }

    private func insert() throws -> [NSManagedObjectID] {
        let request = NSBatchInsertRequest(
            entityName: "Tag",
            objects: [["name": "b", "rank": 5], ["name": "a", "rank": 7], ["name": "b", "rank": 6]])
        request.resultType = .objectIDs
        return try #require((try context.execute(request) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])
    }

    private func tags() throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Tag")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try context.fetch(request).map { tag in
            ["name", "color", "rank"].map { tag.value(forKey: $0).map { "\($0)" } ?? "-" }.joined(separator: " ")
        }
    }

    @Test func failsWithoutAPolicy() throws {
        #expect(throws: (any Error).self) { try insert() }
        #expect(try tags() == ["a red 1"])
    }

    @Test func objectsTrump() throws {
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let ids = try insert()
        #expect(ids.count == 3)
        #expect(ids[0] == ids[2])
        // What was not named stays
        #expect(try tags() == ["a red 7", "b - 6"])
        let history = try store.history(after: .token(nil)).last?.changes ?? []
        #expect(history.map(\.changeType) == [.insert, .update, .update])
    }

    @Test func overwrites() throws {
        context.mergePolicy = NSMergePolicy.overwrite
        _ = try insert()
        #expect(try tags() == ["a - 7", "b - 6"])
    }

    @Test func storesTrump() throws {
        context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
        #expect(try insert().count == 1)
        #expect(try tags() == ["a red 1", "b - 5"])
        // The next key is free
        try fixture.insert(store, "Tag", ["name": .text("c")])
        #expect(try tags().count == 3)
    }
}

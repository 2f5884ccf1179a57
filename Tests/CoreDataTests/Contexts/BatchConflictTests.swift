import Foundation
import Testing

@testable import CoreData

/// Batches of insertions whose values must be unique.
@Suite struct BatchConflictTests {
    private let fixture: StoreFixture
    private let store: SQLiteStore
    private let batch: TagBatch

    init() throws {
        fixture = try StoreFixture(TagBatch.model())
        store = try fixture.open([NSPersistentHistoryTrackingKey: true])
        batch = try TagBatch(fixture.coordinator)
    }

    @Test func failsWithoutAPolicy() throws {
        #expect(throws: (any Error).self) { try batch.insert() }
        #expect(try batch.tags() == ["a red 1"])
    }

    @Test func objectsTrump() throws {
        batch.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let ids = try batch.insert()
        #expect(ids.count == 3)
        #expect(ids[0] == ids[2])
        // What was not named stays
        #expect(try batch.tags() == ["a red 7", "b - 6"])
        let history = try store.history(after: .token(nil)).last?.changes ?? []
        #expect(history.map(\.changeType) == [.insert, .update, .update])
    }

    @Test func overwrites() throws {
        batch.context.mergePolicy = NSMergePolicy.overwrite
        _ = try batch.insert()
        #expect(try batch.tags() == ["a - 7", "b - 6"])
    }

    @Test func storesTrump() throws {
        batch.context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
        #expect(try batch.insert().count == 1)
        #expect(try batch.tags() == ["a red 1", "b - 5"])
        // The next key is free
        try fixture.insert(store, "Tag", ["name": .text("c")])
        #expect(try batch.tags().count == 3)
    }
}

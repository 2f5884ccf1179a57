import Foundation
import Testing

@testable import CoreData

/// Batches of insertions into a store in memory whose values must be unique.
@Suite struct MemoryBatchConflictTests {
    private let batch: TagBatch

    init() throws { batch = try TagBatch(try Library.coordinator(TagBatch.model())) }

    @Test func failWithoutAPolicy() throws {
        #expect(throws: (any Error).self) { try batch.insert() }
        #expect(try batch.tags() == ["a red 1"])
    }

    @Test func followThePolicy() throws {
        batch.context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
        #expect(try batch.insert().count == 1)
        #expect(try batch.tags() == ["a red 1", "b - 5"])
        batch.context.reset()
        batch.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let ids = try batch.insert()
        #expect(ids.count == 3 && ids[0] == ids[2])
        #expect(try batch.tags() == ["a red 7", "b - 6"])
        batch.context.reset()
        batch.context.mergePolicy = NSMergePolicy.overwrite
        _ = try batch.insert()
        #expect(try batch.tags() == ["a - 7", "b - 6"])
    }
}

import Foundation
import Testing

@testable import CoreData

/// Batches of insertions into a store in memory whose values must be unique.
@Suite struct MemoryBatchConflictTests {
    private let context: NSManagedObjectContext

    init() throws {
        let model = StoreFixture.notes()
        let tag = model.entitiesByName["Tag"]!
        tag.properties.append(StoreFixture.attribute("color", .stringAttributeType))
        tag.properties.append(StoreFixture.attribute("rank", .integer64AttributeType))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: "", at: nil)
        context = try Library.context(coordinator)
        let first = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
        first.setValuesForKeys(["name": "a", "color": "red", "rank": 1])
        try context.save()
        context.reset()
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

    @Test func failWithoutAPolicy() throws {
        #expect(throws: (any Error).self) { try insert() }
        #expect(try tags() == ["a red 1"])
    }

    @Test func followThePolicy() throws {
        context.mergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
        #expect(try insert().count == 1)
        #expect(try tags() == ["a red 1", "b - 5"])
        context.reset()
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let ids = try insert()
        #expect(ids.count == 3 && ids[0] == ids[2])
        #expect(try tags() == ["a red 7", "b - 6"])
        context.reset()
        context.mergePolicy = NSMergePolicy.overwrite
        _ = try insert()
        #expect(try tags() == ["a - 7", "b - 6"])
    }
}

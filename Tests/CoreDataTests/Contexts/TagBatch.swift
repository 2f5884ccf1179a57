import Foundation
import Testing

@testable import CoreData

/// A batch of tags, whose names must be unique, beside one that is there already: `a red 1`.
struct TagBatch {
    let context: NSManagedObjectContext

    /// Tags with colours and ranks.
    static func model() -> NSManagedObjectModel {
        let model = StoreFixture.notes()
        let tag = model.entitiesByName["Tag"]!
        tag.properties.append(StoreFixture.attribute("color", .stringAttributeType))
        tag.properties.append(StoreFixture.attribute("rank", .integer64AttributeType))
        return model
    }

    /// - Parameter coordinator: Of the model, with a store.
    init(_ coordinator: NSPersistentStoreCoordinator) throws {
        context = try Library.context(coordinator)
        let first = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
        first.setValuesForKeys(["name": "a", "color": "red", "rank": 1])
        try context.save()
        context.reset()
    }

    func insert() throws -> [NSManagedObjectID] {
        let request = NSBatchInsertRequest(
            entityName: "Tag",
            objects: [["name": "b", "rank": 5], ["name": "a", "rank": 7], ["name": "b", "rank": 6]])
        request.resultType = .objectIDs
        return try #require((try context.execute(request) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])
    }

    /// All tags, by name.
    func tags() throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Tag")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try context.fetch(request).map { tag in
            ["name", "color", "rank"].map { tag.value(forKey: $0).map { "\($0)" } ?? "-" }.joined(separator: " ")
        }
    }
}

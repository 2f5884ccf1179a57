import Foundation
import SeamFoundation
import Testing

import class SeamFoundation.NSExpression

@testable import CoreData

/// The same fetches from a store in a SQLite file and from one in memory, through contexts.
@Suite struct StoreAgreementTests {
    /// A world whose objects are managed ones of two stores.
    private final class Stores {
        let world: QueryWorld
        let contexts: [NSManagedObjectContext]
        private let folder: URL

        init(seed: UInt64, hasNulls: Bool) throws {
            let world = try QueryWorld(seed: seed, count: 16, hasNulls: hasNulls)
            self.world = world
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("agreement-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let url = folder.appendingPathComponent("Store.sqlite")
            contexts = try [NSSQLiteStoreType, NSInMemoryStoreType].map { type in
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: world.model)
                try coordinator.addPersistentStore(
                    ofType: type, configurationName: nil, at: type == NSSQLiteStoreType ? url : nil)
                let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                return context
            }
            for context in contexts { try fill(context) }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        private func fill(_ context: NSManagedObjectContext) throws {
            var objects: [ObjectIdentifier: NSManagedObject] = [:]
            let rows = world.rows.values.joined().sorted { $0.number < $1.number }
            for row in rows {
                objects[ObjectIdentifier(row)] = NSManagedObject(entity: row.entity, insertInto: context)
            }
            for row in rows {
                guard let object = objects[ObjectIdentifier(row)] else { continue }
                for (key, value) in row.values {
                    switch value {
                    case let other as MemoryRow: object.setValue(objects[ObjectIdentifier(other)], forKey: key)
                    case let set as NSSet:
                        let others = set.allObjects.compactMap { objects[ObjectIdentifier($0 as! MemoryRow)] }
                        object.setValue(NSSet(array: others), forKey: key)
                    default: object.setValue(value, forKey: key)
                    }
                }
            }
            try context.save()
            context.reset()
        }

        /// The numbers of the objects that a fetch finds in each store.
        func numbers(_ change: (NSFetchRequest<NSManagedObject>) -> Void) throws -> [[Int]] {
            try contexts.map { context in
                let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
                change(request)
                return try context.fetch(request).map { ($0.value(forKey: "number") as! NSNumber).intValue }
            }
        }

        func dictionaries(_ change: (NSFetchRequest<NSDictionary>) -> Void) throws -> [[NSDictionary]] {
            try contexts.map { context in
                let request = NSFetchRequest<NSDictionary>(entityName: "Person")
                request.resultType = .dictionaryResultType
                change(request)
                return try context.fetch(request)
            }
        }
    }

    @Test(arguments: [true, false])
    func predicates(hasNulls: Bool) throws {
        for seed in 0..<3 {
            let stores = try Stores(seed: UInt64(seed + 40), hasNulls: hasNulls)
            var maker = PredicateMaker(Randomness(UInt64(seed * 2 + 90)), hasNulls: hasNulls)
            for round in 0..<60 {
                let (format, arguments) = maker.predicate()
                let predicate = NSPredicate(format: format, argumentArray: arguments)
                // Afterwards some objects have changes that are not saved, and others are new.
                if round == 40 {
                    for context in stores.contexts {
                        let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
                        request.predicate = NSPredicate(format: "number <= 3")
                        for object in try context.fetch(request) { object.setValue(7, forKey: "age") }
                    }
                }
                let found = try stores.numbers { request in
                    request.predicate = predicate
                    request.sortDescriptors = [
                        NSSortDescriptor(key: "name", ascending: true),
                        NSSortDescriptor(key: "number", ascending: false),
                    ]
                }
                // Changes of others' ages are seen by the store in memory alone when it is asked.
                if round < 40 { #expect(found[0] == found[1], "\(predicate)") }
                if round >= 40, !format.contains("friend") { #expect(found[0] == found[1], "\(predicate)") }
            }
        }
    }

    @Test(arguments: [
        "entity.name == 'Employee'", "entity.name BEGINSWITH 'P' AND age != nil", "SELF.objectID != nil",
        "count(friends.@distinctUnionOfObjects.isActive) == 2", "count(pets.@distinctUnionOfObjects.weight) > 1",
    ])
    func keysOfObjects(format: String) throws {
        let stores = try Stores(seed: 11, hasNulls: false)
        let found = try stores.numbers { request in
            request.predicate = NSPredicate(format: format)
            request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
        }
        #expect(found[0] == found[1])
        #expect(!found[0].isEmpty)
    }

    @Test func objectsAndIdentifiers() throws {
        let stores = try Stores(seed: 12, hasNulls: false)
        for context in stores.contexts {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
            request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
            let all = try context.fetch(request)
            let some = [all[2], all[5]]
            let city = try #require(all[2].value(forKey: "city") as? NSManagedObject)
            let employee = try #require(stores.world.model.entitiesByName["Employee"])
            let cases: [(NSPredicate, (NSManagedObject) -> Bool)] = [
                (NSPredicate(format: "SELF IN %@", some), { some.contains($0) }),
                (NSPredicate(format: "SELF IN %@", some.map(\.objectID)), { some.contains($0) }),
                (NSPredicate(format: "objectID == %@", all[2].objectID), { $0 === all[2] }),
                (NSPredicate(format: "city == %@", city), { $0.value(forKey: "city") as? NSManagedObject === city }),
                (
                    NSPredicate(format: "city == %@", city.objectID),
                    { $0.value(forKey: "city") as? NSManagedObject === city }
                ),
                (
                    NSPredicate(format: "ANY friends == %@", all[5]),
                    { ($0.value(forKey: "friends") as! NSSet).contains(all[5]) }
                ),
                (
                    NSPredicate(format: "friends CONTAINS %@", all[5].objectID),
                    { ($0.value(forKey: "friends") as! NSSet).contains(all[5]) }
                ),
                (NSPredicate(format: "entity == %@", employee), { $0.entity === employee }),
            ]
            for (predicate, isMeant) in cases {
                request.predicate = predicate
                #expect(try context.fetch(request) == all.filter(isMeant), "\(predicate)")
            }
        }
    }

    @Test func parts() throws {
        let stores = try Stores(seed: 3, hasNulls: true)
        for (limit, offset) in [(0, 0), (5, 0), (5, 3), (0, 4), (50, 10), (3, 50)] {
            let found = try stores.numbers { request in
                request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
                request.fetchLimit = limit
                request.fetchOffset = offset
            }
            let all = Array((1...16).dropFirst(offset))
            #expect(
                found == [limit == 0 ? all : Array(all.prefix(limit)), limit == 0 ? all : Array(all.prefix(limit))])
        }
    }

    private func expression(_ name: String, _ format: String, _ type: NSAttributeType) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = NSExpression(format: format)
        description.expressionResultType = type
        return description
    }

    @Test(arguments: [true, false])
    func groups(hasNulls: Bool) throws {
        let stores = try Stores(seed: 4, hasNulls: hasNulls)
        func check(_ change: @escaping (NSFetchRequest<NSDictionary>) -> Void) throws -> [NSDictionary] {
            let found = try stores.dictionaries(change)
            #expect(found[0] == found[1])
            return found[0]
        }
        let plain = try check { request in
            request.propertiesToFetch = ["name", "age", "score", "born", "uid", "price", "isActive", "number"]
            request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
        }
        #expect(plain.count == 16)
        let whole = try check { request in
            request.propertiesToFetch = [
                self.expression("count", "count:(number)", .integer64AttributeType),
                self.expression("sum", "sum:(age)", .integer64AttributeType),
                self.expression("average", "average:(score)", .doubleAttributeType),
                self.expression("first", "min:(born)", .dateAttributeType),
                self.expression("last", "max:(name)", .stringAttributeType),
            ]
        }
        #expect(whole.count == 1)
        #expect(whole.first?["count"] as? Int == 16)
        let groups = try check { request in
            request.propertiesToFetch = ["age", self.expression("count", "count:(number)", .integer64AttributeType)]
            request.propertiesToGroupBy = ["age"]
            request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        }
        #expect(groups.reduce(0) { $0 + ($1["count"] as! Int) } == 16)
        let many = try check { request in
            request.propertiesToFetch = ["age", self.expression("count", "count:(number)", .integer64AttributeType)]
            request.propertiesToGroupBy = ["age"]
            request.havingPredicate = NSPredicate(format: "count > 1")
            request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: false)]
        }
        #expect(many.allSatisfy { $0["count"] as! Int > 1 })
        let distinct = try check { request in
            request.propertiesToFetch = ["isActive"]
            request.returnsDistinctResults = true
            request.sortDescriptors = [NSSortDescriptor(key: "isActive", ascending: true)]
        }
        #expect(distinct.count == (hasNulls ? 3 : 2))
    }
}

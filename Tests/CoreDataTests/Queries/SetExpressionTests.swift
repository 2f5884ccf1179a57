import Foundation
import SeamFoundation
import Testing

import class SeamFoundation.NSExpression

@testable import CoreData

/// Unions, intersections and differences, and the results of other fetches, in SQL.
@Suite struct SetExpressionTests {
    @Test func findsWhatEvaluatingFinds() throws {
        let formats = [
            "SUBQUERY(friends UNION friendOf, $x, $x.age > 3).@count > 1",
            "SUBQUERY(friends INTERSECT friendOf, $x, $x.age > 1).@count > 0",
            "SUBQUERY(friends MINUS friendOf, $x, $x.name CONTAINS 'a').@count > 0",
            "SUBQUERY((friends UNION friendOf) MINUS (friends INTERSECT friendOf), $x, TRUEPREDICATE).@count > 2",
            "SELF IN (friends UNION friendOf)", "age IN {1, 2, 3} MINUS {2}", "age IN {1, 2} UNION {7, 8}",
            "name IN (friends.name INTERSECT friendOf.name)", "age IN (friends.age MINUS {1, 2, 3})",
            "age IN (friends.age UNION {4, 5})", "NOT (SELF IN (friends MINUS friendOf))",
        ]
        var found = 0
        for seed in 0..<6 {
            let world = try QueryWorld(seed: UInt64(seed + 90), count: 24, hasNulls: false)
            for format in formats {
                let predicate = NSPredicate(format: format)
                let expected = Set(
                    try world.people.filter {
                        try PredicateStructure.evaluate(predicate, in: PredicateScope(object: $0))
                    }.map(\.number))
                var fetch = StoreFetch(entity: world.person)
                fetch.predicate = predicate
                #expect(Set(try world.keys(fetch)) == expected, "\(format)")
                found += expected.count
            }
        }
        #expect(found > 100)
    }

    @Test func takesTheResultsOfAnotherFetch() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        for number in 0..<6 {
            let folder = try fixture.insert(store, "Folder", ["name": .text("F\(number)")])
            try fixture.insert(store, "Note", ["count": .integer(Int64(number)), "folder": .reference(folder)])
        }
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = fixture.coordinator
        let inner = NSFetchRequest<NSManagedObject>(entityName: "Folder")
        inner.predicate = NSPredicate(format: "name IN {'F1', 'F4'}")
        func expression(_ countsOnly: Bool) -> NSExpression {
            NSFetchRequestExpression.expression(
                forFetch: NSExpression(forConstantValue: inner), context: NSExpression(forConstantValue: context),
                countOnly: countsOnly)
        }
        let outer = NSFetchRequest<NSManagedObject>(entityName: "Note")
        outer.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
        outer.predicate = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "folder"), rightExpression: expression(false), modifier: .direct,
            type: .in)
        #expect(try context.fetch(outer).map { $0.value(forKey: "count") as? Int } == [1, 4])
        outer.predicate = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "count"), rightExpression: expression(true), modifier: .direct,
            type: .equalTo)
        #expect(try context.fetch(outer).map { $0.value(forKey: "count") as? Int } == [2])
        #expect((expression(true) as? NSFetchRequestExpression)?.isCountOnlyRequest == true)
    }
}

import Foundation
import SeamFoundation
import Testing

@testable import CoreData

@Suite struct QueryAgreementTests {
    /// Every random predicate finds the same rows by SQL as by evaluating it on each object.
    @Test(arguments: [true, false])
    func agreement(hasNulls: Bool) throws {
        var seed = Randomness(hasNulls ? 1 : 2)
        var (found, empty) = (0, 0)
        for round in 0..<20 {
            let world = try QueryWorld(
                seed: UInt64(seed.next(1 << 30)), count: 24, hasNulls: hasNulls)
            var maker = PredicateMaker(Randomness(UInt64(round * 2 + (hasNulls ? 1 : 0) + 7)), hasNulls: hasNulls)
            for _ in 0..<100 {
                let (format, arguments) = maker.predicate()
                let predicate = NSPredicate(format: format, argumentArray: arguments)
                let expected = Set(
                    try world.people.filter {
                        try PredicateStructure.evaluate(predicate, in: PredicateScope(object: $0))
                    }
                    .map(\.number))
                var fetch = StoreFetch(entity: world.person)
                fetch.predicate = predicate
                let keys = try world.keys(fetch)
                #expect(Set(keys) == expected, "\(predicate)")
                #expect(keys.count == Set(keys).count)
                if expected.isEmpty { empty += 1 } else { found += 1 }
            }
        }
        #expect(found > 600)
        #expect(empty < 1400)
    }

    @Test func orders() throws {
        let world = try QueryWorld(seed: 5, count: 60, hasNulls: true)
        let descriptors = [
            NSSortDescriptor(key: "name", ascending: true), NSSortDescriptor(key: "city.name", ascending: false),
            NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:")),
            NSSortDescriptor(key: "nick", ascending: false, selector: Selector("localizedStandardCompare:")),
            NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:")),
            NSSortDescriptor(key: "pets.@count", ascending: true), NSSortDescriptor(key: "born", ascending: false),
            NSSortDescriptor(key: "price", ascending: true), NSSortDescriptor(key: "isActive", ascending: true),
        ]
        for first in descriptors {
            for second in descriptors {
                let all = NSArray(array: world.people.sorted { $0.number < $1.number })
                let expected = all.sortedArray(using: [first, second]).map { ($0 as! MemoryRow).number }
                var fetch = StoreFetch(entity: world.person)
                fetch.sortDescriptors = [first, second]
                #expect(try world.keys(fetch) == expected, "\(first) \(second)")
                fetch.offset = 7
                fetch.limit = 10
                #expect(try world.keys(fetch) == Array(expected[7..<17]))
            }
        }
    }

    @Test func objects() throws {
        let world = try QueryWorld(seed: 6, count: 30, hasNulls: true)
        let city = world.rows["City"]![0]
        let somebody = world.people[3]
        let pet = world.rows["Pet"]![5]
        let some = [world.people[1], world.people[2], somebody]
        let formats: [(String, Any, Any)] = [
            ("city == $x", city, city.id), ("SELF == $x", somebody, somebody.id), ("self IN $x", some, some.map(\.id)),
            ("friends CONTAINS $x", somebody, somebody.id), ("$x IN friends", somebody, somebody.id),
            ("ANY friends == $x", somebody, somebody.id), ("ANY friends IN $x", some, some.map(\.id)),
            ("pets CONTAINS $x", pet, pet.id), ("ANY friends.city == $x", city, city.id),
            ("NONE friends == $x", somebody, somebody.id),
            ("SUBQUERY(friends, $f, $f.city == $x).@count > 0", city, city.id),
            ("city != nil AND city IN $x", [city], [city.id]),
        ]
        for (format, object, id) in formats {
            let predicate = NSPredicate(format: format)
            let expected = Set(
                try world.people.filter {
                    try PredicateStructure.evaluate(
                        predicate.withSubstitutionVariables(["x": object]), in: PredicateScope(object: $0))
                }.map(\.number))
            var fetch = StoreFetch(entity: world.person)
            fetch.predicate = predicate.withSubstitutionVariables(["x": id])
            #expect(try Set(world.keys(fetch)) == expected, "\(format)")
        }
        // An object of another entity with the same number is another object.
        var fetch = StoreFetch(entity: world.person)
        fetch.predicate = NSPredicate(format: "SELF == %@", pet.id)
        #expect(try world.keys(fetch).isEmpty)
    }

    @Test func entities() throws {
        let world = try QueryWorld(seed: 7, count: 20, hasNulls: false)
        #expect(try world.keys(StoreFetch(entity: world.person)).count == 20)
        #expect(try world.keys(StoreFetch(entity: world.employee)) == [4, 8, 12, 16, 20])
        var fetch = StoreFetch(entity: world.person)
        fetch.includesSubentities = false
        #expect(try world.keys(fetch).count == 15)
        var rich = StoreFetch(entity: world.employee)
        rich.predicate = NSPredicate(format: "salary >= 0 AND salary == max(salary)")
        let most = world.rows["Employee"]!.map { $0.values["salary"] as! Int }.max()
        #expect(
            try world.keys(rich)
                == world.rows["Employee"]!.filter { $0.values["salary"] as? Int == most }.map(\.number))
    }

    @Test(arguments: [
        ("nothing == 1", "keypath nothing not found in entity Person"),
        ("city.nothing == 1", "keypath city.nothing not found in entity Person"),
        ("hidden == 'x'", "keypath hidden not found in entity Person"),
        ("pets.name == 'x'", "to-many key not allowed here"),
        ("name.age == 3", "keypath name.age not found in entity Person"),
    ])
    func mistakes(format: String, message: String) throws {
        let world = try QueryWorld(seed: 7, count: 4, hasNulls: false)
        var fetch = StoreFetch(entity: world.person)
        fetch.predicate = NSPredicate(format: format)
        #expect(throws: PredicateProblem(message)) { try world.keys(fetch) }
    }

    @Test func blocks() throws {
        let world = try QueryWorld(seed: 7, count: 4, hasNulls: false)
        var fetch = StoreFetch(entity: world.person)
        fetch.predicate = NSPredicate { _, _ in true }
        #expect(throws: PredicateProblem.self) { try world.keys(fetch) }
        fetch.predicate = NSPredicate(value: false)
        #expect(try world.keys(fetch).isEmpty)
        fetch.predicate = nil
        fetch.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true) { _, _ in .orderedSame }]
        #expect(throws: PredicateProblem.self) { try world.keys(fetch) }
        fetch.sortDescriptors = [NSSortDescriptor(key: "pets", ascending: true)]
        #expect(throws: PredicateProblem.self) { try world.keys(fetch) }
    }

    @Test func manyConditions() throws {
        let world = try QueryWorld(seed: 8, count: 30, hasNulls: false)
        var fetch = StoreFetch(entity: world.person)
        fetch.predicate = NSCompoundPredicate(
            orPredicateWithSubpredicates: (0..<5000).map { NSPredicate(format: "number == %d", $0 * 2) })
        #expect(try world.keys(fetch) == (1...15).map { Int64($0 * 2) })
        fetch.predicate = NSPredicate(format: "name IN[c] %@", (0..<3000).map { "text \($0)" } + ["ABC"])
        #expect(
            try world.keys(fetch)
                == world.people.filter { ($0.values["name"] as! String).lowercased() == "abc" }.map(\.number).sorted())
        fetch.predicate = NSPredicate(format: "number IN %@", Array(0..<100_000))
        #expect(try world.keys(fetch).count == 30)
    }

    /// Damaged predicates are refused, by the parser or by the writer of SQL, or are good SQL.
    @Test func damage() throws {
        let world = try QueryWorld(seed: 9, count: 8, hasNulls: true)
        var maker = PredicateMaker(Randomness(77), hasNulls: false)
        var random = Randomness(78)
        let pieces = [
            "(", ")", " AND ", " OR ", "NOT ", "ANY ", "ALL ", "pets", "friends.", ".@count", "{", "}", "5", "nil",
            "name",
            "city", "SELF", " IN ", "[0]", "'x'", "-", " + ", "$v1", ".self", "TRUEPREDICATE", " == ", "max(", "now()",
        ]
        var (read, written) = (0, 0)
        for _ in 0..<4000 {
            let (format, arguments) = maker.predicate()
            var text = Array(format)
            for _ in 0...random.next(2) {
                let place = random.next(text.count + 1)
                switch random.next(3) {
                case 0: text.removeSubrange(place..<min(text.count, place + random.next(9)))
                case 1 where place < text.count: text.remove(at: place)
                default: text.insert(contentsOf: Array(random.element(pieces)), at: place)
                }
            }
            guard let predicate = try? NSPredicate._parsed(String(text), arguments) else { continue }
            read += 1
            var fetch = StoreFetch(entity: world.person)
            fetch.predicate = predicate
            do {
                _ = try world.keys(fetch)
                written += 1
            } catch let problem as PredicateProblem {
                #expect(!problem.description.isEmpty)
            } catch let error as SQLiteError {
                let isOfValues = ["Can't", "takes", "Bad argument", "integer overflow", "Don't know"].contains {
                    error.message.contains($0)
                }
                #expect(isOfValues, "\(predicate): \(error.message)")
            }
        }
        #expect(read > 400)
        #expect(written > 200)
    }
}

import Foundation
import RealmSwift
import Testing

struct QueryTests {
    private func filled() throws -> Realm {
        let realm = try memory()
        try realm.write {
            for (index, name) in ["Cid", "ann", "Bob", "Ann", "Émile"].enumerated() {
                let person = Person(name, 10 * index)
                person.height = index == 0 ? nil : Double(index)
                person.dogs.append(Dog(index, "Dog \(index)"))
                realm.add(person)
            }
        }
        return realm
    }

    @Test func predicatesFilter() throws {
        let people = try filled().objects(Person.self)
        #expect(people.filter("age >= 20").map(\.name) == ["Bob", "Ann", "Émile"])
        #expect(people.filter("name ==[c] %@", "ann").count == 2)
        #expect(people.filter("name CONTAINS 'n' AND age > %d", 10).map(\.name) == ["Ann"])
        #expect(people.filter("height == nil").map(\.name) == ["Cid"])
        #expect(people.filter("ANY dogs.name == 'Dog 2'").map(\.name) == ["Bob"])
        #expect(people.filter("dogs.@count == 0").isEmpty)
        #expect(people.filter("age IN %@", [0, 30]).map(\.name) == ["Cid", "Ann"])
        #expect(people.filter(NSPredicate(format: "NOT age BETWEEN {10, 30}")).map(\.name) == ["Cid", "Émile"])
        let dog = try #require(people[3].dogs.first)
        #expect(people.filter("%@ IN dogs", dog).map(\.name) == ["Ann"])
    }

    @Test func queriesOfSwiftFilter() throws {
        let people = try filled().objects(Person.self)
        #expect(people.where { $0.age >= 20 && $0.name != "Ann" }.map(\.name) == ["Bob", "Émile"])
        #expect(people.where { $0.name.contains("N", options: .caseInsensitive) }.map(\.name) == ["ann", "Ann"])
        #expect(people.where { $0.height == nil }.map(\.name) == ["Cid"])
        #expect(people.where { $0.age.in([0, 40]) }.map(\.name) == ["Cid", "Émile"])
        #expect(people.where { $0.age.contains(10..<30) }.map(\.name) == ["ann", "Bob"])
        #expect(people.where { $0.dogs.name == "Dog 1" }.map(\.name) == ["ann"])
        #expect(people.where { $0.dogs.count == 1 }.count == 5)
        #expect(people.where { !($0.age > 0) }.map(\.name) == ["Cid"])
        let dogs = people[0].realm!.objects(Dog.self)
        #expect(dogs.where { $0.size == .small }.count == 5)
        #expect(dogs.where { $0.owner.name == "x" }.isEmpty)
    }

    @Test func sortingAndAggregates() throws {
        let people = try filled().objects(Person.self)
        #expect(people.sorted(byKeyPath: "name").map(\.name) == ["ann", "Ann", "Bob", "Cid", "Émile"])
        #expect(people.sorted(by: \.age, ascending: false).first?.name == "Émile")
        #expect(people.sorted(byKeyPath: "height").first?.name == "Cid")
        #expect(people.sorted(by: ["age"]).filter("age > 20").map(\.age) == [30, 40])
        #expect(people.sum(ofProperty: "age") as Int == 100)
        #expect(people.average(of: \.age) as Int? == 20)
        #expect(people.max(ofProperty: "age") as Int? == 40)
        #expect(people.min(ofProperty: "height") as Double? == 1)
        #expect(people.index(matching: "age == 20") == 2)
        #expect(people.index(of: people[3]) == 3)
        try people.realm!.write { people[0].age = 40 }
        #expect(people.distinct(by: ["age"]).count == 4)
    }

    @Test func resultsLive() throws {
        let realm = try filled()
        let old = realm.objects(Person.self).filter("age > 25").sorted(byKeyPath: "age")
        #expect(old.count == 2)
        try realm.write { realm.add(Person("Zoe", 28)) }
        #expect(old.map(\.name) == ["Zoe", "Ann", "Émile"])
        // An iterator keeps to what there was.
        try realm.write { for person in old { person.age = 0 } }
        #expect(old.isEmpty)
    }

    @Test func listsKeepTheirOrder() throws {
        let realm = try filled()
        let person = realm.objects(Person.self)[0]
        try realm.write {
            person.dogs.append(objectsIn: realm.objects(Dog.self).filter("id > 2"))
            person.dogs.move(from: 2, to: 0)
            person.dogs.remove(at: 1)
            person.dogs.insert(Dog(7, "New"), at: 1)
        }
        #expect(person.dogs.map(\.id) == [4, 7, 3])
        #expect(person.dogs.filter("id > 3").sorted(byKeyPath: "id").map(\.id) == [4, 7])
        try realm.write {
            person.dogs.swapAt(0, 2)
            person.dogs.removeLast()
        }
        #expect(person.dogs.map(\.id) == [3, 7])
        try realm.write { realm.delete(person.dogs) }
        #expect(person.dogs.isEmpty && realm.objects(Dog.self).count == 4)
    }

    @Test func setsAndMaps() throws {
        let realm = try memory()
        let person = Person("Ann", 1)
        try realm.write {
            realm.add(person)
            person.nicknames.insert(objectsIn: ["b", "a", "b"])
            person.scores["x"] = 1
            person.scores["y"] = 2
            person.scores["x"] = nil
        }
        #expect(person.nicknames.count == 2 && person.nicknames.contains("a"))
        #expect(person.scores.keys == ["y"] && person.scores["y"] == 2 && person.scores.count == 1)
        #expect(Array(person.nicknames.sorted()) == ["a", "b"])
    }
}

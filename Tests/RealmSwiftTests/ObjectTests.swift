import Foundation
import RealmSwift
import Testing

struct ObjectTests {
    @Test func ownObjectsHoldTheirValues() {
        let person = Person("Ann", 30)
        person.dogs.append(Dog(1, "Bello"))
        person.scores["chess"] = 4
        person.nicknames.insert("A")
        person.nicknames.insert("A")
        #expect(person.realm == nil)
        #expect(person.name == "Ann" && person.age == 30 && person.height == nil)
        #expect(person.dogs.first?.name == "Bello")
        #expect(person.scores["chess"] == 4)
        #expect(Array(person.nicknames) == ["A"])
        #expect(Dog().name == "Rex" && Dog().size == .small)
    }

    @Test func valuesMakeObjects() {
        let person = Person(value: [
            "name": "Bob", "age": 4, "dogs": [["id": 2, "name": "Lassie"], [3, "Rantanplan"]],
        ])
        #expect(person.name == "Bob" && person.age == 4)
        #expect(person.dogs.map(\.name) == ["Lassie", "Rantanplan"])
        #expect(person["name"] as? String == "Bob")
        person["age"] = 5
        #expect(person.value(forKey: "age") as? Int == 5)
        let copy = Person(value: person)
        #expect(copy.name == "Bob" && copy.dogs.count == 2)
    }

    @Test func anObjectBringsWhatItRefersTo() throws {
        let realm = try memory()
        let person = Person("Ann", 30)
        let dog = Dog(1, "Bello")
        person.dogs.append(dog)
        dog.owner = person
        person.address = Address(value: ["street": "Main", "numbers": [1, 2]])
        person.anything = .string("x")
        try realm.write { realm.add(person) }
        #expect(person.realm == realm && dog.realm == realm)
        #expect(realm.objects(Dog.self).count == 1)
        #expect(realm.objects(Person.self).first?.dogs.first?.owner?.name == "Ann")
        #expect(dog.listedBy.map(\.name) == ["Ann"])
        #expect(person.address?.street == "Main" && Array(person.address!.numbers) == [1, 2])
        #expect(person.anything.stringValue == "x")
        try realm.write { person.age += 1 }
        #expect(realm.objects(Person.self)[0].age == 31)
    }

    @Test func olderWaysToDeclareProperties() throws {
        let realm = try memory()
        let note = Note()
        note.id = "a"
        note.rank.value = 3
        note.pages.append("one")
        note.weight.value = 1.5
        note.cache["x"] = [1]
        let created = note.created
        try realm.write { realm.add(note) }
        let found = try #require(realm.object(ofType: Note.self, forPrimaryKey: "a"))
        #expect(found.rank.value == 3 && Array(found.pages) == ["one"] && found.weight.value == 1.5)
        #expect(found.created == created && found.text == nil && found.cache.isEmpty)
        try realm.write {
            found.rank.value = nil
            found.text = "t"
            found.dog = Dog(9, "Idefix")
        }
        #expect(note.rank.value == nil && note.text == "t" && note.dog?.name == "Idefix")
        #expect(realm.schema["Note"]?.primaryKeyProperty?.name == "id")
        #expect(
            realm.schema["Note"]?.properties.map(\.name) == ["id", "text", "created", "dog", "rank", "pages", "weight"])
    }

    @Test func primaryKeysUpdate() throws {
        let realm = try memory()
        try realm.write {
            realm.add(Dog(1, "Bello"))
            realm.add(Dog(1, "Harras"), update: .modified)
            realm.create(Dog.self, value: ["id": 1, "size": "large"], update: .modified)
        }
        #expect(realm.objects(Dog.self).count == 1)
        let dog = try #require(realm.object(ofType: Dog.self, forPrimaryKey: 1))
        #expect(dog.name == "Harras" && dog.size == .large)
        #expect(dog == realm.objects(Dog.self).first)
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: 2) == nil)
    }

    @Test func deletingTakesLinksAndPartsAlong() throws {
        let realm = try memory()
        let person = Person("Ann", 30)
        let dog = Dog(1, "Bello")
        person.dogs.append(dog)
        person.address = Address()
        try realm.write {
            realm.add(person)
            dog.owner = person
        }
        try realm.write { realm.delete(person) }
        #expect(person.isInvalidated && dog.owner == nil)
        #expect(realm.dynamicObjects("Address").isEmpty)
        try realm.write { realm.delete(realm.objects(Dog.self)) }
        #expect(dog.isInvalidated && realm.isEmpty)
    }

    @Test func aTransactionThatThrowsChangesNothing() throws {
        struct Stop: Error {}
        let realm = try memory()
        let dog = Dog(1, "Bello")
        try realm.write { realm.add(dog) }
        #expect(throws: Stop.self) {
            try realm.write {
                dog.name = "Other"
                realm.add(Dog(2, "New"))
                throw Stop()
            }
        }
        #expect(dog.name == "Bello" && realm.objects(Dog.self).count == 1 && !realm.isInWriteTransaction)
        realm.beginWrite()
        dog.name = "Third"
        realm.cancelWrite()
        #expect(dog.name == "Bello")
    }

    @Test func identifiersAndNumbers() throws {
        let id = try ObjectId(string: "507f1f77bcf86cd799439011")
        #expect(id.stringValue == "507f1f77bcf86cd799439011")
        #expect(try ObjectId(string: "507F1F77BCF86CD799439011") == id)
        #expect(ObjectId.generate() != ObjectId.generate())
        #expect(throws: (any Error).self) { try ObjectId(string: "x") }
        #expect(Decimal128("0.1") + Decimal128("0.2") == Decimal128("0.3"))
        let realm = try memory()
        let person = Person("Ann", 1)
        person.money = 12.5
        let token = person.token
        let mark = person.mark
        try realm.write { realm.add(person) }
        #expect(person.money == Decimal128("12.5") && person.token == token && person.mark == mark)
    }

    @Test func objectsAreDecodedAndEncoded() throws {
        let json = #"{"id": 7, "genres": ["a", "b"]}"#
        let film = try JSONDecoder().decode(Film.self, from: Data(json.utf8))
        let realm = try memory()
        try realm.write { realm.add(film) }
        let kept = try #require(realm.object(ofType: Film.self, forPrimaryKey: 7))
        #expect(kept.title == nil && Array(kept.genres) == ["a", "b"] && kept.year == nil)
        try realm.write { kept.title = "x" }
        let again = try JSONDecoder().decode(Film.self, from: JSONEncoder().encode(kept))
        #expect(again.id == 7 && again.title == "x" && Array(again.genres) == ["a", "b"])
    }

    @Test func whoHearsOfAChangeMayWrite() throws {
        let realm = try memory()
        let token = realm.observe { _, realm in
            if realm.objects(Dog.self).count == 1 { try? realm.write { realm.add(Dog(2, "Second")) } }
        }
        try realm.write { realm.add(Dog(1, "First")) }
        #expect(realm.objects(Dog.self).count == 2)
        token.invalidate()
    }
}

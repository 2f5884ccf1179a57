import Foundation
import RealmSwift
import Testing

/// A class as an old version of an app had it, and as it is now: realms know both by the name `Entry`.
enum Old {
    final class Entry: Object {
        @Persisted var name: String
        @Persisted var first: String
    }
}

enum New {
    final class Entry: Object {
        @Persisted var name: String
        @Persisted var full: String
        @Persisted var count = 0
    }
}

struct FileTests {
    @Test func objectsAreThereWhenTheFileIsOpenedAgain() throws {
        let file = TemporaryFile()
        try {
            let realm = try Realm(configuration: file.configuration)
            let person = Person("Ann", 30)
            person.dogs.append(Dog(1, "Bello"))
            person.address = Address(value: ["street": "Main"])
            person.scores["x"] = 5
            person.money = 3
            try realm.write {
                realm.add(person)
                realm.add(Person("Bob", 1))
            }
            try realm.write { realm.delete(realm.objects(Person.self).filter("name == 'Bob'")) }
        }()
        let realm = try Realm(configuration: file.configuration)
        let person = try #require(realm.objects(Person.self).first)
        #expect(realm.objects(Person.self).count == 1)
        #expect(person.name == "Ann" && person.dogs.first?.name == "Bello" && person.address?.street == "Main")
        #expect(person.scores["x"] == 5 && person.money == 3)
        #expect(realm.object(ofType: Dog.self, forPrimaryKey: 1)?.listedBy.first?.isSameObject(as: person) == true)
        #expect(Realm.fileExists(for: file.configuration))
    }

    private func writeOld(_ file: TemporaryFile) throws {
        var configuration = file.configuration
        configuration.objectTypes = [Old.Entry.self]
        let realm = try Realm(configuration: configuration)
        try realm.write {
            realm.create(Old.Entry.self, value: ["name": "Curie", "first": "Marie"])
            realm.create(Old.Entry.self, value: ["name": "Bohr", "first": "Niels"])
        }
    }

    @Test func migrationsBringOldObjectsAlong() throws {
        let file = TemporaryFile()
        try writeOld(file)
        var configuration = file.configuration
        configuration.objectTypes = [New.Entry.self]
        #expect(throws: Realm.Error.self) { try Realm(configuration: configuration) }
        configuration.schemaVersion = 2
        configuration.migrationBlock = { migration, version in
            #expect(version == 0)
            migration.enumerateObjects(ofType: "Entry") { old, new in
                new?["full"] = "\(old!["first"] as! String) \(old!["name"] as! String)"
            }
            migration.create("Entry", value: ["name": "New"])
        }
        let realm = try Realm(configuration: configuration)
        #expect(realm.objects(New.Entry.self).map(\.full) == ["Marie Curie", "Niels Bohr", ""])
        #expect(try schemaVersionAtURL(file.url) == 2)
    }

    @Test func aFileThatDiffersMayBeDeleted() throws {
        let file = TemporaryFile()
        try writeOld(file)
        var configuration = file.configuration
        configuration.objectTypes = [New.Entry.self]
        configuration.deleteRealmIfMigrationNeeded = true
        #expect(try Realm(configuration: configuration).objects(New.Entry.self).isEmpty)
    }

    @Test func readOnlyFiles() throws {
        let file = TemporaryFile()
        try writeOld(file)
        var configuration = file.configuration
        configuration.objectTypes = [Old.Entry.self]
        configuration.readOnly = true
        #expect(try Realm(configuration: configuration).objects(Old.Entry.self).count == 2)
        var missing = configuration
        missing.fileURL = file.url.appendingPathExtension("none")
        #expect(throws: Realm.Error.self) { try Realm(configuration: missing) }
    }

    @Test func realmsInMemoryGoWithTheLastOne() throws {
        try {
            let realm = try memory("shared")
            try realm.write { realm.add(Dog(1, "Bello")) }
            #expect(try memory("shared").objects(Dog.self).count == 1)
        }()
        #expect(try memory("shared").isEmpty)
    }
}

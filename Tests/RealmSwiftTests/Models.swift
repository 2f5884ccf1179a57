import Foundation
import RealmSwift

enum Size: String, PersistableEnum {
    case small, large
}

final class Dog: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = "Rex"
    @Persisted var born: Date?
    @Persisted var size = Size.small
    @Persisted var owner: Person?
    @Persisted(originProperty: "dogs") var listedBy: LinkingObjects<Person>

    convenience init(_ id: Int, _ name: String) {
        self.init()
        self.id = id
        self.name = name
    }
}

final class Person: Object {
    @Persisted(indexed: true) var name: String
    @Persisted var age: Int
    @Persisted var height: Double?
    @Persisted var dogs: List<Dog>
    @Persisted var nicknames: MutableSet<String>
    @Persisted var scores: Map<String, Int>
    @Persisted var address: Address?
    @Persisted var anything: AnyRealmValue
    @Persisted var mark: ObjectId
    @Persisted var money: Decimal128
    @Persisted var token: UUID

    convenience init(_ name: String, _ age: Int) {
        self.init()
        self.name = name
        self.age = age
    }
}

final class Address: EmbeddedObject {
    @Persisted var street = ""
    @Persisted var numbers: List<Int>
}

/// As translated source has a class that says `@objc dynamic`.
final class Note: Object {
    @_ObjectiveCProperty var id = ""
    @_ObjectiveCProperty var text: String?
    @_ObjectiveCProperty var created = NSDate()
    @_ObjectiveCProperty var dog: Dog?
    @_ObjectiveCProperty var cache: [String: [Int]] = [:]
    let rank = RealmOptional<Int>()
    let pages = List<String>()
    let weight = RealmProperty<Double?>()

    override static func primaryKey() -> String? { "id" }
    override static func ignoredProperties() -> [String] { ["cache"] }
}

/// What comes from the network: as translated source has it, and as new source says it.
final class Film: Object, Codable {
    @_ObjectiveCProperty var id = 0
    @_ObjectiveCProperty var title: String?
    var genres = List<String>()
    @Persisted var year: Int?
    override static func primaryKey() -> String? { "id" }
}

/// A realm in memory of its own.
func memory(_ name: String = UUID().uuidString) throws -> Realm {
    try Realm(configuration: Realm.Configuration(inMemoryIdentifier: name))
}

/// A file of its own, which goes when the test ends.
final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("realm-\(UUID().uuidString)/default.realm")
    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    var configuration: Realm.Configuration { Realm.Configuration(fileURL: url) }
}

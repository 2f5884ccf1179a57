import Foundation
import ObjectiveC

@testable import CoreData

/// Objects in memory, which predicates read by key.
final class MemoryRow: NSObject, KeyValueContainer {
    let entity: NSEntityDescription
    let number: Int64
    var values: [String: Any] = [:]
    var id: NSManagedObjectID

    init(_ entity: NSEntityDescription, _ number: Int64, _ store: NSPersistentStore) {
        self.entity = entity
        self.number = number
        id = NSManagedObjectID(store: store, entity: entity, primaryKey: number)
        super.init()
        values["number"] = Int(number)
    }

    func holds(key: String) -> Bool { entity.propertiesByName[key] != nil }
    func heldValue(forKey key: String) -> Any? { values[key] }
    func hold(_ value: Any?, forKey key: String) { values[key] = value }
}

/// The same random objects in memory and in the tables of a database.
final class QueryWorld {
    let person = NSEntityDescription()
    let employee = NSEntityDescription()
    let pet = NSEntityDescription()
    let city = NSEntityDescription()
    /// Gives identifiers their store; the objects are not there.
    let store: NSPersistentStore
    private let coordinator: NSPersistentStoreCoordinator
    let model = NSManagedObjectModel()
    private(set) var names = TableNames([])
    let connection: SQLiteConnection
    private(set) var rows: [String: [MemoryRow]] = [:]

    /// - Parameter hasNulls: Whether values are missing and collections empty.
    init(seed: UInt64, count: Int, hasNulls: Bool) throws {
        describe(person, employee, pet, city, model)
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        store = try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        connection = try SQLiteConnection(path: ":memory:", access: .create)
        QueryFunctions.add(to: connection)
        names = TableNames(model.entities)
        try makeTables()
        var random = Randomness(seed)
        fill(count, hasNulls, &random)
        try insert()
    }

    var people: [MemoryRow] { (rows["Person"] ?? []) + (rows["Employee"] ?? []) }

    // MARK: The objects

    private func makeTables() throws {
        for table in names.tables where table.entity.superentity == nil {
            var columns = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"]
            var seen: Set<String> = []
            for other in names.tables where other.name == table.name {
                for column in other.columns where seen.insert(column.name).inserted {
                    columns.append("\(column.name) \(column.declaredType)")
                    if let entity = column.entityColumn { columns.append("\(entity) INTEGER") }
                }
            }
            try connection.execute("CREATE TABLE \(table.name) (\(columns.joined(separator: ", ")))")
        }
        for join in names.joinTables {
            try connection.execute(
                "CREATE TABLE \(join.name) (\(join.ownerColumn) INTEGER, \(join.destinationColumn) INTEGER)")
        }
    }

    private func fill(_ count: Int, _ hasNulls: Bool, _ random: inout Randomness) {
        func make(_ entity: NSEntityDescription, _ number: Int) -> MemoryRow {
            MemoryRow(entity, Int64(number), store)
        }
        let cities = (1...max(count / 8, 2)).map { make(city, $0) }
        let people = (1...count).map { make($0 % 4 == 0 ? employee : person, $0) }
        let pets = (1...(count * 2)).map { make(pet, $0) }
        func maybe(_ value: Any) -> Any? { hasNulls && random.next(4) == 0 ? nil : value }
        for row in cities {
            row.values["name"] = maybe(random.element(Randomness.texts))
            row.values["size"] = maybe(random.next(5) * 100)
        }
        for row in people {
            row.values["name"] = maybe(random.element(Randomness.texts))
            row.values["nick"] = maybe(random.element(Randomness.texts))
            row.values["age"] = maybe(random.next(10))
            row.values["score"] = maybe(Double(random.next(10)) / 2)
            row.values["born"] = maybe(Date(timeIntervalSinceReferenceDate: Double(random.next(10) * 100)))
            row.values["isActive"] = maybe(random.next(2) == 0)
            row.values["uid"] = maybe(Randomness.uuids[random.next(4)])
            row.values["price"] = maybe(Decimal(random.next(20)) / 4)
            if row.entity === employee { row.values["salary"] = maybe(random.next(5)) }
            row.values["city"] = maybe(random.element(cities))
            var friends: [MemoryRow] = []
            for _ in 0..<random.next(4) {
                let friend = random.element(people)
                if !friends.contains(friend) { friends.append(friend) }
            }
            if friends.isEmpty, !hasNulls { friends = [random.element(people)] }
            row.values["friends"] = NSSet(array: friends)
        }
        for (index, row) in pets.enumerated() {
            row.values["name"] = maybe(random.element(Randomness.texts))
            row.values["weight"] = maybe(random.next(6))
            // Without nulls everybody has a pet.
            row.values["owner"] = hasNulls ? maybe(random.element(people)) : people[index % people.count]
        }
        func link(_ rows: [MemoryRow], _ key: String, _ others: [MemoryRow], _ inverse: String) {
            for row in rows {
                row.values[key] = NSSet(
                    array: others.filter { other in
                        (other.values[inverse] as? MemoryRow) === row
                            || (other.values[inverse] as? NSSet)?.contains(row) == true
                    })
            }
        }
        link(cities, "people", people, "city")
        link(people, "pets", pets, "owner")
        link(people, "friendOf", people, "friends")
        rows = ["City": cities, "Person": people.filter { $0.entity === person }, "Pet": pets]
        rows["Employee"] = people.filter { $0.entity === employee }
    }

    private func insert() throws {
        for row in rows.values.joined() {
            let table = names.table(of: row.entity)!
            let columns = table.layout.names.map { table.column(of: $0)! }
            var list = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.map(\.name)
            var values: [StoredValue] = [.integer(row.number), .integer(table.number), .integer(1)]
            for name in table.layout.names { values.append(Self.stored(row.values[name])) }
            for (column, name) in zip(columns, table.layout.names) {
                guard let extra = column.entityColumn, let other = row.values[name] as? MemoryRow else { continue }
                list.append(extra)
                values.append(.integer(names.table(of: other.entity)!.number))
            }
            let marks = values.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
            let statement = try connection.prepare(
                "INSERT INTO \(table.name) (\(list.joined(separator: ", "))) VALUES (\(marks))")
            for (index, value) in values.enumerated() { statement.bind(value, at: Int32(index + 1)) }
            try statement.run()
        }
        for row in people {
            guard case .joinTable(let join)? = names.table(of: row.entity)?.toMany["friends"] else { continue }
            for friend in (row.values["friends"] as? NSSet)?.allObjects ?? [] {
                try connection.execute(
                    "INSERT INTO \(join.name) (\(join.ownerColumn), \(join.destinationColumn)) "
                        + "VALUES (\(row.number), \((friend as! MemoryRow).number))")
            }
        }
    }

    private static func stored(_ value: Any?) -> StoredValue {
        switch value {
        case let value as Bool: .integer(value ? 1 : 0)
        case let value as Int: .integer(Int64(value))
        case let value as Double: .real(value)
        case let value as Decimal: .decimal(value)
        case let value as String: .text(value)
        case let value as Date: .date(value.timeIntervalSinceReferenceDate)
        case let value as UUID: .uuid(value)
        case let value as MemoryRow: .reference(value.id)
        default: .null
        }
    }

    // MARK: Fetching

    /// The primary keys that a fetch gives, in its order.
    func keys(_ fetch: StoreFetch) throws -> [Int64] {
        let query = try StoreQuery(fetch, names.table(of: fetch.entity)!, names: names)
        let statement = try connection.prepare("SELECT t0.Z_PK \(query.rest)")
        query.bind(to: statement)
        var keys: [Int64] = []
        while try statement.step() { keys.append(statement.integer(0)) }
        return keys
    }
}

private func describe(
    _ person: NSEntityDescription, _ employee: NSEntityDescription, _ pet: NSEntityDescription,
    _ city: NSEntityDescription, _ model: NSManagedObjectModel
) {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        return attribute
    }
    func relationship(_ name: String, _ to: NSEntityDescription, many: Bool) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = to
        relationship.maxCount = many ? 0 : 1
        return relationship
    }
    func join(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
        a.inverseRelationship = b
        b.inverseRelationship = a
    }
    for (entity, name) in [(person, "Person"), (employee, "Employee"), (pet, "Pet"), (city, "City")] {
        entity.name = name
    }
    let (home, inhabitants) = (relationship("city", city, many: false), relationship("people", person, many: true))
    let (pets, owner) = (relationship("pets", pet, many: true), relationship("owner", person, many: false))
    let (friends, friendOf) = (
        relationship("friends", person, many: true), relationship("friendOf", person, many: true)
    )
    join(home, inhabitants)
    join(pets, owner)
    join(friends, friendOf)
    let hidden = attribute("hidden", .stringAttributeType)
    hidden.isTransient = true
    person.properties = [
        attribute("number", .integer64AttributeType), attribute("name", .stringAttributeType),
        attribute("nick", .stringAttributeType),
        attribute("age", .integer32AttributeType), attribute("score", .doubleAttributeType),
        attribute("born", .dateAttributeType), attribute("isActive", .booleanAttributeType),
        attribute("uid", .UUIDAttributeType), attribute("price", .decimalAttributeType), hidden, home, pets,
        friends,
        friendOf,
    ]
    employee.properties = [attribute("salary", .integer64AttributeType)]
    person.subentities = [employee]
    pet.properties = [
        attribute("number", .integer64AttributeType), attribute("name", .stringAttributeType),
        attribute("weight", .integer16AttributeType), owner,
    ]
    city.properties = [
        attribute("number", .integer64AttributeType), attribute("name", .stringAttributeType),
        attribute("size", .integer64AttributeType), inhabitants,
    ]
    model.entities = [person, employee, pet, city]
}

/// Random numbers that a seed determines.
struct Randomness {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int((state >> 11) % UInt64(bound))
    }

    mutating func element<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    static let texts = [
        "", "a", "A", "Ab", "aB*c", "abc", "b?", "É", "é", "eE", "Ea", "x[y]", "한글", "ß", "10", "9", "A'b\"c", "\\",
        "𝄞z",
    ]
    static let uuids = (0..<4).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)")! }
}

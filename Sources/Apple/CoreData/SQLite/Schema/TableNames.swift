internal import Foundation

/// What the tables and columns of a store are called, as Core Data calls them.
///
/// This is the one place that knows. Tables of an existing file are found by the numbers in its `Z_PRIMARYKEY`; where a
/// name is not the one expected, the file's is taken if it can be only that one.
final class TableNames: @unchecked Sendable {
    static let primaryKey = "Z_PK"
    static let entity = "Z_ENT"
    static let version = "Z_OPT"

    /// The entities of the store with their parents, in the order of their numbers.
    let tables: [EntityTable]
    /// The columns of tables that belong to no slot, by root entity: orders, and stand-ins for missing inverses.
    let extraColumns: [String: [String]]
    private let byEntity: [String: EntityTable]
    private let byNumber: [Int64: EntityTable]
    /// The tables of relationships of many to many, each from one side.
    let joinTables: [JoinTable]

    /// - Parameter file: What is in the file already; nil for one that is to be made.
    init(_ entities: [NSEntityDescription], file: FileSchema? = nil) {
        let order = Self.ordered(entities)
        var numbers: [String: Int64] = [:]
        for (index, entity) in order.enumerated() { numbers[entity.name ?? ""] = Int64(index + 1) }
        if let file {
            let known = Set(order.map { $0.name ?? "" })
            let strangers = Set(file.numbers.filter { !known.contains($0.key) }.values)
            // Entities that the file lacks come after those that it has
            var next = (file.numbers.values.filter { $0 < FileSchema.firstHistoryNumber }.max() ?? 0) + 1
            for entity in order {
                let name = entity.name ?? ""
                if let number = file.numbers[name] {
                    numbers[name] = number
                } else if let number = numbers[name], strangers.contains(number) {
                    // A migration of Core Data's leaves the old name of an entity that was renamed
                    continue
                } else {
                    numbers[name] = next
                    next += 1
                }
            }
        }
        var naming = ColumnNaming(numbers: numbers, file: file)
        var made: [EntityTable] = []
        var tableNames = UniqueNames()
        let roots = order.filter { $0.superentity == nil }
        for root in roots {
            naming.addColumns(of: root, in: tableNames.make("Z" + (root.name ?? "").uppercased()))
        }
        naming.addJoinTables(order)
        for entity in order {
            let root = Self.root(of: entity)
            let family = Self.family(of: entity)
            made.append(
                EntityTable(
                    entity, number: numbers[entity.name ?? ""] ?? 0,
                    numbers: family.compactMap { numbers[$0.name ?? ""] },
                    name: naming.tables[root.name ?? ""] ?? "", root: root,
                    isShared: !root.subentities.isEmpty, columns: naming.columns[entity.name ?? ""] ?? [:],
                    toMany: naming.toMany(of: entity)))
        }
        tables = made
        extraColumns = naming.extraColumns
        joinTables = naming.allJoinTables
        byEntity = Dictionary(made.map { ($0.entity.name ?? "", $0) }) { first, _ in first }
        byNumber = Dictionary(made.map { ($0.number, $0) }) { first, _ in first }
    }

    /// The table of an entity of the store; nil for one that the store's configuration lacks.
    func table(of entity: NSEntityDescription) -> EntityTable? { byEntity[entity.name ?? ""] }

    func table(named name: String) -> EntityTable? { byEntity[name] }

    func table(numbered number: Int64) -> EntityTable? { byNumber[number] }

    /// Where the destinations of a to-many relationship are, which may be an inherited one.
    func storage(of relationship: NSRelationshipDescription, from entity: NSEntityDescription) -> ToManyStorage? {
        table(of: entity)?.toMany[relationship.name]
    }

    // MARK: Order

    /// Roots by name, each followed by those that inherit from it, by name too.
    private static func ordered(_ entities: [NSEntityDescription]) -> [NSEntityDescription] {
        var roots: [String: NSEntityDescription] = [:]
        var wanted: Set<ObjectIdentifier> = []
        for entity in entities {
            var current: NSEntityDescription? = entity
            while let one = current, wanted.insert(ObjectIdentifier(one)).inserted { current = one.superentity }
            let root = root(of: entity)
            roots[root.name ?? ""] = root
        }
        return roots.sorted { $0.key < $1.key }.flatMap { family(of: $0.value) }
            .filter { wanted.contains(ObjectIdentifier($0)) }
    }

    static func root(of entity: NSEntityDescription) -> NSEntityDescription {
        var current = entity
        while let parent = current.superentity { current = parent }
        return current
    }

    /// An entity and all that inherit from it.
    static func family(of entity: NSEntityDescription) -> [NSEntityDescription] {
        [entity] + entity.subentities.sorted { ($0.name ?? "") < ($1.name ?? "") }.flatMap(family)
    }

    // MARK: SQL

    /// A name as SQL takes it. Those of Core Data need no quotes but for letters outside ASCII.
    static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain ? name : "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}

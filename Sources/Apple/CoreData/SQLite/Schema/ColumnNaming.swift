internal import Foundation

/// Gives the columns of tables and the tables of relationships their names.
struct ColumnNaming {
    /// The table of each root entity.
    private(set) var tables: [String: String] = [:]
    /// The columns of each entity by the names of slots.
    private(set) var columns: [String: [String: Column]] = [:]
    /// Columns that hold the order of an ordered to-many relationship, or stand in for a missing inverse, by the entity
    /// and relationship that they serve.
    private var orderColumns: [String: String] = [:]
    private var virtualColumns: [String: String] = [:]
    private var joinTables: [String: JoinTable] = [:]
    /// The columns of a root's table that belong to no slot.
    private(set) var extraColumns: [String: [String]] = [:]
    private var usedNames: [String: UniqueNames] = [:]
    private let numbers: [String: Int64]
    private let file: FileSchema?

    init(numbers: [String: Int64], file: FileSchema?) {
        self.numbers = numbers
        self.file = file
    }

    private static func key(_ entity: NSEntityDescription?, _ name: String) -> String {
        (entity?.name ?? "") + "." + name
    }

    /// The entity, among the given one and its parents, that declares a relationship first.
    static func declarer(_ name: String, from entity: NSEntityDescription) -> NSEntityDescription {
        var result = entity
        while let parent = result.superentity, parent.relationshipsByName[name] != nil { result = parent }
        return result
    }

    private func number(_ entity: NSEntityDescription) -> Int64 { numbers[entity.name ?? ""] ?? 0 }

    // MARK: Columns

    mutating func addColumns(of root: NSEntityDescription, in table: String) {
        tables[root.name ?? ""] = table
        var names = UniqueNames([TableNames.primaryKey, TableNames.entity, TableNames.version])
        addColumns(of: root, inherited: [:], in: table, names: &names)
        usedNames[root.name ?? ""] = names
    }

    private mutating func addColumns(
        of entity: NSEntityDescription, inherited: [String: Column], in table: String, names: inout UniqueNames
    ) {
        var own = inherited
        let layout = entity.layout
        for (slot, name) in layout.names.enumerated() where own[name] == nil {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            let column = names.make("Z" + last.uppercased())
            switch layout.slots[slot] {
            case let attribute as NSAttributeDescription:
                own[name] = Column(name: column, storage: Column.storage(of: attribute))
            case let relationship as NSRelationshipDescription:
                own[name] = reference(relationship, column: column, in: table)
            default: break
            }
        }
        columns[entity.name ?? ""] = own
        for child in entity.subentities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") })
        where numbers[child.name ?? ""] != nil {
            addColumns(of: child, inherited: own, in: table, names: &names)
        }
    }

    private func reference(_ relationship: NSRelationshipDescription, column: String, in table: String) -> Column {
        var result = Column(name: column, storage: .reference, destination: relationship.destinationEntity)
        guard let destination = relationship.destinationEntity, !destination.subentities.isEmpty else { return result }
        let bare = column.dropFirst()
        result.entityColumn = "Z\(number(destination))_\(bare)"
        if let present = file?.columns[table], present[result.entityColumn ?? ""] == nil {
            // The number may be another one, as that of the root
            result.entityColumn = present.keys.first {
                FileSchema.withoutNumber($0) == "Z_\(bare)" && $0 != "Z_\(bare)"
            }
        }
        return result
    }

    // MARK: Relationships to many

    mutating func addJoinTables(_ order: [NSEntityDescription]) {
        var pairNames: [String: UniqueNames] = [:]
        var halves: [String: String] = [:]
        let declared = order.flatMap { entity in
            entity.layout.toMany.filter { Self.declarer($0.name, from: entity) === entity }
                .map { (entity, $0) }
        }
        // First each side's name for its own keys: that of the relationship that leads to it
        for (entity, relationship) in declared {
            guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
            let name = pairNames[entity.name ?? "", default: UniqueNames()].make(inverse.name.uppercased())
            halves[Self.key(entity, relationship.name)] = "\(number(entity))\(name)"
        }
        for (entity, relationship) in declared {
            let key = Self.key(entity, relationship.name)
            guard let destination = relationship.destinationEntity else { continue }
            if let inverse = relationship.inverseRelationship {
                let far = Self.declarer(inverse.name, from: destination)
                if inverse.isToMany {
                    guard joinTables[key] == nil else { continue }
                    addJoinTable(entity, relationship, far, inverse, halves: halves)
                } else if relationship.isOrdered, let column = columns[far.name ?? ""]?[inverse.name] {
                    let bare = column.name.dropFirst()
                    let root = TableNames.root(of: far).name ?? ""
                    addOrderColumn("Z_FOK_\(bare)", in: root, for: key)
                }
            } else {
                let root = TableNames.root(of: destination).name ?? ""
                let column = usedNames[root, default: UniqueNames()]
                    .make("Z\(number(entity))\(relationship.name.uppercased())")
                virtualColumns[key] = column
                extraColumns[root, default: []].append(column)
                if relationship.isOrdered { addOrderColumn("Z_FOK_\(column.dropFirst())", in: root, for: key) }
            }
        }
    }

    private mutating func addOrderColumn(_ name: String, in root: String, for key: String) {
        let column = usedNames[root, default: UniqueNames()].make(name)
        orderColumns[key] = column
        extraColumns[root, default: []].append(column)
    }

    private mutating func addJoinTable(
        _ entity: NSEntityDescription, _ relationship: NSRelationshipDescription, _ far: NSEntityDescription,
        _ inverse: NSRelationshipDescription, halves: [String: String]
    ) {
        let key = Self.key(entity, relationship.name)
        let farKey = Self.key(far, inverse.name)
        let isReflexive = key == farKey
        let owner = isReflexive ? nil : halves[key]
        let destination = halves[farKey] ?? "\(number(far))\(relationship.name.uppercased())"
        var table = JoinTable(
            name: "Z_\(number(entity))\(relationship.name.uppercased())",
            ownerColumn: owner.map { "Z_\($0)" } ?? "REFLEXIVE", destinationColumn: "Z_\(destination)",
            orderColumn: relationship.isOrdered ? "Z_FOK_\(destination)" : nil,
            inverseOrderColumn: inverse.isOrdered && !isReflexive ? owner.map { "Z_FOK_\($0)" } : nil,
            isReflexive: isReflexive)
        if let file { table = file.found(table, other: "Z_\(number(far))\(inverse.name.uppercased())") }
        joinTables[key] = table
        if !isReflexive { joinTables[farKey] = table.inverse }
    }

    /// Where the relationships to many of an entity are kept, inherited ones among them.
    func toMany(of entity: NSEntityDescription) -> [String: ToManyStorage] {
        var result: [String: ToManyStorage] = [:]
        for relationship in entity.layout.toMany {
            let key = Self.key(Self.declarer(relationship.name, from: entity), relationship.name)
            if let table = joinTables[key] {
                result[relationship.name] = .joinTable(table)
            } else if let column = virtualColumns[key] {
                result[relationship.name] = .foreignKey(
                    column: column, entityColumn: nil, orderColumn: orderColumns[key], hasInverse: false)
            } else if let inverse = relationship.inverseRelationship, let destination = relationship.destinationEntity,
                let column = columns[destination.name ?? ""]?[inverse.name]
            {
                result[relationship.name] = .foreignKey(
                    column: column.name, entityColumn: column.entityColumn, orderColumn: orderColumns[key],
                    hasInverse: true)
            }
        }
        return result
    }

    /// All join tables, each from one side.
    var allJoinTables: [JoinTable] {
        var seen: Set<String> = []
        return joinTables.sorted { $0.key < $1.key }.map(\.value).filter { seen.insert($0.name).inserted }
    }
}

/// Where the objects of one entity are kept.
final class EntityTable: @unchecked Sendable {
    let entity: NSEntityDescription
    let layout: EntityLayout
    /// The number that stands in `Z_ENT`.
    let number: Int64
    /// The numbers of the entity and of all that inherit from it.
    let numbers: [Int64]
    /// The table, which the entity shares with its root and everything that inherits from that.
    let name: String
    let root: NSEntityDescription
    /// Whether the table has objects of other entities too, so that `Z_ENT` matters.
    let isShared: Bool
    /// The columns by slot of the entity's layout.
    let columns: [Column]
    private let byName: [String: Column]
    let toMany: [String: ToManyStorage]

    init(
        _ entity: NSEntityDescription, number: Int64, numbers: [Int64], name: String, root: NSEntityDescription,
        isShared: Bool, columns: [String: Column], toMany: [String: ToManyStorage]
    ) {
        self.entity = entity
        layout = entity.layout
        self.number = number
        self.numbers = numbers
        self.name = name
        self.root = root
        self.isShared = isShared
        byName = columns
        self.toMany = toMany
        self.columns = layout.names.map { columns[$0] ?? Column(name: "NULL", storage: .blob) }
    }

    /// The column of an attribute, an element of a composite one by its path, or a to-one relationship.
    func column(of name: String) -> Column? { byName[name] }
}

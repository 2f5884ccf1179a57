internal import Foundation

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
    /// Whether the file computes some values of a row.
    let hasDerivedAttributes: Bool
    /// The slots whose values history keeps when an object is deleted, by name.
    let preservedSlots: [Int]
    /// For each slot its place among all properties by name, which is its bit in a history's map of changes.
    private let bits: [Int]

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
        let layout = layout
        self.columns = layout.names.map { columns[$0] ?? Column(name: "NULL", storage: .blob) }
        hasDerivedAttributes = layout.slots.contains { $0 is NSDerivedAttributeDescription }
        preservedSlots = layout.slots.indices
            .filter { (layout.slots[$0] as? NSAttributeDescription)?.preservesValueInHistoryOnDeletion == true }
            .sorted { layout.names[$0] < layout.names[$1] }
        let all = EntityTable.historyNames(layout)
        bits = layout.names.map { name in all.firstIndex(of: name) ?? 0 }
    }

    /// The properties in the order of a history's map of changes.
    static func historyNames(_ layout: EntityLayout) -> [String] {
        (layout.names + layout.toMany.map(\.name)).sorted()
    }

    /// The map of slots that changed, as history keeps it: the first property is the first byte's highest bit.
    func bitmap(_ slots: [Int]) -> Data {
        var map = Data(count: (layout.names.count + layout.toMany.count + 7) / 8)
        for slot in slots { map[bits[slot] / 8] |= 0x80 >> UInt8(bits[slot] % 8) }
        return map
    }

    /// The column of an attribute, an element of a composite one by its path, or a to-one relationship.
    func column(of name: String) -> Column? { byName[name] }

    /// The properties of a history's map of changes; nil if the map is of another model.
    func properties(in map: UnsafeRawBufferPointer) -> Set<NSPropertyDescription>? {
        let all = Self.historyNames(layout)
        var found: Set<NSPropertyDescription> = []
        for (index, byte) in map.enumerated() where byte != 0 {
            for bit in 0..<8 where byte & (0x80 >> UInt8(bit)) != 0 {
                guard all.indices.contains(index * 8 + bit) else { return nil }
                let name = all[index * 8 + bit]
                if let slot = layout.slot(of: name) {
                    found.insert(layout.slots[slot])
                } else if let relationship = layout.toMany.first(where: { $0.name == name }) {
                    found.insert(relationship)
                }
            }
        }
        return found
    }
}

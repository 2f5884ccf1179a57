/// Objects in the order in which they came, each once.
struct OrderedObjects {
    private var positions: [ObjectIdentifier: Int] = [:]
    private var slots: [NSManagedObject?] = []

    var isEmpty: Bool { positions.isEmpty }
    var count: Int { positions.count }
    var all: [NSManagedObject] { slots.compactMap { $0 } }
    var set: Set<NSManagedObject> { Set(all) }

    func contains(_ object: NSManagedObject) -> Bool { positions[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) {
        guard positions[ObjectIdentifier(object)] == nil else { return }
        positions[ObjectIdentifier(object)] = slots.count
        slots.append(object)
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let position = positions.removeValue(forKey: ObjectIdentifier(object)) else { return }
        slots[position] = nil
        if positions.isEmpty { slots = [] }
    }

    mutating func removeAll() { self = OrderedObjects() }
}

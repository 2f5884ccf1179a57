/// Objects in the order in which they came, each once.
struct OrderedObjects {
    private var positions: [ObjectIdentifier: Int] = [:]
    private var slots: [NSManagedObject?] = []

    var isEmpty: Bool { positions.isEmpty }
    var all: [NSManagedObject] { slots.compactMap { $0 } }

    mutating func insert(_ object: NSManagedObject) {
        guard positions[ObjectIdentifier(object)] == nil else { return }
        positions[ObjectIdentifier(object)] = slots.count
        slots.append(object)
    }

    mutating func removeAll() { self = OrderedObjects() }
}

/// The objects of a context that wait to be saved, of one kind, in the order in which they came. Each object knows its
/// place.
struct PendingObjects {
    private var slots: ContiguousArray<NSManagedObject?> = []
    private(set) var count = 0

    /// The place of an object, which has one in one kind at most.
    @inline(__always)
    private func place(of object: NSManagedObject) -> Int { Int(object.place) }

    @inline(__always)
    private func put(_ object: NSManagedObject, at place: UInt32) { object.place = place }

    var isEmpty: Bool { count == 0 }
    var all: [NSManagedObject] { slots.compactMap { $0 } }
    var set: Set<NSManagedObject> { Set(all) }

    @inline(__always)
    func forEach(_ body: (NSManagedObject) throws -> Void) rethrows {
        for case let object? in slots { try body(object) }
    }

    func contains(where isMeant: (NSManagedObject) -> Bool) -> Bool {
        slots.contains { $0.map(isMeant) == true }
    }

    @inline(__always)
    func contains(_ object: NSManagedObject) -> Bool {
        let place = place(of: object)
        // The object may have its place among those of another kind, or in another context.
        return place > 0 && place <= slots.count && slots[place - 1] === object
    }

    mutating func insert(_ object: NSManagedObject) {
        guard !contains(object) else { return }
        slots.append(object)
        count += 1
        put(object, at: UInt32(slots.count))
    }

    mutating func remove(_ object: NSManagedObject) {
        guard contains(object) else { return }
        slots[place(of: object) - 1] = nil
        put(object, at: 0)
        object.marks.remove(.told)
        count -= 1
        if count == 0 { slots = [] }
    }

    mutating func removeAll() {
        for case let object? in slots where contains(object) { put(object, at: 0) }
        slots = []
        count = 0
    }
}

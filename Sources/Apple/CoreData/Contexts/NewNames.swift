/// The names that a save gives to objects that were never saved.
struct NewNames {
    private var objects: [NSManagedObject] = []
    private var keys: ContiguousArray<ObjectKey> = []
    /// The identifiers of those whose temporary ones somebody has, by the numbers of these.
    private(set) var identifiers: [Int64: NSManagedObjectID] = [:]
    /// Behind the object that was asked for last.
    private var next = 0

    init() {}

    /// - Parameters:
    ///   - objects: Objects with temporary names.
    ///   - assigned: The stores that objects were assigned to.
    init(
        _ objects: [NSManagedObject], _ assigned: [ObjectIdentifier: NSPersistentStore], from source: any ObjectSource
    ) throws {
        struct Group {
            var entity: NSEntityDescription
            var store: NSPersistentStore?
            var places: [Int] = []
        }
        guard let first = objects.first else { return }
        self.objects = objects
        var groups: [Group] = []
        var recent = 0
        for (place, object) in objects.enumerated() {
            let entity = object.origin.entity
            let store = assigned.isEmpty ? nil : assigned[ObjectIdentifier(object)]
            if recent >= groups.count || groups[recent].entity !== entity || groups[recent].store !== store {
                let known = groups.firstIndex { $0.entity === entity && $0.store === store }
                recent = known ?? groups.count
                if known == nil { groups.append(Group(entity: entity, store: store)) }
            }
            groups[recent].places.append(place)
        }
        keys = ContiguousArray(repeating: first.key, count: objects.count)
        for group in groups {
            let first = try source.reserveKeys(for: group.entity, count: group.places.count, in: group.store)
            for (index, place) in group.places.enumerated() {
                keys[place] = ObjectKey(first.origin, first.number + Int64(index))
            }
        }
        for (place, object) in objects.enumerated() where object.isNamed {
            identifiers[object.number] = NSManagedObjectID(Self.key(keys[place], of: object))
        }
    }

    /// The name under which a new object is saved. Asked in the order in which the objects were given, it is found at once.
    mutating func key(of object: NSManagedObject) -> ObjectKey {
        guard object.isTemporary, !objects.isEmpty else { return object.key }
        if next >= objects.count || objects[next] !== object {
            guard let place = objects.firstIndex(where: { $0 === object }) else { return object.key }
            next = place
        }
        defer { next += 1 }
        return keys[next]
    }

    /// The identifier that an object will have.
    func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        guard !identifiers.isEmpty, id.origin.isTemporary else { return id }
        return identifiers[id.key.number] ?? id
    }

    /// The object that will have that name.
    func object(_ key: ObjectKey) -> NSManagedObject? { keys.firstIndex(of: key).map { objects[$0] } }

    /// Calls with each object that is still there, its new name and its new identifier if it has one.
    func forEach(_ body: (NSManagedObject, ObjectKey, NSManagedObjectID?) -> Void) {
        for (place, object) in objects.enumerated() where object.isTemporary && !object.marks.contains(.gone) {
            body(object, Self.key(keys[place], of: object), identifiers.isEmpty ? nil : identifiers[object.number])
        }
    }

    /// The key with the object's own entity: a store may have the one of an equal model.
    private static func key(_ key: ObjectKey, of object: NSManagedObject) -> ObjectKey {
        let entity = object.origin.entity
        guard key.origin.entity !== entity, let store = key.origin.store else { return key }
        return ObjectKey(store.origin(of: entity), key.number)
    }
}

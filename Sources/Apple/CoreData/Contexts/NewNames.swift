/// The names that a save gives to objects that were never saved.
struct NewNames {
    /// The objects of one entity that go into one store.
    private struct Group {
        /// What the objects have in common before.
        var old: IdentifierOrigin
        var oldPointer: UnsafeMutableRawPointer
        var store: NSPersistentStore?
        var count: Int64 = 0
        /// What the store says that they have in common.
        var new: IdentifierOrigin
        /// The same with the objects' own entity, of which the store may have that of an equal model.
        var own: IdentifierOrigin
        var first: Int64 = 0
    }

    /// A name, as the group and the place in it.
    private struct Name {
        var group: Int
        var place: Int64
    }

    private var objects: [NSManagedObject] = []
    private var groups: [Group] = []
    private var names: ContiguousArray<Name> = []
    /// The identifiers of those whose temporary ones somebody has, by the numbers of these.
    private(set) var identifiers: [Int64: NSManagedObjectID] = [:]
    /// Behind the object that was asked for last.
    private var next = 0

    /// - Parameters:
    ///   - objects: Objects with temporary names.
    ///   - assigned: The stores that objects were assigned to.
    init(
        _ objects: [NSManagedObject], _ assigned: [ObjectIdentifier: NSPersistentStore], from source: any ObjectSource
    ) throws {
        self.objects = objects
        names.reserveCapacity(objects.count)
        var recent = 0
        var namesAny = false
        for object in objects {
            let store = assigned.isEmpty ? nil : assigned[ObjectIdentifier(object)]
            if recent >= groups.count || groups[recent].oldPointer != object.originPointer
                || groups[recent].store !== store
            {
                let origin = object.origin
                let known = groups.firstIndex { $0.old === origin && $0.store === store }
                recent = known ?? groups.count
                if known == nil {
                    groups.append(
                        Group(old: origin, oldPointer: object.originPointer, store: store, new: origin, own: origin))
                }
            }
            names.append(Name(group: recent, place: groups[recent].count))
            groups[recent].count += 1
            if object.isNamed { namesAny = true }
        }
        for place in groups.indices {
            let entity = groups[place].old.entity
            let first = try source.reserveKeys(
                for: entity, count: Int(groups[place].count), in: groups[place].store)
            groups[place].first = first.number
            groups[place].new = first.origin
            groups[place].own =
                first.origin.entity === entity
                ? first.origin : first.origin.store?.origin(of: entity) ?? first.origin
        }
        guard namesAny else { return }
        for (name, object) in zip(names, objects) where object.isNamed {
            let group = groups[name.group]
            identifiers[object.number] = NSManagedObjectID(group.own, primaryKey: group.first + name.place)
        }
    }

    /// The name under which a new object is saved. Asked in the order in which the objects were given, it is found at once.
    mutating func key(of object: NSManagedObject) -> ObjectKey {
        if next >= objects.count || objects[next] !== object {
            guard object.isTemporary, let place = objects.firstIndex(where: { $0 === object }) else {
                return object.key
            }
            next = place
        }
        defer { next += 1 }
        return key(names[next])
    }

    private func key(_ name: Name) -> ObjectKey {
        ObjectKey(groups[name.group].new, groups[name.group].first + name.place)
    }

    /// The identifier that an object will have.
    func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        guard !identifiers.isEmpty, id.origin.isTemporary else { return id }
        return identifiers[id.key.number] ?? id
    }

    /// The object that will have that name.
    func object(_ wanted: ObjectKey) -> NSManagedObject? {
        names.firstIndex { key($0) == wanted }.map { objects[$0] }
    }

    /// Calls with each object that is still there, its new name and its new identifier if it has one.
    func forEach(_ body: (NSManagedObject, IdentifierOrigin, Int64, NSManagedObjectID?) -> Void) {
        for place in objects.indices {
            let (object, name) = (objects[place], names[place])
            guard !object.marks.contains(.gone), object.isTemporary else { continue }
            let id = identifiers.isEmpty ? nil : identifiers[object.number]
            body(object, groups[name.group].own, groups[name.group].first + name.place, id)
        }
    }
}

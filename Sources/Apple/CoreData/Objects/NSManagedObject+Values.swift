public import Foundation
internal import ObjectiveC

// Key-value coding, and what the accessors of translated source call.

extension NSManagedObject {
    /// Reads the values of a fault.
    final func fire() {
        guard marks.contains(.fault) else { return }
        context?.fulfill(self)
    }

    /// The value of an attribute or a relationship, as `@NSManaged` says it. For translated source.
    @_specialize(where T == String)
    @_specialize(where T == String?)
    @_specialize(where T == Int64)
    @_specialize(where T == Int32)
    @_specialize(where T == Int16)
    @_specialize(where T == Bool)
    @_specialize(where T == Double)
    @_specialize(where T == Float)
    @_specialize(where T == Date)
    @_specialize(where T == Date?)
    @_specialize(where T == UUID?)
    @_specialize(where T == Data?)
    public final func _managedValue<T>(_ key: String) -> T {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        if let place = attribute(key), !state.values.isEmpty {
            return ManagedCast.read(state.values[Int(place.slot)], as: place.kind, owner: self, key: key)
        }
        return ManagedCast.cast(held(key), owner: self, key: key)
    }

    /// Sets an attribute or a relationship, as `@NSManaged` says it. For translated source.
    @_specialize(where T == String)
    @_specialize(where T == String?)
    @_specialize(where T == Int64)
    @_specialize(where T == Int32)
    @_specialize(where T == Int16)
    @_specialize(where T == Bool)
    @_specialize(where T == Double)
    @_specialize(where T == Float)
    @_specialize(where T == Date)
    @_specialize(where T == Date?)
    @_specialize(where T == UUID?)
    @_specialize(where T == Data?)
    public final func _setManagedValue<T>(_ value: T, _ key: String) {
        if let place = attribute(key), let stored = ManagedCast.stored(value, as: place.kind) {
            put(stored, at: Int(place.slot), key)
        } else {
            set(value, for: key)
        }
    }

    /// A persistent attribute by its name.
    @inline(__always)
    final func attribute(_ key: String) -> AttributeTable.Entry? {
        if let found = layout.attributes.find(key) { return found }
        return longAttribute(key)
    }

    /// An attribute whose name is long.
    @inline(never)
    private final func longAttribute(_ key: String) -> AttributeTable.Entry? {
        guard case .attribute(let slot, let kind) = layout.places[key] else { return nil }
        return AttributeTable.Entry(slot: Int32(slot), kind: kind)
    }

    /// Gives an attribute its value, and tells of it.
    @inline(__always)
    final func put(_ stored: StoredValue, at slot: Int, _ key: String) {
        if isChanging, !_isAnythingObserved, !NSManagedObjectContext.checksThreads {
            state.values[slot] = stored
        } else {
            change(key) { state.values[slot] = stored }
        }
    }

    /// Says that a value is about to be read: reads the values of a fault. nil for any value.
    public func willAccessValue(forKey key: String?) {
        if NSManagedObjectContext.checksThreads { context?.checkThread() }
        fire()
    }

    /// Says that a value was read.
    public func didAccessValue(forKey key: String?) {}

    /// The value that the object has for a key, without a word to anybody. Does not call an accessor.
    public func primitiveValue(forKey key: String) -> Any? {
        fire()
        return held(key)
    }

    /// Sets the value for a key without a word to anybody, as accessors do between `willChangeValue(forKey:)` and
    /// `didChangeValue(forKey:)`.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        fire()
        put(value, for: key)
    }

    /// What is kept under a key.
    final func held(_ key: String) -> Any? {
        switch layout.places[key] {
        case .attribute(let slot, let kind): return state.values.isEmpty ? nil : state.values[slot].any(as: kind)
        case .transient(_, let kind): return state.transients[key]?.any(as: kind)
        case .toOne(let slot, _):
            guard !state.values.isEmpty, case .reference(let id) = state.values[slot] else { return nil }
            return context?.object(with: id)
        case .toMany(let position, let relationship):
            let objects = related(position)
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        case .composite(let composite): return elements(of: composite, key)
        case .fetched(let property): return context?.fetched(property, for: self)
        case nil: undefined(key)
        }
    }

    /// The elements of a composite attribute by name; nil if none has a value.
    private func elements(of composite: NSCompositeAttributeDescription, _ path: String) -> [String: Any]? {
        var values: [String: Any] = [:]
        for element in composite.elements { values[element.name] = held(path + "." + element.name) }
        return values.isEmpty ? nil : values
    }

    /// Keeps a value under a key; relationships keep their other side in step.
    private func put(_ value: Any?, for key: String) {
        switch layout.places[key] {
        case .attribute(let slot, let kind):
            state.values[slot] = stored(value, as: kind, key)
        case .transient(_, let kind): state.transients[key] = stored(value, as: kind, key)
        case .toOne(_, let relationship):
            setRelated(object(value, for: relationship), relationship)
        case .toMany(let position, let relationship):
            setRelated(objects(value, for: relationship), position, relationship)
        case .composite(let composite):
            let values = unwrapped(value) as? [String: Any] ?? [:]
            for element in composite.elements { put(values[element.name], for: key + "." + element.name) }
        case .fetched, nil: undefined(key)
        }
    }

    /// Sets a value and tells of it.
    final func set(_ value: Any?, for key: String) {
        willAccessValue(forKey: key)
        change(key) { put(value, for: key) }
    }

    /// Does what changes the value of a key, and tells of it.
    final func change(_ key: String, _ work: () -> Void) {
        if NSManagedObjectContext.checksThreads { context?.checkThread() }
        fire()
        noteChange(key)
        _willChangeValue(self, key)
        work()
        _didChangeValue(self, key)
    }

    private func stored(_ value: Any?, as kind: AttributeKind, _ key: String) -> StoredValue {
        if let stored = StoredValue(value, as: kind) { return stored }
        fatalError(
            "Unacceptable type of value for attribute: property = \"\(key)\"; desired type = \(kind.className); "
                + "given type = \(value.map { "\(type(of: $0))" } ?? "nil"); value = \(value.map { "\($0)" } ?? "nil")."
        )
    }

    private func object(_ value: Any?, for relationship: NSRelationshipDescription) -> NSManagedObject? {
        guard let value = unwrappedUnlessNull(value) else { return nil }
        guard let object = value as? NSManagedObject else {
            fatalError(
                "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; desired type = "
                    + "\(relationship.destinationEntity?.managedObjectClassName ?? "NSManagedObject"); given type = "
                    + "\(type(of: value)); value = \(value).")
        }
        check(object, for: relationship)
        return object
    }

    private func objects(_ value: Any?, for relationship: NSRelationshipDescription) -> [NSManagedObject] {
        guard let value = unwrappedUnlessNull(value) else { return [] }
        let all: [Any]? =
            switch value {
            case let set as NSSet: set.allObjects
            case let set as NSOrderedSet: set.array
            case let set as Set<AnyHashable>: set.map { $0.base }
            case let array as [Any]: array
            default: nil
            }
        guard let objects = all as? [NSManagedObject] else {
            fatalError(
                "Unacceptable type of value for to-many relationship: property = \"\(relationship.name)\"; desired type = "
                    + "\(relationship.isOrdered ? "NSOrderedSet" : "NSSet"); given type = \(type(of: value)); value = "
                    + "\(value).")
        }
        for object in objects { check(object, for: relationship) }
        return objects
    }

    /// Stops for an object that cannot be at the end of a relationship, as Core Data does.
    final func check(_ object: NSManagedObject, for relationship: NSRelationshipDescription) {
        if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
            fatalError(
                "Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") relationship: property = "
                    + "\"\(relationship.name)\"; desired type = \(destination.managedObjectClassName ?? ""); given type = "
                    + "\(type(of: object)); value = \(object).")
        }
        if let context, let other = object.context, context !== other {
            fatalError(
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts "
                    + "(source = \(self) , destination = \(object))")
        }
    }

    final func undefined(_ key: String) -> Never {
        fatalError(
            "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }
}

extension NSManagedObject: KeyValueContainer {
    package func holds(key: String) -> Bool { true }

    package func heldValue(forKey key: String) -> Any? {
        switch key {
        case _ where layout.places[key] != nil:
            willAccessValue(forKey: key)
            defer { didAccessValue(forKey: key) }
            return held(key)
        case "self": return self
        case "objectID": return objectID
        case "entity": return entity
        case "managedObjectContext": return managedObjectContext
        case "description": return description
        case "hash": return hash
        case "hasChanges": return hasChanges
        case "isInserted", "inserted": return isInserted
        case "isUpdated", "updated": return isUpdated
        case "isDeleted", "deleted": return isDeleted
        case "isFault", "fault": return isFault
        default: undefined(key)
        }
    }

    package func hold(_ value: Any?, forKey key: String) {
        if let place = layout.attributes.find(key), let plain = StoredValue.plain(value, as: place.kind) {
            return put(plain, at: Int(place.slot), key)
        }
        if let place = attribute(key), let stored = StoredValue(value, as: place.kind) {
            return put(stored, at: Int(place.slot), key)
        }
        guard layout.places[key] != nil else { undefined(key) }
        set(value, for: key)
    }

    package func willChangeHeld(_ key: String) {
        guard layout.places[key] != nil else { return }
        fire()
        noteChange(key)
    }
}

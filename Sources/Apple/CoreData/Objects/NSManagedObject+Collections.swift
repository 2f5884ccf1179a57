public import Foundation
internal import ObjectiveC

// What the accessors of to-many relationships call, and the collections that write through.

extension NSManagedObject {
    private func toMany(_ key: String) -> (position: Int, relationship: NSRelationshipDescription) {
        guard case .toMany(let position, let relationship) = layout.places[key] else { undefined(key) }
        return (position, relationship)
    }

    /// Adds an object, or those of a collection. For translated source.
    public final func _addManaged(_ value: Any, to key: String) {
        insert(Self.objects(in: value), into: key, at: nil)
    }

    /// Takes out an object, or those of a collection. For translated source.
    public final func _removeManaged(_ value: Any, from key: String) {
        remove(Self.objects(in: value), from: key)
    }

    /// Inserts an object at a position, or those of an array at the positions of a set of indexes. For translated source.
    public final func _insertManaged(_ value: Any, into key: String, at place: Any) {
        let positions = Self.positions(place)
        for (object, position) in zip(Self.objects(in: value), positions) { insert([object], into: key, at: position) }
    }

    /// Takes out the objects at a position, or at the positions of a set of indexes. For translated source.
    public final func _removeManaged(from key: String, at place: Any) {
        let objects = related(toMany(key).position)
        remove(Self.positions(place).map { objects[$0] }, from: key)
    }

    /// Puts others in the place of the objects at positions. For translated source.
    public final func _replaceManaged(in key: String, at place: Any, with value: Any) {
        _removeManaged(from: key, at: place)
        _insertManaged(value, into: key, at: place)
    }

    final func insert(_ objects: [NSManagedObject], into key: String, at place: Int?) {
        let (position, relationship) = toMany(key)
        willAccessValue(forKey: key)
        for object in objects { check(object, for: relationship) }
        change(key) {
            for (offset, object) in objects.enumerated() {
                addRelated(object, position, relationship, at: place.map { $0 + offset })
            }
        }
    }

    final func remove(_ objects: [NSManagedObject], from key: String) {
        let (position, relationship) = toMany(key)
        willAccessValue(forKey: key)
        change(key) { for object in objects { removeRelated(object.id, position, relationship) } }
    }

    final func reorder(_ objects: [NSManagedObject], of key: String) {
        let position = toMany(key).position
        _ = relatedIDs(position)
        change(key) { state.related[position].reorder(objects.map(\.id)) }
    }

    private static func objects(in value: Any) -> [NSManagedObject] {
        switch unwrapped(value) {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let array as [NSManagedObject]: array
        case let set as Set<NSManagedObject>: Array(set)
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        default: []
        }
    }

    private static func positions(_ place: Any) -> [Int] {
        switch place {
        case let position as Int: [position]
        case let indexes as IndexSet: Array(indexes)
        case let indexes as NSIndexSet: indexes.compactMap { $0 }
        default: []
        }
    }

    /// A set that shows a to-many relationship, and changes it when it is changed.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        _ = toMany(key)
        return ManagedSet(of: self, key)
    }

    /// An ordered set that shows an ordered relationship, and changes it when it is changed.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        _ = toMany(key)
        return ManagedOrderedSet(of: self, key)
    }
}

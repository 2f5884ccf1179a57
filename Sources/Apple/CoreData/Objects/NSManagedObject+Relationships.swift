internal import Foundation

extension NSManagedObject {
    /// The identifiers that a to-many relationship leads to, read from the store if need be.
    final func relatedIDs(_ position: Int) -> [NSManagedObjectID] {
        fire()
        guard state.related.indices.contains(position) else { return [] }
        if !state.related[position].isRead {
            let stored = context?.destinations(of: layout.toMany[position], from: self) ?? []
            state.related[position].read(stored)
        }
        return state.related[position].ids
    }

    /// The objects that a to-many relationship leads to.
    final func related(_ position: Int) -> [NSManagedObject] {
        guard let context else { return [] }
        return relatedIDs(position).map(context.object)
    }

    /// Sets a to-one relationship, and the other side of it.
    final func setRelated(_ object: NSManagedObject?, _ relationship: NSRelationshipDescription) {
        guard case .toOne(let slot, _) = layout.places[relationship.name] else { return }
        let new = object?.id
        let old: NSManagedObjectID? = if case .reference(let id) = state.values[slot] { id } else { nil }
        guard old != new else { return }
        state.values[slot] = new.map { .reference($0) } ?? .null
        guard let inverse = relationship.inverseRelationship, let context else { return }
        if let old, let other = context.objectForInverse(old) { other.unlink(id, inverse) }
        if let object { object.link(self, inverse) }
    }

    /// Sets a to-many relationship, and the other side of it.
    final func setRelated(_ objects: [NSManagedObject], _ position: Int, _ relationship: NSRelationshipDescription) {
        let new = Set(objects.map(\.id))
        for id in relatedIDs(position) where !new.contains(id) { removeRelated(id, position, relationship) }
        for object in objects { addRelated(object, position, relationship) }
        if relationship.isOrdered {
            var seen: Set<NSManagedObjectID> = []
            state.related[position].reorder(objects.map(\.id).filter { seen.insert($0).inserted })
        }
    }

    /// Adds an object to a to-many relationship, and this one to the other side.
    final func addRelated(
        _ object: NSManagedObject, _ position: Int, _ relationship: NSRelationshipDescription, at place: Int? = nil
    ) {
        if relationship.isOrdered { _ = relatedIDs(position) }
        guard state.related[position].insert(object.id, at: place) else { return }
        if let inverse = relationship.inverseRelationship { object.link(self, inverse) }
    }

    /// Takes an object out of a to-many relationship, and this one from the other side.
    final func removeRelated(_ other: NSManagedObjectID, _ position: Int, _ relationship: NSRelationshipDescription) {
        if relationship.isOrdered { _ = relatedIDs(position) }
        guard state.related[position].remove(other) else { return }
        if let inverse = relationship.inverseRelationship, let object = context?.objectForInverse(other) {
            object.unlink(id, inverse)
        }
    }

    /// This object is the other side of a relationship that was just made: adds `object` here.
    private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        change(relationship.name) {
            switch layout.places[relationship.name] {
            case .toOne(let slot, _):
                let old: NSManagedObjectID? = if case .reference(let id) = state.values[slot] { id } else { nil }
                guard old != object.id else { return }
                state.values[slot] = .reference(object.id)
                // Whoever had this object before has it no longer.
                if let old, let inverse = relationship.inverseRelationship, let other = context?.objectForInverse(old) {
                    other.unlink(id, inverse)
                }
            case .toMany(let position, _):
                if relationship.isOrdered { _ = relatedIDs(position) }
                state.related[position].insert(object.id)
            default: break
            }
        }
    }

    /// This object is the other side of a relationship that was just ended.
    private func unlink(_ other: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
        change(relationship.name) {
            switch layout.places[relationship.name] {
            case .toOne(let slot, _):
                if state.values[slot] == .reference(other) { state.values[slot] = .null }
            case .toMany(let position, _):
                if relationship.isOrdered { _ = relatedIDs(position) }
                state.related[position].remove(other)
            default: break
            }
        }
    }

    /// Ends every relationship of an object that is deleted.
    final func unlinkAll() {
        for (slot, relationship) in layout.toOne {
            guard case .reference = state.values[slot] else { continue }
            change(relationship.name) { setRelated(nil, relationship) }
        }
        for (position, relationship) in layout.toMany.enumerated() where !relatedIDs(position).isEmpty {
            change(relationship.name) { setRelated([], position, relationship) }
        }
    }
}

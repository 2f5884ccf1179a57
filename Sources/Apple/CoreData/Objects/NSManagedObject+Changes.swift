public import Combine
public import Foundation

extension NSManagedObject {
    /// A value is about to change: the context keeps the object, and what it was.
    final func noteChange(_ key: String) {
        guard !isChanging, !marks.contains(.silent), !marks.contains(.gone) else { return }
        publisher?.send()
        context?.noteChange(self)
    }

    /// Whether a change tells nobody anything new: the values are there, the context has noted the object, and nobody
    /// listens to it.
    @inline(__always)
    final var isChanging: Bool {
        marks.isDisjoint(with: [.fault, .silent, .gone]) && marks.contains(.noted) && extras == nil
            && (marks.contains(.inserted) || marks.contains(.deleted)
                || (marks.contains(.updated) && place != 0))
    }

    /// What tells before changes; nil if nobody asked for it.
    final var publisher: ObservableObjectPublisher? { extras?.publisher }

    /// What few objects have, made here if need be.
    final var ownExtras: ObjectExtras {
        if let extras { return extras }
        let made = ObjectExtras()
        extras = made
        return made
    }

    /// The values that differ from what the store has, or was last told.
    public func changedValues() -> [String: Any] {
        guard !isFault else { return [:] }
        var changes: [String: Any] = [:]
        for (key, place) in layout.places where hasChanged(place) { changes[key] = held(key) ?? NSNull() }
        return changes
    }

    private func hasChanged(_ place: ObjectLayout.Place) -> Bool {
        switch place {
        case .attribute(let slot, _), .toOne(let slot, _):
            let stored = row?.values[slot] ?? (marks.contains(.inserted) ? layout.defaults[slot] : state.values[slot])
            return stored != state.values[slot]
        case .toMany(let position, _): return state.related[position].hasChanges
        case .transient, .composite, .fetched: return false
        }
    }

    /// The slots of the row that differ from what the store has.
    final var changedSlots: [Int] {
        guard let row else { return Array(state.values.indices) }
        return state.values.indices.filter { state.values[$0] != row.values[$0] }
    }

    /// The values that changed since the last notification of changes.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        guard let before = context?.snapshot(of: self)?.state, !isFault, !before.values.isEmpty else {
            return [:]
        }
        var changes: [String: Any] = [:]
        for (key, place) in layout.places {
            switch place {
            case .attribute(let slot, let kind) where before.values[slot] != state.values[slot]:
                changes[key] = before.values[slot].any(as: kind) ?? NSNull()
            case .toOne(let slot, _) where before.values[slot] != state.values[slot]:
                if case .reference(let id) = before.values[slot] {
                    changes[key] = context?.object(with: id) ?? NSNull()
                } else {
                    changes[key] = NSNull()
                }
            case .toMany(let position, let relationship)
            where before.related[position].ids != state.related[position].ids:
                let objects = before.related[position].ids.compactMap { context?.object(with: $0) }
                changes[key] = relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
            default: break
            }
        }
        return changes
    }

    /// The values as the store has them, or was last told: of all properties, or of those named.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        var values: [String: Any] = [:]
        for key in keys ?? Array(layout.places.keys) {
            switch layout.places[key] {
            case .attribute(let slot, let kind):
                let stored = row?.values[slot] ?? layout.defaults[slot]
                values[key] = stored.any(as: kind) ?? NSNull()
            case .toOne(let slot, _):
                if case .reference(let id)? = row?.values[slot] {
                    values[key] = context?.object(with: id) ?? NSNull()
                } else {
                    values[key] = NSNull()
                }
            case .toMany(let position, let relationship):
                _ = relatedIDs(position)
                let objects = (state.related[position].stored ?? []).compactMap { context?.object(with: $0) }
                values[key] = relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
            case .transient, .composite, .fetched: break
            case nil: undefined(key)
            }
        }
        return values
    }
}

extension NSManagedObject: ObservableObject {
    /// Tells before each change of a value, also of a relationship from its other side.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        ownExtras.publisher = made
        return made
    }
}

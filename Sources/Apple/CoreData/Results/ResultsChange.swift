internal import Foundation

/// How results changed: which sections came and went, and what happened to each object.
struct ResultsChange {
    struct Object {
        var id: NSManagedObjectID
        var type: NSFetchedResultsChangeType
        /// The place before the whole change.
        var from: IndexPath?
        /// The place after the whole change.
        var to: IndexPath?
    }

    private(set) var deletedSections: [Int] = []
    private(set) var insertedSections: [Int] = []
    private(set) var objects: [Object] = []

    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

    init(old: [ResultsCore.Section], new: [ResultsCore.Section], updated: Set<NSManagedObjectID>) {
        let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
        deletedSections = oldNames.indices.filter { !newNames.contains(oldNames[$0]) }
        insertedSections = newNames.indices.filter { !oldNames.contains(newNames[$0]) }
        let (before, after) = (Self.places(old), Self.places(new))
        let moved = Self.moved(old, new, updated, before, after)
        for section in old {
            for id in section.ids where after[id] == nil {
                objects.append(Object(id: id, type: .delete, from: before[id], to: nil))
            }
        }
        for section in new {
            for id in section.ids where before[id] == nil {
                objects.append(Object(id: id, type: .insert, from: nil, to: after[id]))
            }
        }
        for id in new.flatMap(\.ids) where moved.contains(id) {
            objects.append(Object(id: id, type: .move, from: before[id], to: after[id]))
        }
        for id in new.flatMap(\.ids) where updated.contains(id) && before[id] != nil && !moved.contains(id) {
            objects.append(Object(id: id, type: .update, from: before[id], to: after[id]))
        }
    }

    private static func places(_ sections: [ResultsCore.Section]) -> [NSManagedObjectID: IndexPath] {
        var places: [NSManagedObjectID: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (row, id) in section.ids.enumerated() { places[id] = IndexPath(indexes: [number, row]) }
        }
        return places
    }

    /// The changed objects that stand elsewhere among those that were there before and are still: in another section, or
    /// behind others than before.
    private static func moved(
        _ old: [ResultsCore.Section], _ new: [ResultsCore.Section], _ updated: Set<NSManagedObjectID>,
        _ before: [NSManagedObjectID: IndexPath], _ after: [NSManagedObjectID: IndexPath]
    ) -> Set<NSManagedObjectID> {
        let candidates = updated.filter { before[$0] != nil && after[$0] != nil }
        guard !candidates.isEmpty else { return [] }
        func predecessors(_ sections: [ResultsCore.Section], isThere: (NSManagedObjectID) -> Bool)
            -> [NSManagedObjectID: (section: String, rank: Int, order: Int)]
        {
            var found: [NSManagedObjectID: (section: String, rank: Int, order: Int)] = [:]
            var (rank, order) = (0, 0)
            for section in sections {
                for id in section.ids where isThere(id) {
                    if candidates.contains(id) {
                        found[id] = (section.name, rank, order)
                        order += 1
                    } else {
                        rank += 1
                    }
                }
            }
            return found
        }
        let was = predecessors(old) { after[$0] != nil }
        let now = predecessors(new) { before[$0] != nil }
        return candidates.filter { id in
            guard let was = was[id], let now = now[id] else { return false }
            return was.section != now.section || was.rank != now.rank
                || (candidates.count > 1 && was.order != now.order && was.rank == now.rank
                    && old.flatMap(\.ids).count == new.flatMap(\.ids).count)
        }
    }
}

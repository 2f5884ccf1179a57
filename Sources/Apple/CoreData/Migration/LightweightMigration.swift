internal import Foundation

/// Copies the rows of a store into one of another version of the model, as an inferred mapping says. Objects keep their
/// numbers, and so their identifiers, unless two hierarchies of entities become one.
final class LightweightMigration {
    private let sourceModel: NSManagedObjectModel
    private let destinationModel: NSManagedObjectModel
    private let mappings: [NSEntityMapping]
    private let source: NSPersistentStore
    private let destination: NSPersistentStore
    /// The mapping of each of the source's entities that has one.
    private var mappingBySource: [String: NSEntityMapping] = [:]
    /// By the source's root entity: what is added to the numbers of its objects.
    private var shifts: [String: Int64] = [:]

    /// How many rows are written at once.
    private static let batch = 1_000

    init(
        _ mapping: NSMappingModel, from sourceModel: NSManagedObjectModel, to destinationModel: NSManagedObjectModel,
        source: NSPersistentStore, destination: NSPersistentStore
    ) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
        mappings = (mapping.entityMappings ?? []).filter {
            $0.mappingType == .copyEntityMappingType || $0.mappingType == .transformEntityMappingType
        }
        self.source = source
        self.destination = destination
        for mapping in mappings {
            if let name = mapping.sourceEntityName, source.entityNames.contains(name),
                destination.entityNames.contains(mapping.destinationEntityName ?? "")
            {
                mappingBySource[name] = mapping
            }
        }
    }

    func run() throws {
        try reserveNumbers()
        for mapping in mappings { try copyRows(mapping) }
        for mapping in mappings { try copyLinks(mapping) }
    }

    // MARK: Identifiers

    /// Takes numbers for all objects before any is written.
    private func reserveNumbers() throws {
        var counts: [(root: NSEntityDescription, count: Int64)] = []
        var highest: [String: Int64] = [:]
        for (name, mapping) in mappingBySource.sorted(by: { $0.key < $1.key }) {
            guard let entity = sourceModel.entitiesByName[name], let successor = successor(mapping) else { continue }
            let root = MappingInference.root(of: entity).name ?? ""
            let last = try identifiers(of: entity).map(\.primaryKey).max() ?? 0
            let target = MappingInference.root(of: successor)
            if shifts[root] == nil {
                shifts[root] = counts.filter { $0.root === target }.map(\.count).reduce(0, +)
                counts.append((target, 0))
                highest[root] = 0
            }
            if last > highest[root, default: 0], let place = counts.firstIndex(where: { $0.root === target }) {
                counts[place].count += last - highest[root, default: 0]
                highest[root] = last
            }
        }
        var totals: [(root: NSEntityDescription, count: Int64)] = []
        for (root, count) in counts {
            if let place = totals.firstIndex(where: { $0.root === root }) {
                totals[place].count += count
            } else {
                totals.append((root, count))
            }
        }
        for (root, count) in totals where count > 0 {
            _ = try destination.backend.makeIdentifiers(for: root, count: Int(count))
        }
    }

    private func identifiers(of entity: NSEntityDescription) throws -> [NSManagedObjectID] {
        let fetch = StoreFetch(entity: entity, includesSubentities: false, wish: .identifiers)
        guard case .identifiers(let ids) = try source.backend.answer(fetch) else { return [] }
        return ids
    }

    private func successor(_ mapping: NSEntityMapping) -> NSEntityDescription? {
        mapping.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    /// The identifier of what becomes of an object; nil if nothing does.
    private func moved(_ id: NSManagedObjectID) -> NSManagedObjectID? {
        guard let mapping = mappingBySource[id.entity.name ?? ""], let entity = successor(mapping) else { return nil }
        let shift = shifts[MappingInference.root(of: id.entity).name ?? ""] ?? 0
        return NSManagedObjectID(store: destination, entity: entity, primaryKey: id.primaryKey + shift)
    }

    // MARK: Rows

    private func copyRows(_ mapping: NSEntityMapping) throws {
        guard let old = mapping.sourceEntityName.flatMap({ sourceModel.entitiesByName[$0] }),
            mappingBySource[old.name ?? ""] === mapping, let new = successor(mapping), !new.isAbstract
        else { return }
        let plan = RowPlan(mapping, from: old, to: new)
        let ids = try identifiers(of: old)
        for start in stride(from: 0, to: ids.count, by: Self.batch) {
            let part = Array(ids[start..<min(start + Self.batch, ids.count)])
            var changes = StoreChanges()
            for row in try source.backend.rows(of: part) {
                guard let id = moved(row.id) else { continue }
                let values = try plan.values(of: row, moved: moved)
                changes.insertions.append(StoreChanges.Insertion(id: id, values: values))
            }
            _ = try destination.backend.apply(changes)
        }
    }

    // MARK: Relationships to many objects

    private func copyLinks(_ mapping: NSEntityMapping) throws {
        guard let old = mapping.sourceEntityName.flatMap({ sourceModel.entitiesByName[$0] }),
            mappingBySource[old.name ?? ""] === mapping, let new = successor(mapping), !new.isAbstract
        else { return }
        var pairs: [(old: NSRelationshipDescription, new: NSRelationshipDescription)] = []
        for property in mapping.relationshipMappings ?? [] {
            guard let origin = property.sourceName.flatMap({ old.relationshipsByName[$0] }),
                let relationship = property.name.flatMap({ new.relationshipsByName[$0] }), relationship.isToMany,
                // The other end has the reference, and nothing else is kept.
                relationship.inverseRelationship?.isToMany != false || relationship.isOrdered
                    || origin.inverseRelationship?.isToMany != false
            else { continue }
            pairs.append((origin, relationship))
        }
        guard !pairs.isEmpty else { return }
        let ids = try identifiers(of: old)
        let layout = old.layout
        for start in stride(from: 0, to: ids.count, by: Self.batch) {
            let part = Array(ids[start..<min(start + Self.batch, ids.count)])
            var changes = StoreChanges()
            let rows = pairs.contains { !$0.old.isToMany } ? try source.backend.rows(of: part) : []
            let byID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
            for id in part {
                guard let owner = moved(id) else { continue }
                for (origin, relationship) in pairs {
                    var found: [NSManagedObjectID] = []
                    if origin.isToMany {
                        found = try source.backend.destinations(of: origin, from: id)
                    } else if let slot = layout.slot(of: origin.name),
                        case .reference(let one)? = byID[id]?.values[slot]
                    {
                        found = [one]
                    }
                    let targets = found.compactMap(moved)
                    guard !targets.isEmpty else { continue }
                    changes.links.append(
                        StoreChanges.Links(
                            owner: owner, relationship: relationship, added: targets, removed: [],
                            order: relationship.isOrdered ? targets : nil))
                }
            }
            if !changes.isEmpty { _ = try destination.backend.apply(changes) }
        }
    }
}

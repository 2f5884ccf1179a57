internal import Foundation

extension NSManagedObjectModel {
    /// Makes one model of several, with copies of their entities, configurations and fetch requests. Two entities of the
    /// same name have to be the same, else the program stops. Nil if there is no model.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        merge(models)
    }

    /// Makes one model of those versions among several with which a store was made; nil if an entity of the store is in
    /// none of them.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        guard let fitting = Self.fitting(models, metadata: metadata) else { return nil }
        self.init()
        merge(fitting)
    }

    private func merge(_ models: [NSManagedObjectModel]) {
        var chosen: [String: NSEntityDescription] = [:]
        var order: [NSEntityDescription] = []
        for entity in models.flatMap(\.entities) {
            guard let name = entity.name else { continue }
            if let other = chosen[name] {
                guard other.versionHash == entity.versionHash else {
                    misuse(
                        "NSInvalidArgumentException",
                        "Can't merge models with two different entities named '\(name)'")
                }
            } else {
                chosen[name] = entity
                order.append(entity)
            }
        }
        entities = Self.copies(of: order)
        for model in models {
            for (name, names) in model.configurationEntities {
                let known = configurationEntities[name] ?? []
                setConfiguration(name, names: known + names.filter { !known.contains($0) })
            }
            templates.merge(model.templates) { first, _ in first }
            storedRequests.merge(model.storedRequests) { first, _ in first }
            versionIdentifiers.formUnion(model.versionIdentifiers)
        }
    }

    /// The models that together have all entities of a store, in their versions; the one that has all alone, if any.
    private static func fitting(
        _ models: [NSManagedObjectModel], metadata: [String: Any]
    ) -> [NSManagedObjectModel]? {
        guard let hashes = versionHashes(in: metadata) else { return nil }
        if let whole = models.first(where: { $0.entityVersionHashesByName == hashes }) { return [whole] }
        var missing = Set(hashes.keys)
        var chosen: [NSManagedObjectModel] = []
        for model in models {
            let own = model.entityVersionHashesByName
            guard own.allSatisfy({ hashes[$0] == $1 }), !missing.isDisjoint(with: own.keys) else { continue }
            chosen.append(model)
            missing.subtract(own.keys)
        }
        return missing.isEmpty && !chosen.isEmpty ? chosen : nil
    }
}

public import Foundation

extension NSManagedObjectModel {
    /// The version hashes of the entities by name, which a store keeps to know the model it was made with.
    public final var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// One text for the version hashes of all entities: SHA-256 in base 64.
    public final var versionChecksum: String {
        var hash = ModelHash()
        for (name, part) in entityVersionHashesByName.sorted(by: { $0.key < $1.key }) {
            hash.add(name)
            hash.add(part)
        }
        return hash.data.base64EncodedString()
    }

    /// Whether a store with this metadata can be opened with the entities of a configuration: whether it was made with
    /// the same entities of the same version hashes. Nil stands for all entities.
    public final func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let entities = entities(forConfigurationName: configuration),
            let hashes = Self.versionHashes(in: metadata)
        else { return false }
        // Objects are of entities with tables; hashes of two models are the same only if all entities are.
        return hashes
            == Dictionary(
                entities.compactMap { entity in entity.name.map { ($0, entity.versionHash) } }
            ) { first, _ in first }
    }

    /// The version hashes in a store's metadata.
    static func versionHashes(in metadata: [String: Any]) -> [String: Data]? {
        metadata["NSStoreModelVersionHashes"] as? [String: Data]
    }
}

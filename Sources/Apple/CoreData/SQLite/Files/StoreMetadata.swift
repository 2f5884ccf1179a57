internal import Foundation

/// What a store says of itself, in `Z_METADATA`.
enum StoreMetadata {
    static let uuidKey = "NSStoreUUID"
    static let typeKey = "NSStoreType"
    static let hashesKey = "NSStoreModelVersionHashes"
    static let identifiersKey = "NSStoreModelVersionIdentifiers"
    /// Tells version hashes of ours from Apple's, whose recipe is not public: those cannot be compared with a model's.
    static let recipeKey = "SeamModelVersionHashes"
    static let recipe = 2
    /// The hashes that a store of another recipe has, while ours are in their place.
    private static let foreignHashesKey = "SeamForeignVersionHashes"

    /// The metadata of a new store.
    static func new() -> [String: Any] {
        [uuidKey: UUID().uuidString, typeKey: "SQLite", "_NSAutoVacuumLevel": "2"]
    }

    /// Adds what tells of a model.
    static func set(
        _ entities: [NSEntityDescription], of model: NSManagedObjectModel, in metadata: inout [String: Any]
    ) {
        var hashes: [String: Data] = [:]
        for entity in entities { hashes[entity.name ?? ""] = entity.versionHash }
        metadata[hashesKey] = hashes
        metadata["NSStoreModelVersionHashesVersion"] = 3
        metadata["NSStoreModelVersionChecksumKey"] = model.versionChecksum
        metadata[identifiersKey] = model.versionIdentifiers.map { "\($0)" }.sorted()
        metadata["NSPersistenceFrameworkVersion"] = 1344
        metadata[recipeKey] = recipe
    }

    static func hasOurHashes(_ metadata: [String: Any]) -> Bool {
        (metadata[recipeKey] as? NSNumber)?.intValue == recipe
    }

    static func read(_ connection: SQLiteConnection) throws -> [String: Any] {
        let statement = try connection.prepare("SELECT Z_UUID, Z_PLIST FROM Z_METADATA LIMIT 1")
        guard try statement.step() else { return new() }
        let uuid = statement.text(0)
        let data = statement.data(1)
        guard
            var plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            throw SQLiteError(code: 11, message: "The metadata cannot be read", path: connection.path)
        }
        plist[uuidKey] = uuid
        plist[typeKey] = "SQLite"
        if !hasOurHashes(plist), let foreign = plist[hashesKey] as? [String: Data],
            let own = SQLiteStore.keptModel(connection)?.entityVersionHashesByName
        {
            // A store may have the entities of one configuration.
            plist[foreignHashesKey] = foreign
            plist[hashesKey] = own.filter { foreign[$0.key] != nil }
        }
        return plist
    }

    static func write(_ metadata: [String: Any], to connection: SQLiteConnection) throws {
        var plist = metadata
        let uuid = plist.removeValue(forKey: uuidKey) as? String ?? UUID().uuidString
        // A migration hands the old store's metadata to the new one, which has hashes of ours.
        if let foreign = plist.removeValue(forKey: foreignHashesKey), !hasOurHashes(plist) {
            plist[hashesKey] = foreign
        }
        guard PropertyListSerialization.propertyList(plist, isValidFor: .binary),
            let data = try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
        else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.propertyListWriteInvalid.rawValue,
                userInfo: [NSFilePathErrorKey: connection.path])
        }
        let statement = try connection.cached(
            "INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)")
        statement.bind(uuid, at: 1)
        statement.bind(data, at: 2)
        try statement.run()
    }
}

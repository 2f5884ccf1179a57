internal import Foundation

/// Migrates a SQLite store that does not fit its coordinator's model, in its place.
///
/// The new store is made beside the old one and takes its place as a whole; until then, and after an error, the old one
/// is as it was.
struct StoreMigration {
    let url: URL
    let model: NSManagedObjectModel
    let configuration: String?
    let options: [AnyHashable: Any]?
    /// What the store says of itself.
    let metadata: [String: Any]

    /// Whether an error of opening a store asks for a migration, and the options want one.
    static func isWanted(_ error: NSError, _ options: [AnyHashable: Any]?) -> Bool {
        error.domain == NSCocoaErrorDomain && error.code == MigrationErrorCode.incompatibleVersion
            && isOn(NSMigratePersistentStoresAutomaticallyOption, options)
            && !isOn(NSReadOnlyPersistentStoreOption, options)
    }

    private static func isOn(_ key: String, _ options: [AnyHashable: Any]?) -> Bool {
        switch options?[key] {
        case let flag as Bool: flag
        case let number as NSNumber: number.boolValue
        default: false
        }
    }

    /// Migrates the store.
    ///
    /// - Throws: With Apple's codes: 134130 if the model that the store was made with is not to be found, 134140 if no
    ///   mapping leads to the coordinator's, 134110 if it cannot be carried out.
    func run() throws {
        if let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager {
            return try manager.migrate(self)
        }
        guard let source = sourceModel() else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: MigrationErrorCode.missingSourceModel,
                userInfo: ["reason": "Can't find model for source store", "metadata": metadata])
        }
        try migrate(from: source, to: model)
    }

    /// Migrates the store from one version to another, which need not be the coordinator's.
    func migrate(from source: NSManagedObjectModel, to destination: NSManagedObjectModel) throws {
        let mapping = try mapping(from: source, to: destination)
        let place = MigrationFiles.temporary(beside: url)
        do {
            if mapping.isInferred {
                try copy(mapping, from: source, to: destination, place)
            } else {
                let manager = NSMigrationManager(sourceModel: source, destinationModel: destination)
                try withoutLog(source)
                try manager.migrateStore(
                    from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: place,
                    destinationType: NSSQLiteStoreType, destinationOptions: Self.plainOptions)
            }
            try MigrationFiles.replace(url, by: place)
        } catch {
            MigrationFiles.remove(place)
            throw wrapped(error)
        }
    }

    // MARK: Models

    /// The model that the store was made with: one in the app's bundles, or the one that the store keeps itself.
    private func sourceModel() -> NSManagedObjectModel? {
        let files = Set(([Bundle.main] + Bundle.allBundles).flatMap(ModelFiles.files(in:)))
        let models = files.sorted { $0.path < $1.path }.flatMap(ModelFiles.versions(of:)).lazy.compactMap {
            ModelFiles.model(at: $0).map { source -> NSManagedObjectModel in
                let made = NSManagedObjectModel()
                ModelBuilder(source).build(made)
                return made
            }
        }
        let kept = [SQLiteStore.keptModel(at: url)].compactMap(\.self)
        let known = (Array(models) + kept).first {
            $0.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata)
        }
        guard known == nil, !StoreMetadata.hasOurHashes(metadata) else { return known }
        // A store of Apple's without its model is of the model whose tables it has, and of several of that with the
        // fewest besides.
        let fitting = models.compactMap { model -> (model: NSManagedObjectModel, surplus: Int)? in
            guard let entities = model.entities(forConfigurationName: configuration),
                let surplus = try? StoreFiles.surplus(entities, at: url)
            else { return nil }
            return (model, surplus)
        }
        return fitting.min { $0.surplus < $1.surplus }?.model
    }

    private func mapping(
        from source: NSManagedObjectModel, to destination: NSManagedObjectModel
    ) throws -> NSMappingModel {
        if let found = NSMappingModel(
            from: [Bundle.main] + Bundle.allBundles, forSourceModel: source, destinationModel: destination)
        {
            return found
        }
        var cause: (any Error)?
        if Self.isOn(NSInferMappingModelAutomaticallyOption, options) {
            do {
                return try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: destination)
            } catch {
                cause = error
            }
        }
        var info: [String: Any] = [
            "reason": "Can't find or automatically infer mapping model for migration", "sourceModel": source,
            "destinationModel": destination,
        ]
        info[NSUnderlyingErrorKey] = cause
        throw NSError(domain: NSCocoaErrorDomain, code: MigrationErrorCode.missingMappingModel, userInfo: info)
    }

    // MARK: Stores

    /// A store without a log beside it, which can be renamed as it is.
    private static var plainOptions: [AnyHashable: Any] { [NSSQLitePragmasOption: ["journal_mode": "DELETE"]] }

    private func opened(
        _ model: NSManagedObjectModel, at place: URL
    ) throws -> (coordinator: NSPersistentStoreCoordinator, store: NSPersistentStore) {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: configuration, at: place, options: Self.plainOptions)
        return (coordinator, store)
    }

    /// Has what is in the store's log written into the store: a log that stayed would be taken for the new store's.
    private func withoutLog(_ source: NSManagedObjectModel) throws {
        let (coordinator, store) = try opened(source, at: url)
        try coordinator.remove(store)
    }

    private func copy(
        _ mapping: NSMappingModel, from source: NSManagedObjectModel, to destination: NSManagedObjectModel, _ place: URL
    ) throws {
        let old = try opened(source, at: url)
        defer { try? old.coordinator.remove(old.store) }
        let new = try opened(destination, at: place)
        defer { try? new.coordinator.remove(new.store) }
        MigrationFiles.takeOver(old.store, to: new.store)
        try LightweightMigration(
            mapping, from: source, to: destination, source: old.store, destination: new.store
        ).run()
        try keepIdentity(of: old.store, in: new.store)
    }

    /// Objects keep their identifiers: the new store is known as the old one.
    private func keepIdentity(of old: NSPersistentStore, in new: NSPersistentStore) throws {
        var metadata = new.metadata ?? [:]
        metadata[NSStoreUUIDKey] = old.metadata[NSStoreUUIDKey]
        new.metadata = metadata
        _ = try new.backend.apply(StoreChanges())
    }

    private func wrapped(_ error: any Error) -> NSError {
        let known = error as NSError
        if known.domain == NSCocoaErrorDomain, (134_000..<135_000).contains(known.code) { return known }
        return NSError(
            domain: NSCocoaErrorDomain, code: MigrationErrorCode.migration,
            userInfo: [
                NSFilePathErrorKey: url.path, "reason": "The store could not be migrated", NSUnderlyingErrorKey: known,
            ])
    }
}

public import Foundation

/// The option by which a store is given the manager that migrates it in stages.
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// Migrates a store through several versions, one stage after the other, with code of the app's between them.
///
/// It is given with a store's options. The stages before the store's version are passed over.
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {
    private let list: [NSMigrationStage]
    private var current: NSPersistentContainer?

    /// Creates a manager for stages, in order.
    public init(_ stages: [NSMigrationStage]) { list = stages }

    /// The stages, in order.
    open var stages: [NSMigrationStage] { list }

    /// The store that is migrated, in a handler of a stage: with the version before it or after it.
    open var container: NSPersistentContainer? { current }

    final func migrate(_ migration: StoreMigration) throws {
        var version = try checksum(of: migration)
        let target = migration.model.versionChecksum
        for stage in list {
            guard version != target else { break }
            switch stage {
            case let custom as NSCustomMigrationStage:
                let (before, after) = (custom.currentModel.resolvedModel, custom.nextModel.resolvedModel)
                guard before.versionChecksum == version else { continue }
                try handle(custom.willMigrateHandler, custom, before, migration)
                try migration.migrate(from: before, to: after)
                try handle(custom.didMigrateHandler, custom, after, migration)
                version = after.versionChecksum
            case let light as NSLightweightMigrationStage:
                guard let place = light.versionChecksums.firstIndex(of: version) else { continue }
                for next in light.versionChecksums[place...].dropFirst() {
                    let (before, after) = (try model(version, migration), try model(next, migration))
                    try migration.migrate(from: before, to: after)
                    version = next
                }
            default: continue
            }
        }
        // What the stages leave may be inferred, as from the last of them to the coordinator's version.
        if version != target {
            try migration.migrate(from: try model(version, migration), to: migration.model)
        }
    }

    private func handle(
        _ handler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?,
        _ stage: NSCustomMigrationStage, _ model: NSManagedObjectModel, _ migration: StoreMigration
    ) throws {
        guard let handler else { return }
        let container = NSPersistentContainer(name: "Migration", managedObjectModel: model)
        let description = NSPersistentStoreDescription(url: migration.url)
        description.configuration = migration.configuration
        description.shouldMigrateStoreAutomatically = false
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        current = container
        defer {
            current = nil
            let coordinator = container.persistentStoreCoordinator
            for store in coordinator.persistentStores { try? coordinator.remove(store) }
        }
        try handler(self, stage)
    }

    // MARK: Versions

    /// The versions that the stages and the app's bundles have.
    private func models(_ migration: StoreMigration) -> [NSManagedObjectModel] {
        let given = list.compactMap { $0 as? NSCustomMigrationStage }
            .flatMap { [$0.currentModel.resolvedModel, $0.nextModel.resolvedModel] }
        let files = ([Bundle.main] + Bundle.allBundles).flatMap(ModelFiles.files(in:)).flatMap(ModelFiles.versions(of:))
        return [migration.model] + given + files.compactMap { NSManagedObjectModel(contentsOf: $0) }
    }

    private func model(_ checksum: String, _ migration: StoreMigration) throws -> NSManagedObjectModel {
        if let found = models(migration).first(where: { $0.versionChecksum == checksum }) { return found }
        throw NSError(
            domain: NSCocoaErrorDomain, code: MigrationErrorCode.missingSourceModel,
            userInfo: ["reason": "Can't find model for source store", "metadata": migration.metadata])
    }

    private func checksum(of migration: StoreMigration) throws -> String {
        let found = models(migration).first {
            $0.isConfiguration(
                withName: migration.configuration, compatibleWithStoreMetadata: migration.metadata)
        }
        if let found { return found.versionChecksum }
        throw NSError(
            domain: NSCocoaErrorDomain, code: MigrationErrorCode.missingSourceModel,
            userInfo: ["reason": "Can't find model for source store", "metadata": migration.metadata])
    }
}

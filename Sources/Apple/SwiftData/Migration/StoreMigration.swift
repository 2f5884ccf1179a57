internal import CoreData
internal import Foundation

/// Takes a store through the steps of a plan that are still ahead of it.
struct StoreMigration {
    let plan: any SchemaMigrationPlan.Type
    let configuration: ModelConfiguration
    /// What the store is to keep in the end.
    let goal: Schema

    func run() throws {
        guard !configuration.isStoredInMemoryOnly, configuration.allowsSave,
            FileManager.default.fileExists(atPath: configuration.url.path),
            let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(
                ofType: NSSQLiteStoreType, at: configuration.url)
        else { return }
        func isWritten(by schema: Schema) -> Bool {
            schema.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
        }
        guard !isWritten(by: goal) else { return }
        // Of two versions that keep the same the later one is taken: its steps have been gone.
        guard var version = plan.schemas.last(where: { isWritten(by: Schema(versionedSchema: $0)) }) else { return }
        while let stage = plan.stages.first(where: { $0.from == version }) {
            try go(stage)
            version = stage.to
        }
    }

    private func go(_ stage: MigrationStage) throws {
        guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
            return try work(in: stage.to) { _ in }
        }
        if let willMigrate { try work(in: from, willMigrate) }
        try work(in: to) { try didMigrate?($0) }
    }

    /// Opens the store in a version, which takes it there, and works on its models.
    private func work(in version: any VersionedSchema.Type, _ body: (ModelContext) throws -> Void) throws {
        let schema = Schema(versionedSchema: version)
        let context = ModelContext(try ModelContainer(for: schema, configurations: [configuration]))
        try body(context)
        if context.hasChanges { try context.save() }
    }
}

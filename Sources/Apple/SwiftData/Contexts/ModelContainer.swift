internal import CoreData
public import Foundation
internal import SeamPrimitives

/// The stores of models, and the context for views.
public final class ModelContainer: @unchecked Sendable {
    /// What the stores keep.
    public let schema: Schema
    /// Where the stores are.
    public let configurations: Set<ModelConfiguration>
    let coordinator: NSPersistentStoreCoordinator
    private let types: [String: any PersistentModel.Type]
    private let paths: [AnyKeyPath: SchemaProperty]
    private let lock = NSLock()
    private var main: ModelContext?

    /// Opens the stores of a schema: in the usual file where none is described.
    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }

    /// Opens the stores of a schema: in the usual file where none is described.
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        let described = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
        self.configurations = Set(described)
        types = Dictionary(uniqueKeysWithValues: schema.types.map { (Schema.entityName(for: $0), $0) })
        paths = Dictionary(
            schema.properties.values.joined().map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: schema.model)
        for configuration in described {
            if !configuration.isStoredInMemoryOnly {
                try? FileManager.default.createDirectory(
                    at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            do {
                _ = try coordinator.addPersistentStore(
                    ofType: NSSQLiteStoreType, configurationName: nil, at: configuration.url,
                    options: [
                        NSMigratePersistentStoresAutomaticallyOption: true,
                        NSInferMappingModelAutomaticallyOption: true,
                        NSReadOnlyPersistentStoreOption: !configuration.allowsSave,
                    ])
            } catch {
                print("SwiftData: error: \(error)")
                throw SwiftDataError.loadIssueModelContainer
            }
        }
        OpenContainers.add(self)
    }

    /// Opens the stores of a schema, after taking them through a plan's steps.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration]
    ) throws {
        if let migrationPlan {
            for configuration in configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations {
                try StoreMigration(plan: migrationPlan, configuration: configuration, goal: schema).run()
            }
        }
        try self.init(for: schema, configurations: configurations)
    }

    /// Opens the stores of a schema, after taking them through a plan's steps.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    /// Opens the stores of models, after taking them through a plan's steps.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    /// Opens the stores of models: in the usual file where none is described.
    public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    /// The context for views. It saves by itself.
    @preconcurrency @MainActor public var mainContext: ModelContext {
        lock.withLock {
            if let main { return main }
            let made = ModelContext(self, isMain: true)
            main = made
            return made
        }
    }

    /// Deletes everything in the stores.
    public func deleteAllData() {
        let context = ModelContext(self)
        for type in schema.types { try? context.deleteAll(type) }
        try? context.save()
    }

    func type(named name: String) -> (any PersistentModel.Type)? { types[name] }

    func property(_ path: AnyKeyPath) -> SchemaProperty? { paths[path] }
}

/// The containers that there are, to find what an identifier stands for.
enum OpenContainers {
    private struct Weak {
        weak var container: ModelContainer?
    }

    nonisolated(unsafe) private static var all: [Weak] = []
    private static let lock = NSLock()

    static func add(_ container: ModelContainer) {
        lock.withLock {
            all.removeAll { $0.container == nil }
            all.append(Weak(container: container))
        }
    }

    static func objectID(for url: URL) -> NSManagedObjectID? {
        lock.withLock { all.compactMap(\.container) }.lazy.compactMap {
            $0.coordinator.managedObjectID(forURIRepresentation: url)
        }.first
    }
}

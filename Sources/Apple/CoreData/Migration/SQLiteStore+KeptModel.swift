internal import Foundation

extension SQLiteStore {
    /// Keeps the model that a new store is made with, for a migration at a time when the app has it no longer.
    static func keep(_ model: NSManagedObjectModel, _ connection: SQLiteConnection) throws {
        let statement = try connection.prepare("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)")
        statement.bind(try ModelArchive.data(model), at: 1)
        try statement.run()
    }

    /// The model that a store was made with, if it kept it.
    static func keptModel(at url: URL) -> NSManagedObjectModel? {
        guard let connection = try? StoreFiles.readOnlyConnection(url) else { return nil }
        defer { connection.close() }
        return keptModel(connection)
    }

    /// The model that a store was made with, by us or by Apple's framework, if it kept it.
    static func keptModel(_ connection: SQLiteConnection) -> NSManagedObjectModel? {
        guard let statement = try? connection.prepare("SELECT Z_CONTENT FROM Z_MODELCACHE LIMIT 1"),
            (try? statement.step()) == true
        else { return nil }
        let content = statement.data(0)
        return ModelArchive.model(content)
            ?? AppleModelCache.model(content).map { source in
                let model = NSManagedObjectModel()
                ModelBuilder(source).build(model)
                return model
            }
    }
}

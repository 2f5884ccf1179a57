internal import Foundation

extension SQLiteStore {
    /// Keeps the model that a new store is made with, for a migration at a time when the app has it no longer.
    static func keep(_ model: NSManagedObjectModel, _ connection: SQLiteConnection) throws {
        let statement = try connection.prepare("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)")
        statement.bind(try ModelArchive.data(model), at: 1)
        try statement.run()
    }

    /// The model that a store was made with, if it kept it. Those of Apple's stores cannot be read.
    static func keptModel(at url: URL) -> NSManagedObjectModel? {
        guard let connection = try? StoreFiles.readOnlyConnection(url) else { return nil }
        defer { connection.close() }
        guard let statement = try? connection.prepare("SELECT Z_CONTENT FROM Z_MODELCACHE LIMIT 1"),
            (try? statement.step()) == true
        else { return nil }
        return ModelArchive.model(statement.data(0))
    }
}

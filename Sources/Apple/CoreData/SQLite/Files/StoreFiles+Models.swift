internal import Foundation

extension StoreFiles {
    /// The model that a store of ours was made with; nil for a store of Apple's, whose form is not public.
    static func model(at url: URL) throws -> NSManagedObjectModel? {
        try reading(url) { connection in
            guard try FileSchema(connection).columns["Z_MODELCACHE"] != nil else { return nil }
            let statement = try connection.prepare("SELECT Z_CONTENT FROM Z_MODELCACHE LIMIT 1")
            return try statement.step() ? ModelArchive.model(statement.data(0)) : nil
        }
    }

    /// How well a store of Apple's goes with entities: the number of columns that they do not know, or nil if it lacks
    /// some that they want. The version that made the store is the one with the smallest.
    static func surplus(_ entities: [NSEntityDescription], at url: URL) throws -> Int? {
        try reading(url) { connection in
            let file = try FileSchema(connection)
            let schema = StoreSchema(TableNames(entities, file: file))
            return schema.misfit(with: file) == nil ? schema.surplus(in: file) : nil
        }
    }

    /// Keeps a model in a store, to be called in a transaction.
    static func keep(_ model: NSManagedObjectModel, in connection: SQLiteConnection) throws {
        try connection.execute("DELETE FROM Z_MODELCACHE")
        let statement = try connection.prepare("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)")
        statement.bind(try ModelArchive.data(model), at: 1)
        try statement.run()
    }
}

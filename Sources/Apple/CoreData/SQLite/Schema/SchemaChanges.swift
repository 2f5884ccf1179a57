internal import Foundation

/// Changes of a store's tables, for new stores and for migrations in place. Each is to be called in a transaction.
enum SchemaChanges {
    /// Tells `Z_PRIMARYKEY` of the entities. Those that are there keep their highest primary key.
    static func registerEntities(_ names: TableNames, _ connection: SQLiteConnection) throws {
        let statement = try connection.prepare(
            """
            INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, ?)
            ON CONFLICT (Z_ENT) DO UPDATE SET Z_NAME = excluded.Z_NAME, Z_SUPER = excluded.Z_SUPER
            """)
        for table in names.tables {
            statement.bind(table.number, at: 1)
            statement.bind(table.entity.name ?? "", at: 2)
            statement.bind(table.entity.superentity.flatMap { names.table(of: $0)?.number } ?? 0, at: 3)
            statement.bind(0 as Int64, at: 4)
            try statement.run()
        }
    }
}

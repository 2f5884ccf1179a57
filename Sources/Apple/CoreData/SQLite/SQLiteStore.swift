internal import Foundation

/// A store in a SQLite file, laid out as Core Data's.
///
/// Its coordinator makes one call at a time, on any thread. Other coordinators and processes may have the file open too.
final class SQLiteStore: StoreBackend {
    /// The file; nil for a store in memory, which `file:///dev/null` stands for.
    let url: URL?
    let options: StoreOptions
    let model: NSManagedObjectModel
    let configuration: String?
    /// The store that identifiers are made for, which owns this. To be set before anything is read.
    weak var store: NSPersistentStore?

    private var opened: SQLiteConnection?
    private(set) var names = TableNames([])
    private(set) var schema = StoreSchema(TableNames([]))
    private(set) var derived = DerivedAttributes(TableNames([]))
    let externalData: ExternalData
    var metadataChanged = false
    /// What is read in the place of what the store has.
    var generation: StoreGeneration?
    var generations: [WeakGeneration] = []
    var watch: StoreWatch?
    private var readers: [String: RowReader] = [:]
    private var origins: [Int64: IdentifierOrigin] = [:]

    /// - Parameter model: A model that is in use; only the entities of the configuration matter.
    init(
        url: URL, configuration: String?, model: NSManagedObjectModel, options: [AnyHashable: Any]?,
        store: NSPersistentStore? = nil
    ) {
        let isMemory = url.path == "/dev/null"
        self.url = isMemory ? nil : url.standardizedFileURL
        self.options = StoreOptions(options)
        self.configuration = configuration
        self.model = model
        self.store = store
        externalData = ExternalData(store: isMemory ? nil : url.standardizedFileURL)
        externalData.isPinned = { [weak self] in self?.isPinned == true }
    }

    deinit { close() }

    var entities: [NSEntityDescription] { model.entities(forConfigurationName: configuration) ?? model.entities }

    var path: String { url?.path ?? ":memory:" }

    /// What the store says of itself. A change is written with the next save.
    var metadata: [String: Any] = [:] {
        didSet { metadataChanged = true }
    }

    /// The connection of a store that is open.
    func connection() throws -> SQLiteConnection {
        if let pinned = generation?.connection { return pinned }
        guard let opened else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [NSFilePathErrorKey: path, "reason": "The store is closed"])
        }
        return opened
    }

    func close() {
        readers = [:]
        origins = [:]
        watch?.end()
        watch = nil
        endGenerations()
        externalData.sweep()
        opened?.close()
        opened = nil
    }

    func open() throws {
        do {
            let connection = try makeConnection()
            do {
                try prepare(connection)
            } catch {
                connection.close()
                throw error
            }
            opened = connection
        } catch let error as SQLiteError {
            throw error.cocoaError()
        }
    }

    /// Takes the names of the tables of a file that fits.
    func use(_ names: TableNames, _ schema: StoreSchema, metadata: [String: Any]) {
        self.names = names
        self.schema = schema
        derived = DerivedAttributes(names)
        self.metadata = metadata
        metadataChanged = false
    }

    /// The table of an entity; an error for one that the store's configuration lacks.
    func table(of entity: NSEntityDescription) throws -> EntityTable {
        guard let table = names.table(of: entity) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [
                    NSFilePathErrorKey: path, "reason": "The store has no entity named \(entity.name ?? "")",
                ])
        }
        return table
    }

    /// What the identifiers of each entity have in common, by the entity's number.
    func identifierOrigins() throws -> [Int64: IdentifierOrigin] {
        if !origins.isEmpty { return origins }
        guard let store else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [NSFilePathErrorKey: path, "reason": "The store was removed"])
        }
        for table in names.tables { origins[table.number] = store.origin(of: table.entity) }
        return origins
    }

    /// The origin of identifiers of one entity.
    func origin(of table: EntityTable) throws -> IdentifierOrigin {
        guard let origin = try identifierOrigins()[table.number] else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError)
        }
        return origin
    }

    func reader(for table: EntityTable, includesSubentities: Bool) throws -> RowReader {
        let key = (includesSubentities ? "+" : "-") + (table.entity.name ?? "")
        if let reader = readers[key] { return reader }
        let reader = RowReader(
            table, includesSubentities: includesSubentities, names: names, origins: try identifierOrigins(),
            externalData: externalData)
        readers[key] = reader
        return reader
    }

    /// Runs a body, and tells SQLite's errors as Core Data's.
    func told<Result>(otherwise code: Int = NSCoreDataError, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError {
            throw error.cocoaError(otherwise: code)
        }
    }

    // MARK: Identifiers

    func reserveKeys(for entity: NSEntityDescription, count: Int) throws -> ObjectKey {
        try checkWritable()
        let table = try table(of: entity)
        let last = try told(otherwise: NSPersistentStoreSaveError) {
            let connection = try connection()
            return try connection.writing { try reserve(count, in: table, connection) }
        }
        return ObjectKey(try origin(of: table), last - Int64(count - 1))
    }

    /// Takes the next primary keys of a table; the last of them.
    func reserve(_ count: Int, in table: EntityTable, _ connection: SQLiteConnection) throws -> Int64 {
        let root = names.table(of: table.root) ?? table
        let update = try connection.cached(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = ifnull(Z_MAX, 0) + ? WHERE Z_ENT = ? RETURNING Z_MAX")
        update.bind(Int64(count), at: 1)
        update.bind(root.number, at: 2)
        defer { update.reset() }
        guard try update.step() else {
            throw SQLiteError(
                code: 11, message: "Z_PRIMARYKEY has no entity \(root.entity.name ?? "")", path: connection.path)
        }
        let last = update.integer(0)
        while try update.step() {}
        return last
    }

    func checkWritable() throws {
        guard options.isReadOnly else { return }
        throw NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.fileWriteNoPermission.rawValue,
            userInfo: [
                NSFilePathErrorKey: path, NSSQLiteErrorDomain: 8,
                "reason": "Attempt to write to a read-only persistent store",
            ])
    }
}

import Foundation

/// Is called where a file is of an older version than the app's classes.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
/// An object as a migration sees it.
public typealias MigrationObject = DynamicObject
/// Is called with an object as it was, and as it will be.
public typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void

/// The objects of a file before and after a migration, by the names of their classes and properties.
public struct Migration {
    private let old: RealmCore
    private let new: RealmCore

    init(old: RealmCore, new: RealmCore) {
        self.old = old
        self.new = new
    }

    /// The classes as the file has them.
    public var oldSchema: Schema { Schema(old) }
    /// The classes as the app has them.
    public var newSchema: Schema { Schema(new) }

    /// Calls `block` with each object of a class.
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {
        guard let type = new.store.type(named: typeName) ?? old.store.type(named: typeName) else { return }
        var links: [ObjectLink] = []
        for core in [old, new] where links.isEmpty && type.position < core.snapshot.tables.count {
            core.snapshot.tables[type.position].forEach { row in
                links.append(ObjectLink(table: type.position, key: row.key))
            }
        }
        for link in links {
            let before = old.snapshot.row(link).map { _ in old.object(link, as: DynamicObject.self) }
            let after = new.snapshot.row(link).map { _ in new.object(link, as: DynamicObject.self) }
            if before != nil || after != nil { block(before, after) }
        }
    }

    /// Makes an object.
    @discardableResult
    public func create(_ typeName: String, value: Any = [Any]()) -> MigrationObject {
        guard let type = new.store.type(named: typeName) else {
            Misuse.stop("Object type '\(typeName)' is not managed by the Realm.")
        }
        return new.object(new.create(type, from: value), as: DynamicObject.self)
    }

    /// Deletes an object.
    public func delete(_ object: MigrationObject) { new.delete([object.link]) }

    /// Deletes the objects of a class; false if there was no such class.
    @discardableResult
    public func deleteData(forType typeName: String) -> Bool {
        guard let type = new.store.type(named: typeName), old.store.type(named: typeName) != nil else { return false }
        var links: Set<ObjectLink> = []
        new.snapshot.tables[type.position].forEach { links.insert(ObjectLink(table: type.position, key: $0.key)) }
        new.delete(links)
        return true
    }

    /// Has a property keep its values under a name that changed.
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {
        guard let before = old.store.type(named: typeName), let after = new.store.type(named: typeName),
            let source = before.position(of: oldName), let target = after.position(of: newName)
        else { Misuse.stop("Cannot rename property '\(typeName).\(oldName)' because it does not exist.") }
        old.snapshot.tables[before.position].forEach { row in
            let link = ObjectLink(table: after.position, key: row.key)
            if new.snapshot.row(link) != nil { new.set(row.values[source], link, target) }
        }
    }
}

/// The version of the classes that a file was written with. Throws ``Realm/Error``.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
    guard let version = try StoreFile(fileURL, readOnly: true).schemaVersion() else {
        throw Realm.Error(.fail, "Cannot open an uninitialized realm in read-only mode", fileURL)
    }
    return version
}

extension Realm {
    /// Migrates the file of a configuration if it is of an older version.
    public static func performMigration(for configuration: Configuration = .defaultConfiguration) throws {
        _ = try Realm(configuration: configuration)
    }
}

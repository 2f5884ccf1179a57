import Foundation
internal import SeamPrimitives

/// Opens realms, each store once.
enum RealmOpening {
    private struct WeakStore {
        weak var store: Store?
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var stores: [String: WeakStore] = [:]

    private static func identity(_ configuration: Realm.Configuration) throws -> String {
        if let url = configuration.fileURL {
            guard url.isFileURL else { throw Realm.Error(.fileAccess, "A realm's URL must be a file's: \(url)", url) }
            return url.standardizedFileURL.resolvingSymlinksInPath().path
        }
        guard let identifier = configuration.inMemoryIdentifier else {
            throw Realm.Error(.fail, "A Realm configuration must have a file or an identifier in memory.", nil)
        }
        return "memory:" + identifier
    }

    static func isOpen(_ configuration: Realm.Configuration) -> Bool {
        guard let identity = try? identity(configuration) else { return false }
        return lock.withLock { stores[identity]?.store != nil }
    }

    static func deleteFiles(_ url: URL) throws {
        for suffix in ["", "-wal", "-shm"] {
            let path = url.path + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }

    static func open(_ configuration: Realm.Configuration, _ confinement: Confinement) throws -> RealmCore {
        try lock.withLock {
            let identity = try identity(configuration)
            let store: Store
            if let open = stores[identity]?.store {
                store = open
                // A file that was deleted while realms were open begins anew.
                if let file = store.file, !FileManager.default.fileExists(atPath: file.url.path) {
                    stores[identity] = nil
                    return try Self.open(configuration, confinement)
                }
                guard configuration.schemaVersion == store.schemaVersion || configuration.readOnly else {
                    throw Realm.Error(
                        .fail, "Realm at path '\(identity)' already opened with different schema version.",
                        configuration.fileURL)
                }
            } else {
                store = try make(configuration, identity)
                stores[identity] = WeakStore(store: store)
            }
            if let core = store.open(for: confinement) { return core }
            return RealmCore(store: store, confinement: confinement, configuration: configuration)
        }
    }

    private static func make(_ configuration: Realm.Configuration, _ identity: String) throws -> Store {
        if configuration.encryptionKey != nil {
            LoggedOnce.say("RealmSwift: files are not encrypted here")
        }
        guard let url = configuration.fileURL else {
            let store = Store(identity: identity, file: nil, schemaVersion: configuration.schemaVersion)
            for type in classes(of: configuration) { try store.type(of: ClassLayout.of(type)) }
            return store
        }
        let manager = FileManager.default
        if !configuration.readOnly {
            try? manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if let seed = configuration.seedFilePath, !manager.fileExists(atPath: url.path) {
                try manager.copyItem(at: seed, to: url)
            }
        }
        do {
            return try StoreOpening(configuration, url, identity).store()
        } catch let error as Realm.Error
            where error.code == .schemaMismatch && configuration.deleteRealmIfMigrationNeeded && !configuration.readOnly
        {
            try deleteFiles(url)
            return try StoreOpening(configuration, url, identity).store()
        }
    }

    static func classes(of configuration: Realm.Configuration) -> [ObjectBase.Type] {
        guard let given = configuration.objectTypes else { return _ObjectClasses.all }
        // What they link to belongs to the realm as well.
        var found: [ObjectBase.Type] = []
        var pending = Array(given.reversed())
        while let type = pending.popLast() {
            if found.contains(where: { $0 == type }) { continue }
            found.append(type)
            for column in ClassLayout.of(type).columns {
                if let name = column.linkedClass, let linked = _ObjectClasses.type(named: name),
                    linked is EmbeddedObject.Type
                {
                    pending.append(linked)
                }
            }
        }
        return found
    }
}

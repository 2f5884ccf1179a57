internal import Foundation

/// The files of SQLite stores that a migration makes and puts in the place of others.
enum MigrationFiles {
    /// What may be beside a store, after the name of its file.
    private static let companions = ["-wal", "-shm", "-journal"]

    /// Removes a store, if there is one, with all that belongs to it.
    static func remove(_ store: URL) {
        guard store.path != "/dev/null" else { return }
        let files = FileManager.default
        try? files.removeItem(at: store)
        for ending in companions { try? files.removeItem(atPath: store.path + ending) }
        try? files.removeItem(at: ExternalData.supportFolder(of: store))
    }

    /// A place beside a store for the one that will take its place.
    static func temporary(beside store: URL) -> URL {
        let name = ".\(store.deletingPathExtension().lastPathComponent)-\(UUID().uuidString.prefix(8)).migration"
        return store.deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Puts a new store in the place of one; both are closed, and have no log beside them. The renaming of the file is
    /// the moment at which it happens: before it, the old store is whole.
    static func replace(_ store: URL, by new: URL) throws {
        let files = FileManager.default
        // Files of large values have names of their own, so that those of both can lie side by side.
        let fresh = ExternalData.supportFolder(of: new).appendingPathComponent("_EXTERNAL_DATA", isDirectory: true)
        let folder = ExternalData.supportFolder(of: store).appendingPathComponent("_EXTERNAL_DATA", isDirectory: true)
        let moved = (try? files.contentsOfDirectory(atPath: fresh.path)) ?? []
        let old = Set((try? files.contentsOfDirectory(atPath: folder.path)) ?? [])
        if !moved.isEmpty { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
        for name in moved where !old.contains(name) {
            try files.moveItem(at: fresh.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        guard rename(new.path, store.path) == 0 else {
            let code = errno
            for name in moved where !old.contains(name) {
                try? files.removeItem(at: folder.appendingPathComponent(name))
            }
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(code), userInfo: [NSFilePathErrorKey: store.path])
        }
        for ending in companions { try? files.removeItem(atPath: store.path + ending) }
        for name in old.subtracting(moved) { try? files.removeItem(at: folder.appendingPathComponent(name)) }
        remove(new)
    }

    /// Gives a new store the name by which the other's objects are known, and what the app keeps in its metadata.
    static func takeOver(_ old: NSPersistentStore, to new: NSPersistentStore) {
        var metadata = new.metadata ?? [:]
        for (key, value) in old.metadata ?? [:] where metadata[key] == nil { metadata[key] = value }
        new.metadata = metadata
    }
}

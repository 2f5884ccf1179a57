import Foundation

extension Realm {
    /// Copies the realm to a file that must not exist. Throws ``Error``.
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {
        var configuration = configuration
        configuration.fileURL = fileURL
        configuration.encryptionKey = encryptionKey
        try writeCopy(configuration: configuration)
    }

    /// Copies the realm to the file of a configuration, which must not exist. Throws ``Error``.
    public func writeCopy(configuration: Configuration) throws {
        guard let url = configuration.fileURL else { throw Error(.fail, "A realm in memory cannot be copied to.", nil) }
        if let file = core.store.file { return try file.copy(to: url) }
        guard !FileManager.default.fileExists(atPath: url.path) else {
            throw Error(.fileExists, "File at path '\(url.path)' already exists.", url)
        }
        let file = try StoreFile(url, readOnly: false)
        try file.keep(schemaVersion: core.store.schemaVersion)
        var rows: [ObjectLink: Row?] = [:]
        for type in core.store.allTypes where type.position < core.snapshot.tables.count {
            try file.keep(type)
            core.snapshot.tables[type.position].forEach { row in
                rows[ObjectLink(table: type.position, key: row.key)] = .some(row)
            }
        }
        try file.write(rows)
    }

    /// Whether the file of a configuration is there.
    public static func fileExists(for config: Configuration) -> Bool {
        config.fileURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Deletes the file of a configuration, with those beside it. Throws if a realm is open on it; answers whether there
    /// was one.
    public static func deleteFiles(for config: Configuration) throws -> Bool {
        guard let url = config.fileURL else { return false }
        guard !RealmOpening.isOpen(config) else {
            throw Error(.alreadyOpen, "Cannot delete files of an open Realm: '\(url.path)'.", url)
        }
        let isThere = fileExists(for: config)
        try RealmOpening.deleteFiles(url)
        return isThere
    }
}

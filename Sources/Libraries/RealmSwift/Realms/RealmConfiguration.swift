import Foundation
internal import SeamPrimitives

extension Realm {
    /// What a realm is opened with.
    public struct Configuration: @unchecked Sendable {
        /// The file; nil for a realm in memory. `default.realm` in the app's documents by default.
        public var fileURL: URL? {
            didSet { if fileURL != nil { identifier = nil } }
        }
        private var identifier: String?

        /// The name of a realm in memory, which goes with the last realm that is open on it.
        public var inMemoryIdentifier: String? {
            get { identifier }
            set {
                identifier = newValue
                if newValue != nil { fileURL = nil }
            }
        }

        /// Sixty-four bytes for encryption. Files here are not encrypted, which the log says once.
        public var encryptionKey: Data?
        /// Whether nothing may be written.
        public var readOnly = false
        /// The version of the app's classes; a file of an older one is migrated.
        public var schemaVersion: UInt64 = 0
        /// Brings the objects of an older version in accord with the newer classes.
        public var migrationBlock: MigrationBlock?
        /// Whether a file whose classes differ is deleted in place of being migrated.
        public var deleteRealmIfMigrationNeeded = false
        /// Asked, with the sizes of file and data in bytes, whether to make the file smaller. Has no effect.
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        /// The classes of the realm; nil for all.
        public var objectTypes: [ObjectBase.Type]?
        /// How many states of the file may be in use. Has no effect.
        public var maximumNumberOfActiveVersions: UInt?
        /// A file to begin with where there is none.
        public var seedFilePath: URL?

        /// A configuration for a file, or for a realm in memory.
        public init(
            fileURL: URL? = Configuration.defaultFile, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
            readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
            objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
        ) {
            self.fileURL = inMemoryIdentifier == nil ? fileURL : nil
            identifier = inMemoryIdentifier
            self.encryptionKey = encryptionKey
            self.readOnly = readOnly
            self.schemaVersion = schemaVersion
            self.migrationBlock = migrationBlock
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.shouldCompactOnLaunch = shouldCompactOnLaunch
            self.objectTypes = objectTypes
            self.seedFilePath = seedFilePath
        }

        private static let shared = Locked<Configuration?>(nil)

        /// What realms are opened with that are not told.
        public static var defaultConfiguration: Configuration {
            get { shared.withLock { $0 } ?? Configuration() }
            set { shared.withLock { $0 = newValue } }
        }

        /// `default.realm` in the app's documents.
        public static var defaultFile: URL {
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(
                "default.realm")
        }
    }
}

extension Realm.Configuration: CustomStringConvertible, Equatable {
    /// The file or the identifier, and the version.
    public var description: String {
        let place =
            inMemoryIdentifier.map { "inMemoryIdentifier = \($0)" } ?? "fileURL = \(fileURL?.absoluteString ?? "")"
        return "Realm.Configuration {\n\t\(place);\n\tschemaVersion = \(schemaVersion);\n\treadOnly = \(readOnly);\n}"
    }

    /// Whether both open the same realm in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.fileURL == rhs.fileURL && lhs.inMemoryIdentifier == rhs.inMemoryIdentifier && lhs.readOnly == rhs.readOnly
            && lhs.schemaVersion == rhs.schemaVersion && lhs.encryptionKey == rhs.encryptionKey
    }
}

public import Foundation

/// Where a store is and how it is used.
public struct ModelConfiguration: Hashable, Identifiable, @unchecked Sendable {
    /// The container of a group of apps that has the store. Has no effect: stores are in the app's own folder.
    public struct GroupContainer: Hashable, Sendable {
        let name: String?
        /// As the app's entitlements say.
        public static let automatic = GroupContainer(name: nil)
        /// No container of a group.
        public static let none = GroupContainer(name: nil)
        /// The container of this name.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }

    /// The database in iCloud that the store is kept in step with. Has no effect: there is none here.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String?
        /// As the app's entitlements say.
        public static let automatic = CloudKitDatabase(name: nil)
        /// No database.
        public static let none = CloudKitDatabase(name: nil)
        /// The private database of this name.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    /// What the configuration is called; the file of the store is named for it.
    public let name: String
    /// What the store keeps; nil for all that the container has.
    public let schema: Schema?
    /// The file of the store.
    public let url: URL
    /// Whether nothing is kept when the container goes.
    public let isStoredInMemoryOnly: Bool
    /// Whether the store can be changed.
    public let allowsSave: Bool

    /// Where the store is.
    public var id: URL { url }

    /// A store by the name of its file, or in memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : folder.appendingPathComponent(self.name).appendingPathExtension("store")
    }

    /// A store in memory, or in the usual file.
    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

    /// A store of models, in memory, or in the usual file.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// A store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = url.path == "/dev/null"
    }

    public static func == (a: ModelConfiguration, b: ModelConfiguration) -> Bool {
        a.name == b.name && a.url == b.url && a.allowsSave == b.allowsSave
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

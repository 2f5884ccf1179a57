public import Foundation

/// A place where a coordinator keeps objects: a file of SQLite's, or memory.
///
/// Made by coordinators; stores of an app's own kind are not supported.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    let backend: any StoreBackend
    let entityNames: Set<String>
    private weak var coordinator: NSPersistentStoreCoordinator?
    private let ownType: String
    private let ownConfiguration: String
    private var ownURL: URL?
    private let lock = NSLock()
    private var origins: [ObjectIdentifier: IdentifierOrigin] = [:]

    init(
        coordinator: NSPersistentStoreCoordinator, type: String, configuration: String?, url: URL?,
        options: [AnyHashable: Any]?, entities: [NSEntityDescription], backend: any StoreBackend
    ) {
        self.coordinator = coordinator
        self.backend = backend
        ownType = type
        ownConfiguration = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        ownURL = url
        self.options = options
        entityNames = Set(entities.compactMap(\.name))
        identifier = backend.metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true
    }

    /// Names the store, wherever its file is; what identifiers of objects carry.
    open var identifier: String!
    /// What kind of store it is.
    open var type: String { ownType }
    /// The name of the part of the model that is kept here.
    open var configurationName: String { ownConfiguration }
    /// Where the store's file is.
    open var url: URL? {
        get { ownURL }
        set { ownURL = newValue }
    }
    /// What the store was opened with.
    public final let options: [AnyHashable: Any]?
    /// Whether nothing is saved here.
    open var isReadOnly: Bool
    /// The coordinator, as long as it has the store.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { coordinator }

    /// What the store says about itself. What is set is kept with the next save.
    open var metadata: [String: Any]! {
        get { backend.metadata }
        set { backend.metadata = newValue }
    }

    func leave() { coordinator = nil }

    /// What the identifiers of an entity's objects in this store have in common. Any thread.
    final func origin(of entity: NSEntityDescription) -> IdentifierOrigin {
        lock.withLock {
            if let known = origins[ObjectIdentifier(entity)], known.storeIdentifier == identifier { return known }
            let made = IdentifierOrigin(entity, in: self)
            origins[ObjectIdentifier(entity)] = made
            return made
        }
    }

    open override var description: String { "<\(Swift.type(of: self)): \(ownType) \(ownURL?.absoluteString ?? "")>" }
}

/// A store in SQLite's file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory, which goes with its coordinator.
public let NSInMemoryStoreType = "InMemory"

/// In a store's metadata: its type.
public let NSStoreTypeKey = "NSStoreType"
/// In a store's metadata: its identifier.
public let NSStoreUUIDKey = "NSStoreUUID"
/// In a store's metadata: the version hashes of its entities.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// In a store's metadata: the identifiers of its model's version.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// In a store's metadata: the number of the framework that wrote it.
public let NSPersistenceFrameworkVersionKey = "NSPersistenceFrameworkVersion"

/// Option: nothing is saved in the store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Option: how many seconds to wait for a store that others use.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// Option: a store made with another model is migrated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Option: a mapping is inferred where none is there.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Option: the version hashes are not compared.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// Option: what is saved is kept as history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Option: what anybody writes to the store is told of as ``Foundation/NSNotification/Name/NSPersistentStoreRemoteChange``.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Option: how the file is protected. Kept, and without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Option: replaces or removes a store that is open elsewhere.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"

public import Foundation

/// Says what store to open, and how.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// What kind of store. SQLite's by default.
    open var type: String = NSSQLiteStoreType
    /// The part of the model that is kept there; nil for all of it.
    open var configuration: String?
    /// Where the store's file is.
    open var url: URL?
    private var values: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    private var pragmas: [String: NSObject] = [:]

    /// Describes a store of SQLite's with that file.
    public init(url: URL) { self.url = url }
    /// Describes a store of SQLite's without a file yet.
    public override init() {}

    /// What the store is opened with.
    open var options: [String: NSObject] {
        var options = values
        if !pragmas.isEmpty { options[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas) }
        return options
    }

    /// Sets one of the options.
    open func setOption(_ option: NSObject?, forKey key: String) { values[key] = option }

    /// Whether nothing is saved in the store.
    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { values[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }

    /// How many seconds to wait for a store that others use.
    open var timeout: TimeInterval {
        get { (values[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
        set { values[NSPersistentStoreTimeoutOption] = NSNumber(value: newValue) }
    }

    /// SQLite's pragmas.
    open var sqlitePragmas: [String: NSObject] { pragmas }
    /// Sets one of SQLite's pragmas.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }

    /// Whether the store is opened while the app goes on. No by default.
    open var shouldAddStoreAsynchronously = false

    /// Whether a store made with another model is migrated. Yes by default.
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { values[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
    }

    /// Whether a mapping is inferred where none is there. Yes by default.
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { values[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
    }

    /// What a container with CloudKit asks for. Kept, and without effect: nothing is sent anywhere.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    private func flag(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

    /// A description that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.values = values
        copy.pragmas = pragmas
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPersistentStoreDescription else { return false }
        return type == other.type && configuration == other.configuration && url == other.url
            && options as NSDictionary == other.options as NSDictionary
    }

    open override var hash: Int { url?.hashValue ?? 0 }

    open override var description: String { "<NSPersistentStoreDescription: \(type) \(url?.absoluteString ?? "")>" }
}

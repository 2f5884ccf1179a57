public import Foundation
internal import SeamPrimitives

/// Values of an app that on iOS are on all devices of a person. Here they stay on this one, which the log says once.
///
/// They are kept in the app's container. Any thread.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when values come from another device, which they never do here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The store.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// The most bytes that a key, a value, and all values have together, and the most keys: Apple's limits.
    private enum Limit {
        static let key = 64
        static let bytes = 1 << 20
        static let count = 1024
    }

    private let file: URL
    private let lock = NSLock()
    /// The values that were read; nil before. Under the lock.
    private var known: [String: Any]?

    public override convenience init() {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        let folder = library ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library")
        self.init(file: folder.appendingPathComponent("SyncedPreferences/values.plist"))
    }

    init(file: URL) {
        self.file = file
        super.init()
    }

    // MARK: Values

    /// The value under a key.
    open func object(forKey aKey: String) -> Any? { all[aKey] }

    /// Sets a value of a property list, or removes it with nil. A key or a value that is too large is not kept.
    open func set(_ anObject: Any?, forKey aKey: String) {
        guard let anObject else { return removeObject(forKey: aKey) }
        change { values in
            var changed = values
            changed[aKey] = anObject
            guard aKey.utf8.count <= Limit.key, changed.count <= Limit.count,
                let data = Self.data(changed), data.count <= Limit.bytes
            else {
                LoggedOnce.say("NSUbiquitousKeyValueStore: \"\(aKey)\" is not kept: it is no value, or too much.")
                return
            }
            values = changed
        }
    }

    /// Removes the value under a key.
    open func removeObject(forKey aKey: String) { change { $0[aKey] = nil } }

    /// The value under a key if it is a text.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The value under a key if it is a list.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The value under a key if it is a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The value under a key if it is data.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The number under a key; 0 if there is none.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    /// The number under a key; 0 if there is none.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    /// The truth value under a key; false if there is none.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

    /// Sets a text.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets data.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets a list.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets a dictionary.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets a truth value.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// All values.
    open var dictionaryRepresentation: [String: Any] { all }

    /// Reads what another process of the app has kept. Values are written when they are set.
    @discardableResult
    open func synchronize() -> Bool {
        lock.withLock { known = nil }
        return true
    }

    // MARK: The file

    private var all: [String: Any] {
        lock.lock()
        defer { lock.unlock() }
        let values = known ?? Self.read(file)
        known = values
        return values
    }

    private func change(_ body: (inout [String: Any]) -> Void) {
        LoggedOnce.say("NSUbiquitousKeyValueStore: values stay on this machine: there is no iCloud here.")
        lock.lock()
        defer { lock.unlock() }
        var changed = known ?? Self.read(file)
        body(&changed)
        known = changed
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Self.data(changed)?.write(to: file, options: .atomic)
    }

    private static func read(_ file: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: file),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return values as? [String: Any] ?? [:]
    }

    private static func data(_ values: [String: Any]) -> Data? {
        guard PropertyListSerialization.propertyList(values, isValidFor: .xml) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}

/// What happened outside, in a notification of ``NSUbiquitousKeyValueStore``.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The keys that changed, in a notification of ``NSUbiquitousKeyValueStore``.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// Values came for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There is too much.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another person signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3

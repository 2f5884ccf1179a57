internal import FirebaseCore
public import Foundation

/// Values that a server may change. There is none: an app's own defaults are what holds.
public final class RemoteConfig: NSObject, @unchecked Sendable {
    private static let one = RemoteConfig()
    private let lock = NSLock()
    private var defaults: [String: NSObject] = [:]
    private var status = RemoteConfigFetchStatus.noFetchYet

    /// The values of the default app.
    public class func remoteConfig() -> RemoteConfig {
        _ = FirebaseApp.required(by: "RemoteConfig")
        return one
    }

    override init() { super.init() }

    /// How often values are asked for. Kept.
    public var configSettings = RemoteConfigSettings()
    /// When values last came: never.
    public var lastFetchTime: Date? { nil }
    /// How the last question ended.
    public var lastFetchStatus: RemoteConfigFetchStatus { lock.withLock { status } }

    // MARK: Defaults

    /// What holds until the server says otherwise.
    public func setDefaults(_ defaults: [String: NSObject]?) { lock.withLock { self.defaults = defaults ?? [:] } }

    /// What holds until the server says otherwise: the property list called `fileName` in the app's bundle.
    public func setDefaults(fromPlist fileName: String?) {
        guard let fileName, let url = Bundle.main.url(forResource: fileName, withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        setDefaults(values.compactMapValues(Self.object))
    }

    /// What holds until the server says otherwise: the properties of a value.
    public func setDefaults<Value: Encodable>(from value: Value) throws {
        let data = try JSONEncoder().encode(value)
        guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw RemoteConfigCodableError.invalidSetDefaultsInput(
                "Defaults are the properties of a value, and \(value) has none.")
        }
        setDefaults(values.compactMapValues(Self.object))
    }

    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: text as NSString
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let data as Data: data as NSData
        case let date as Date: date as NSDate
        case let list as [Any]: list as NSArray
        case let values as [String: Any]: values as NSDictionary
        default: value as? NSObject
        }
    }

    /// What was set for a key; nil without it.
    public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
        guard let key, let value = lock.withLock({ defaults[key] }) else { return nil }
        return RemoteConfigValue(value, source: .default)
    }

    // MARK: Values

    /// What holds for a key; empty, with the source `static`, without one.
    public func configValue(forKey key: String) -> RemoteConfigValue {
        defaultValue(forKey: key) ?? RemoteConfigValue(nil, source: .static)
    }

    /// What a source says of a key.
    public func configValue(forKey key: String, source: RemoteConfigSource) -> RemoteConfigValue {
        (source == .default ? defaultValue(forKey: key) : nil) ?? RemoteConfigValue(nil, source: .static)
    }

    /// What holds for a key.
    public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

    /// The keys that a source has.
    public func allKeys(from source: RemoteConfigSource) -> [String] {
        source == .default ? lock.withLock { defaults.keys.sorted() } : []
    }

    /// The keys that begin with `prefix`.
    public func keys(withPrefix prefix: String?) -> Set<String> {
        Set(allKeys(from: .default).filter { $0.hasPrefix(prefix ?? "") })
    }

    /// All values as one.
    public func decoded<Value: Decodable>(asType type: Value.Type = Value.self) throws -> Value {
        let values = lock.withLock { defaults.mapValues { RemoteConfigValue.plain($0) } }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: values))
    }

    // MARK: The server

    private func fail() -> NSError {
        lock.withLock { status = .failure }
        return NSError(
            domain: RemoteConfigErrorDomain, code: RemoteConfigError.internalError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "There is no server that could give values."])
    }

    /// Waits until it can be used, which it can at once.
    public func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {
        FirebaseApp.later { completionHandler(nil) }
    }

    /// Waits until it can be used, which it can at once.
    public func ensureInitialized() async throws {}

    /// Asks for values. Fails: there is no server.
    public func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
        let error = fail()
        FirebaseApp.later { completionHandler?(.failure, error) }
    }

    /// Asks for values. Fails: there is no server.
    @discardableResult public func fetch() async throws -> RemoteConfigFetchStatus { throw fail() }

    /// Asks for values that are older than so many seconds. Fails: there is no server.
    public func fetch(
        withExpirationDuration expirationDuration: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
    ) { fetch(completionHandler: completionHandler) }

    /// Asks for values that are older than so many seconds. Fails: there is no server.
    @discardableResult
    public func fetch(withExpirationDuration expirationDuration: TimeInterval) async throws -> RemoteConfigFetchStatus {
        throw fail()
    }

    /// Asks for values and has them hold. Fails: there is no server.
    public func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
    ) {
        let error = fail()
        FirebaseApp.later { completionHandler?(.error, error) }
    }

    /// Asks for values and has them hold. Fails: there is no server.
    @discardableResult
    public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus { throw fail() }

    /// Has what was fetched hold: nothing, so that nothing changes.
    public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
        FirebaseApp.later { completion?(false, nil) }
    }

    /// Has what was fetched hold: nothing, so that nothing changes.
    @discardableResult public func activate() async throws -> Bool { false }

    /// Hears of values that change while the app runs. None do.
    public func addOnConfigUpdateListener(
        remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
    ) -> ConfigUpdateListenerRegistration { ConfigUpdateListenerRegistration() }
}

public import Foundation

/// How often values are asked for, and for how long.
public final class RemoteConfigSettings: NSObject {
    /// The seconds for which values that have come are not asked for again; 12 hours unless said otherwise.
    public var minimumFetchInterval: TimeInterval = 43_200
    /// The seconds after which a question is given up; 60 unless said otherwise.
    public var fetchTimeout: TimeInterval = 60

    public override init() {}
}

/// How a question for values ended.
public enum RemoteConfigFetchStatus: Int, Sendable {
    /// None was asked.
    case noFetchYet
    /// Values came.
    case success
    /// None came.
    case failure
    /// There were too many questions.
    case throttled
}

/// How a question for values that hold at once ended.
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    /// Values came from the server.
    case successFetchedFromRemote
    /// Values were there.
    case successUsingPreFetchedData
    /// None came.
    case error
}

/// Where a value comes from.
public enum RemoteConfigSource: Int, Sendable {
    /// The server.
    case remote
    /// The app's own defaults.
    case `default`
    /// Nowhere: nobody has set it.
    case `static`
}

/// The domain of the errors.
public let RemoteConfigErrorDomain = "com.google.remoteconfig.ErrorDomain"

/// Why there are no values.
public enum RemoteConfigError: Int, Error, Sendable {
    /// Nobody knows.
    case unknown = 8001
    /// There were too many questions.
    case throttled = 8002
    /// The server, or the way to it.
    case internalError = 8003
}

/// Why a value is none of the type that was asked for.
public enum RemoteConfigCodableError: Error {
    /// Defaults that have no keys.
    case invalidSetDefaultsInput(String)
}

/// The keys that have changed. None do here.
public final class RemoteConfigUpdate: NSObject, Sendable {
    /// Their names.
    public let updatedKeys: Set<String> = []
}

/// Somebody who hears of changes.
public final class ConfigUpdateListenerRegistration: NSObject, Sendable {
    /// Hears no more.
    public func remove() {}
}

/// A property that is what a key has, or a fallback where nobody has set it.
@propertyWrapper
public struct RemoteConfigProperty<Value: Decodable> {
    /// The name of the key.
    public let key: String
    private let fallback: Value

    /// What the key has, by the default app's values.
    public init(key: String, fallback: Value) {
        self.key = key
        self.fallback = fallback
    }

    /// What the key has; the fallback where nobody has set it, or it is none of the type.
    public var wrappedValue: Value {
        let value = RemoteConfig.remoteConfig()[key]
        return value.source == .static ? fallback : (try? value.decoded()) ?? fallback
    }
}

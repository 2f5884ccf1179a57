public import Foundation

/// A value that the app has made known to ``AppDependencyManager``.
@propertyWrapper
public struct AppDependency<Dependency>: @unchecked Sendable {
    private let key: AnyHashable?

    /// A value by its type, and by a key if there are several.
    public init(key: AnyHashable? = nil) { self.key = key }

    /// The value. An app that has made none known ends.
    public var wrappedValue: Dependency {
        guard let value: Dependency = AppDependencyManager.shared.value(key) else {
            fatalError("AppDependency: no \(Dependency.self) was added to AppDependencyManager")
        }
        return value
    }
}

/// What an app's intents work with.
public final class AppDependencyManager: @unchecked Sendable {
    /// The app's.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: AnyHashable?
    }

    private let lock = NSLock()
    private var makers: [Key: () -> Any] = [:]
    private var made: [Key: Any] = [:]

    /// Creates a manager of its own.
    public init() {}

    /// Makes a value known, which is made when it is first asked for.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) { add(key: key) { dependencyProvider() } }

    /// Makes a value known, which is made when it is first asked for.
    public func add<Dependency>(
        key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency
    ) {
        let key = Key(type: ObjectIdentifier(Dependency.self), name: key)
        lock.withLock {
            makers[key] = dependencyProvider
            made[key] = nil
        }
    }

    func value<Dependency>(_ name: AnyHashable?) -> Dependency? {
        let key = Key(type: ObjectIdentifier(Dependency.self), name: name)
        let (known, make) = lock.withLock { (made[key], makers[key]) }
        if let known { return known as? Dependency }
        guard let value = make?() else { return nil }
        lock.withLock { made[key] = value }
        return value as? Dependency
    }
}

import Foundation

/// A value in the defaults, from whose changes the view is made anew.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void
    private var observer: DefaultsObserver?

    private init(
        _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
        write: @escaping (UserDefaults, Value) -> Void
    ) {
        self.key = key
        self.store = store
        self.read = read
        self.write = write
    }

    private var defaults: UserDefaults { store ?? observer?.defaults ?? .standard }

    /// The value: the one in the defaults, or the one that was given.
    public var wrappedValue: Value {
        get { read(defaults) }
        nonmutating set {
            write(defaults, newValue)
            DefaultsObserver.tell(defaults)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let (defaults, read, write) = (defaults, read, write)
        return Binding(
            get: { read(defaults) },
            set: { (value: Value) in
                write(defaults, value)
                DefaultsObserver.tell(defaults)
            })
    }

    /// A value that property lists have.
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(key, store) {
            $0.object(forKey: key) as? Value ?? value
        } write: {
            $0.set($1, forKey: key)
        }
    }

    /// A value that property lists have, or none.
    private init<V>(optional key: String, _ store: UserDefaults?) where Value == V? {
        self.init(key, store) {
            $0.object(forKey: key) as? V
        } write: { defaults, value in
            if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        }
    }

    /// A truth in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }
    /// A whole number in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }
    /// A number in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }
    /// A text in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }
    /// Data in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }
    /// A date in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: wrappedValue, key, store)
    }
    /// An address in the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store) {
            $0.url(forKey: key) ?? wrappedValue
        } write: {
            $0.set($1, forKey: key)
        }
    }
    /// A value in the defaults that a number stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store) {
            ($0.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue
        } write: {
            $0.set($1.rawValue, forKey: key)
        }
    }
    /// A value in the defaults that a text stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store) {
            $0.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue
        } write: {
            $0.set($1.rawValue, forKey: key)
        }
    }

    /// A truth in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
    /// A whole number in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
    /// A number in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
    /// A text in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
    /// Data in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
    /// A date in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }
    /// An address in the defaults, or none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store) {
            $0.url(forKey: key)
        } write: {
            $0.set($1, forKey: key)
        }
    }
}

extension AppStorage: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let wanted = store ?? context.inputs.environment.defaultStore ?? .standard
        let kept = stored as? DefaultsObserver
        let observer = kept?.defaults === wanted && kept?.key == key ? kept : nil
        let now = observer ?? DefaultsObserver(wanted, key, context.owner)
        stored = now
        self.observer = now
    }
}

/// Hears of changes of one value of the defaults.
final class DefaultsObserver {
    let defaults: UserDefaults
    let key: String
    private var token: (any NSObjectProtocol)?

    @MainActor
    init(_ defaults: UserDefaults, _ key: String, _ owner: any Invalidatable) {
        self.defaults = defaults
        self.key = key
        let hears = Hearer(owner)
        let watched = WatchedValue(defaults, key)
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in
            if watched.hasChanged { invalidateFromAnywhere(hears.node) }
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// Tells of a change that a view has made.
    static func tell(_ defaults: UserDefaults) {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }
}

/// A value of the defaults as it was last, which is read and compared on any thread.
private final class WatchedValue: @unchecked Sendable {
    private let lock = NSLock()
    private weak var defaults: UserDefaults?
    private let key: String
    private var last: Any?

    init(_ defaults: UserDefaults, _ key: String) {
        self.defaults = defaults
        self.key = key
        last = defaults.object(forKey: key)
    }

    /// Whether the value is another one than it was when it was asked for last.
    var hasChanged: Bool {
        guard let new = defaults.map({ $0.object(forKey: key) }) else { return false }
        return lock.withLock {
            let old = last
            last = new
            guard let old, let new else { return old != nil || new != nil }
            guard let old = old as? AnyHashable, let new = new as? AnyHashable else { return true }
            return old != new
        }
    }
}

private struct DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The defaults that views keep values in.
    var defaultStore: UserDefaults? {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }
}

extension View {
    /// Sets the defaults that the values of the view are kept in where it does not say.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultStore, store) }
}

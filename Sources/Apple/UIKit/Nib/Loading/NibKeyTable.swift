/// The keys that nibs know of one class.
@MainActor
struct NibKeyTable {
    typealias Setter = @MainActor (AnyObject, NibValue) throws -> Void
    typealias Getter = @MainActor (AnyObject) -> AnyObject?

    private(set) var setters: [String: Setter] = [:]
    private(set) var getters: [String: Getter] = [:]

    mutating func set<T: AnyObject>(
        _ type: T.Type, _ key: String, _ set: @escaping @MainActor (T, NibValue) throws -> Void
    ) {
        setters[key] = { try set(unsafeDowncast($0, to: T.self), $1) }
    }

    mutating func get<T: AnyObject>(_ type: T.Type, _ key: String, _ get: @escaping @MainActor (T) -> AnyObject?) {
        getters[key] = { get(unsafeDowncast($0, to: T.self)) }
    }

    /// Accepts the key without effect.
    mutating func ignore(_ key: String) {
        setters[key] = { _, _ in }
    }
}

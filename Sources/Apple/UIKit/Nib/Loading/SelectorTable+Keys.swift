import ObjectiveC

extension SelectorTable {
    /// Lets instances of a class answer to a key: `value(forKey:)` and `setValue(_:forKey:)` find it.
    static func addKey<T: AnyObject>(
        _ type: T.Type, _ key: String, get: @escaping @MainActor (T) -> Any?,
        set: @escaping @MainActor (T, Any?) -> Void
    ) {
        add(type, key) { object, _, _ in get(object) }
        add(type, "set" + key.prefix(1).uppercased() + key.dropFirst() + ":") { object, value, _ in
            set(object, value)
            return nil
        }
    }
}

import Foundation

/// The rules that classes state for their keys.
enum KeyValueRules {
    static let affecting = "keyPathsForValuesAffectingValueForKey:"
    static let automatic = "automaticallyNotifiesObserversForKey:"

    /// The paths that `key` is computed from.
    static func pathsAffecting(_ key: String, of type: AnyClass) -> Set<String> {
        if let paths = KeyValueTable.classMethod(affecting, of: type, key) as? Set<String> { return paths }
        return namedPathsAffecting(key, of: type)
    }

    /// The same by the method that has the key's name, or by a class's customisation.
    static func namedPathsAffecting(_ key: String, of type: AnyClass) -> Set<String> {
        let name = "keyPathsForValuesAffecting" + capitalized(key)
        if let paths = KeyValueTable.classMethod(name, of: type, key) as? Set<String> { return paths }
        guard let custom = type as? any NSKeyValueObservingCustomization.Type,
            let path = KeyValueTable.property(key, of: type)?.path
        else { return [] }
        return Set(
            custom.keyPathsAffectingValue(for: path).compactMap {
                KeyValueTable.names(of: $0, in: type)?.joined(separator: ".")
            })
    }

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var automatics: [Key: Bool] = [:]

    /// Whether setting the property notifies its observers. A class is asked once for each key.
    static func isAutomatic(_ key: String, of type: AnyClass) -> Bool {
        let sought = Key(type: ObjectIdentifier(type), name: key)
        if let known = lock.withLock({ automatics[sought] }) { return known }
        let answer = askIsAutomatic(key, of: type)
        lock.withLock { automatics[sought] = answer }
        return answer
    }

    private static func askIsAutomatic(_ key: String, of type: AnyClass) -> Bool {
        if let answer = KeyValueTable.classMethod(automatic, of: type, key) as? Bool { return answer }
        return isNamedAutomatic(key, of: type)
    }

    static func isNamedAutomatic(_ key: String, of type: AnyClass) -> Bool {
        let name = "automaticallyNotifiesObserversOf" + capitalized(key)
        if let answer = KeyValueTable.classMethod(name, of: type, key) as? Bool { return answer }
        guard let custom = type as? any NSKeyValueObservingCustomization.Type,
            let path = KeyValueTable.property(key, of: type)?.path
        else { return true }
        return custom.automaticallyNotifiesObservers(for: path)
    }

    private static func capitalized(_ key: String) -> String {
        key.prefix(1).uppercased() + key.dropFirst()
    }
}

import Foundation
import RuntimeShims

/// The properties that have a name for observers, class by class.
///
/// Translated source enters what an app declares with `@objc`, and the frameworks what they document as observable.
/// Any thread.
public enum KeyValueTable {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private struct Entry {
        var key: Key
        var path: () -> AnyKeyPath
        var notifies: Bool
        var isWeak: Bool
    }

    /// A property that has a name.
    package struct Property {
        package let path: AnyKeyPath
        /// Whether it tells its observers of each change itself.
        let notifies: Bool
        /// Whether it becomes nil when its object goes, of which it tells nobody.
        let isWeak: Bool
    }

    private struct State {
        /// Entries that no look-up has processed yet.
        var pending: [Entry] = []
        /// Properties by the identity of a path's only component. The optimiser may let getters that do the same, of
        /// different classes, be one.
        var identities: [UInt: [Key]] = [:]
        /// Names by path, for a runtime whose key paths cannot be read.
        var paths: [AnyKeyPath: String] = [:]
        var properties: [Key: Property] = [:]
        var classMethods: [Key: (AnyClass, String) -> Any] = [:]
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var state = State()

    /// Gives a property of `type` its name.
    ///
    /// - Parameters:
    ///   - notifies: Whether the property itself tells its observers of each change.
    ///   - isWeak: Whether it is a weak reference.
    public static func add<T: AnyObject>(
        _ type: T.Type, _ name: String, notifies: Bool = true, isWeak: Bool = false,
        _ path: @escaping @MainActor () -> PartialKeyPath<T>
    ) {
        // A key path may be formed anywhere; where it is used is up to its user. But Swift 6 has closures of the main
        // actor check where they run, so what can be formed there at once is.
        var form = IsolationErasure.erase(path)
        if Thread.isMainThread {
            let formed = form()
            form = { formed }
        }
        lock.withLock {
            state.pending.append(
                Entry(
                    key: Key(type: ObjectIdentifier(type), name: name), path: form, notifies: notifies, isWeak: isWeak))
        }
    }

    /// Enters a class method, under its Objective-C name.
    public static func addClassMethod<T: AnyObject>(
        _ type: T.Type, _ selector: String, _ call: @escaping @MainActor (T.Type, String) -> Any
    ) {
        let call = IsolationErasure.erase(call)
        lock.withLock {
            state.classMethods[Key(type: ObjectIdentifier(type), name: selector)] = { type, key in
                call(type as! T.Type, key)
            }
        }
    }

    /// Runs `body` with what is registered up to now.
    private static func read<Result>(_ type: AnyClass, _ body: (State) -> Result) -> Result {
        SelectorTable.prepare(type)
        return lock.withLock {
            while !state.pending.isEmpty {
                let pending = state.pending
                state.pending = []
                for entry in pending {
                    let path = entry.path()
                    state.properties[entry.key] = Property(
                        path: path, notifies: entry.notifies, isWeak: entry.isWeak)
                    state.paths[path] = entry.key.name
                    if let identities = KeyPathComponents.identities(of: path), identities.count == 1 {
                        state.identities[identities[0], default: []].append(entry.key)
                    }
                }
            }
            return body(state)
        }
    }

    /// The names of the properties that `path` leads through, for objects of the class `type`.
    package static func names(of path: AnyKeyPath, in type: AnyClass) -> [String]? {
        read(type) { state in
            if let name = state.paths[path] { return [name] }
            guard let identities = KeyPathComponents.identities(of: path) else { return nil }
            let names = identities.enumerated().compactMap { position, identity -> String? in
                let keys = state.identities[identity] ?? []
                guard keys.count > 1, position == 0 else { return keys.last?.name }
                return find(type) { type in keys.first { $0.type == type } }?.name
            }
            return names.count == identities.count ? names : nil
        }
    }

    /// The property called `name` of `type` or of the nearest of its superclasses.
    package static func property(_ name: String, of type: AnyClass) -> Property? {
        let name = key(name, of: type)
        return read(type) { state in
            find(type) { state.properties[Key(type: $0, name: name)] }
        }
    }

    /// The names of the properties that tell of their changes, of a class and of those it inherits from, and that can be
    /// set by name.
    package static func settableNames(of type: AnyClass) -> [String] {
        let names = read(type) { state in
            let chain = Set(sequence(first: type) { Superclasses.superclass(of: $0) }.map { ObjectIdentifier($0) })
            return Set(state.properties.filter { chain.contains($0.key.type) && $0.value.notifies }.map(\.key.name))
        }
        return names.sorted().filter { name in
            let setter = Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")
            return SelectorTable.method(of: type, for: setter) != nil
        }
    }

    /// The key by which a property that may be called `isHidden` or `hidden` tells of its changes.
    static func key(_ name: String, of type: AnyClass) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
        let short = first.lowercased() + name.dropFirst(3)
        return read(type) { state in
            find(type) { type in
                [name, short].first { state.properties[Key(type: type, name: $0)] != nil }
            }
        } ?? name
    }

    /// The result of the class method of that Objective-C name; nil if there is none.
    static func classMethod(_ selector: String, of type: AnyClass, _ key: String) -> Any? {
        let method = read(type) { state in
            find(type) { state.classMethods[Key(type: $0, name: selector)] }
        }
        return method?(type, key)
    }

    private static func find<Found>(_ type: AnyClass, _ look: (ObjectIdentifier) -> Found?) -> Found? {
        var next: AnyClass? = type
        while let type = next {
            if let found = look(ObjectIdentifier(type)) { return found }
            next = Superclasses.superclass(of: type)
        }
        return nil
    }
}

import Foundation
import Synchronization

/// One observer of one key path of one object.
final class KeyValueObservance: @unchecked Sendable {
    /// Whom the observance belongs to, for `removeObserver`.
    struct Owner {
        var observer: ObjectIdentifier
        var context: UnsafeMutableRawPointer?
    }

    /// How many there are. Nothing else is looked at while it is zero.
    static let count = Atomic<Int>(0)

    let path: [String]
    let owner: Owner?
    private let options: NSKeyValueObservingOptions
    private weak var object: NSObject?
    private let read: (NSObject) -> Any?
    private let deliver: (NSObject, KeyValueChangeDetails) -> Void

    // Guarded by the lock of `ObservedObject`.
    private var isActive = true
    private var links: [ObservedObject.Link] = []
    private var pending: [(thread: UInt, old: Any?)] = []
    /// Whether a change of what it depends on may change what it depends on.
    private var isNested = false
    /// The last value of a key of the defaults, which tell that something changed and not what.
    private var defaultsValue: Any?

    init(
        _ object: NSObject, path: [String], options: NSKeyValueObservingOptions, owner: Owner?,
        read: @escaping (NSObject) -> Any?, deliver: @escaping (NSObject, KeyValueChangeDetails) -> Void
    ) {
        self.object = object
        self.path = path
        self.options = options
        self.owner = owner
        self.read = read
        self.deliver = deliver
    }

    // MARK: Life

    /// Sends the initial notification, if one is wanted, and begins to observe.
    func begin() {
        guard let object else { return }
        Self.count.add(1, ordering: .relaxed)
        if options.contains(.initial) {
            deliver(object, KeyValueChangeDetails(new: options.contains(.new) ? read(object) : nil))
        }
        link(object)
        if let defaults = object as? UserDefaults {
            defaultsValue = read(defaults)
            ObservedDefaults.add(self, of: defaults)
        }
    }

    /// Ends the observation; again does nothing.
    func end() {
        let links: [ObservedObject.Link]? = ObservedObject.guarded {
            guard isActive else { return nil }
            isActive = false
            defer { self.links = [] }
            return self.links
        }
        guard let links else { return }
        ObservedObject.remove(self, from: links)
        Self.count.subtract(1, ordering: .relaxed)
    }

    /// Enters the observance wherever a change may happen that changes the value at the end of the path.
    private func link(_ object: NSObject) {
        var found: [(object: NSObject, key: String)] = []
        collect(path[...], of: object, into: &found)
        let isNested = found.count > 1 || path.count > 1
        let entered = ObservedObject.enter(self, at: found)
        let isActive = ObservedObject.guarded {
            self.isNested = isNested
            if self.isActive { links = entered }
            return self.isActive
        }
        // It ended meanwhile.
        if !isActive { ObservedObject.remove(self, from: entered) }
    }

    private func collect(
        _ path: ArraySlice<String>, of object: NSObject, into found: inout [(object: NSObject, key: String)]
    ) {
        guard let name = path.first else { return }
        let key = KeyValueTable.key(name, of: type(of: object))
        guard !found.contains(where: { $0.object === object && $0.key == key }) else { return }
        found.append((object, key))
        for affecting in KeyValueRules.pathsAffecting(key, of: type(of: object)).sorted() {
            collect(affecting.split(separator: ".").map(String.init)[...], of: object, into: &found)
        }
        let rest = path.dropFirst()
        if !rest.isEmpty, let next = object.value(forKey: key) as? NSObject { collect(rest, of: next, into: &found) }
    }

    // MARK: Changes

    func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
        guard isObserving, let object else { return }
        let old = options.contains(.old) && kind != .insertion ? value(of: object, at: indexes) : nil
        if options.contains(.prior) {
            deliver(object, KeyValueChangeDetails(kind: kind, old: old, indexes: indexes, isPrior: true))
        }
        let thread = UInt(pthread_self())
        ObservedObject.guarded { pending.append((thread, old)) }
    }

    func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
        let thread = UInt(pthread_self())
        var isNested = false
        let begun: (thread: UInt, old: Any?)? = ObservedObject.guarded {
            guard isActive, let last = pending.lastIndex(where: { $0.thread == thread }) else { return nil }
            isNested = self.isNested
            return pending.remove(at: last)
        }
        guard let begun, let object else { return }
        if isNested {
            let old = ObservedObject.guarded {
                defer { links = [] }
                return links
            }
            ObservedObject.remove(self, from: old)
            link(object)
        }
        let new = options.contains(.new) && kind != .removal ? value(of: object, at: indexes) : nil
        deliver(object, KeyValueChangeDetails(kind: kind, new: new, old: begun.old, indexes: indexes))
    }

    private var isObserving: Bool { ObservedObject.guarded { isActive } }

    private func value(of object: NSObject, at indexes: IndexSet?) -> Any? {
        let value = read(object)
        guard let indexes, let array = KeyValueNotices.objects(of: value) else { return value }
        return indexes.filter(array.indices.contains).map { array[$0] }
    }

    /// Something in the defaults changed: maybe what is observed.
    func defaultsChanged() {
        guard isObserving, let object else { return }
        let new = read(object)
        let old = ObservedObject.guarded {
            defer { defaultsValue = new }
            return defaultsValue
        }
        guard !ObservedDefaults.isEqual(old, new) else { return }
        if options.contains(.prior) {
            deliver(object, KeyValueChangeDetails(old: options.contains(.old) ? old : nil, isPrior: true))
        }
        deliver(
            object,
            KeyValueChangeDetails(
                new: options.contains(.new) ? new : nil, old: options.contains(.old) ? old : nil))
    }

    var isEnded: Bool { !isObserving || object == nil }
}

import Foundation
import ObjectiveC

/// A sort descriptor that reads the values it compares by key.
final class KeySortDescriptor: NSSortDescriptor {
    /// The path of keys; nil compares the objects themselves.
    let path: String?
    /// The method that compares; nil where a closure does.
    let method: Selector?
    /// The property that the path was made from.
    let property: AnyKeyPath?

    init(path: String?, ascending: Bool, method: Selector, property: AnyKeyPath? = nil) {
        self.path = path
        self.method = method
        self.property = property
        super.init(
            keyPath: \NSObject.self, ascending: ascending,
            comparator: { a, b in SortMethods.order(method.name, a, b) ?? .orderedSame })
    }

    init(path: String?, ascending: Bool, property: AnyKeyPath? = nil, comparator: @escaping Comparator) {
        self.path = path
        self.property = property
        method = nil
        super.init(keyPath: \NSObject.self, ascending: ascending, comparator: comparator)
    }

    private func value(of object: Any) -> Any? {
        if let property, let value = Self.read(property, of: object) { return PredicateValue.unwrapped(value) }
        guard let path else { return object }
        do {
            return try PredicateKeys.value(of: object, path)
        } catch {
            PredicateProblem.stop(error)
        }
    }

    private static func read(_ path: AnyKeyPath, of object: Any) -> Any? {
        func read<Root>(_ object: Root) -> Any? { object[keyPath: path] }
        return _openExistential(object, do: read)
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (a, b) = (value(of: object1), value(of: object2))
        let order: ComparisonResult
        if let method {
            guard let known = SortMethods.order(method.name, a, b) else {
                let value = a.map { "\(type(of: $0))" } ?? "nil"
                PredicateProblem.stop(PredicateProblem("-[\(value) \(method)]: unrecognized selector sent to instance"))
            }
            order = known
        } else {
            order = comparator(a ?? NSNull(), b ?? NSNull())
        }
        guard !ascending else { return order }
        return order == .orderedAscending
            ? .orderedDescending : order == .orderedSame ? .orderedSame : .orderedAscending
    }

    override var reversedSortDescriptor: Any {
        guard let method else {
            return KeySortDescriptor(path: path, ascending: !ascending, property: property, comparator: comparator)
        }
        return KeySortDescriptor(path: path, ascending: !ascending, method: method, property: property)
    }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? KeySortDescriptor else { return false }
        return other === self
            || (method != nil && path == other.path && ascending == other.ascending && method == other.method)
    }

    override var hash: Int {
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(ascending)
        return hasher.finalize()
    }

    override var description: String {
        "(\(path ?? "SELF"), \(ascending ? "ascending" : "descending"), \(method?.name ?? "comparator"))"
    }
}

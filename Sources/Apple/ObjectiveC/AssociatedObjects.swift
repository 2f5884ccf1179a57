import Foundation

/// How an associated object is kept. Only `OBJC_ASSOCIATION_ASSIGN` differs: it does not keep the object alive.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Held without a reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Held strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Held strongly: the object itself, not a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Held strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Held strongly: the object itself, not a copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Sets the value that `object` carries under `key`; nil removes it. Any thread.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.of(object as AnyObject, create: value != nil)?
        .set(value, for: key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that `object` carries under `key`. Any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.of(object as AnyObject, create: false)?.value(for: key)
}

/// Removes every value that `object` carries.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.of(object as AnyObject, create: false)?.removeAll()
}

/// The values that one object carries. They go when the object does.
///
/// Linux has no hook for the end of an object's life, so the table holds the owner weakly and is swept when it has
/// doubled: values of objects that are gone are released then, and not before.
final class AssociatedObjects: @unchecked Sendable {
    private enum Value {
        case strong(Any)
        case weak(() -> AnyObject?)
    }

    private weak var owner: AnyObject?
    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Value] = [:]

    private init(owner: AnyObject) {
        self.owner = owner
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [ObjectIdentifier: AssociatedObjects] = [:]
    nonisolated(unsafe) private static var sweepCount = 64

    static func of(_ object: AnyObject, create: Bool) -> AssociatedObjects? {
        var released: [AssociatedObjects] = []
        defer { withExtendedLifetime(released) {} }
        return lock.withLock {
            let key = ObjectIdentifier(object)
            if let table = tables[key] {
                // Another object may live where one that is gone did.
                if table.owner === object { return table }
                released.append(table)
                tables[key] = nil
            }
            guard create else { return nil }
            if tables.count >= sweepCount {
                let gone = tables.filter { $0.value.owner == nil }
                released += gone.values
                for key in gone.keys { tables[key] = nil }
                sweepCount = max(64, tables.count * 2)
            }
            let table = AssociatedObjects(owner: object)
            tables[key] = table
            return table
        }
    }

    func value(for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            switch values[key] {
            case .strong(let value): value
            case .weak(let value): value()
            case nil: nil
            }
        }
    }

    func set(_ value: Any?, for key: UnsafeRawPointer, isWeak: Bool) {
        let new: Value?
        if let value, isWeak {
            weak let object = value as AnyObject
            new = .weak { object }
        } else {
            new = value.map { .strong($0) }
        }
        // The replaced value is released outside the lock, because its deinit may come back here.
        let old = lock.withLock {
            let old = values[key]
            values[key] = new
            return old
        }
        withExtendedLifetime(old) {}
    }

    func removeAll() {
        let old = lock.withLock {
            let old = values
            values = [:]
            return old
        }
        withExtendedLifetime(old) {}
    }
}

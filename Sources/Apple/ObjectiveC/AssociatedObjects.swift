import Foundation
import RuntimeShims

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

/// A value that is told when the object that carries it begins to end. Its deinit comes when the object has ended.
package protocol EndObserver: AnyObject {
    /// The owner is about to run its deinit, on this thread; it must not be kept.
    func ownerWillEnd()
}

/// The values that one object carries. They go when the object does, after its deinit, on the same thread.
///
/// The table holds them weakly and is swept when it has doubled, for those whose end nothing tells of.
final class AssociatedObjects: @unchecked Sendable {
    private enum Value {
        case strong(Any)
        case weak(() -> AnyObject?)
    }

    private let key: UnsafeMutableRawPointer
    private weak var owner: AnyObject?
    private var isWatched = false
    /// The thread on which the owner is ending; 0 before. Guarded by the lock of the tables.
    private var endingThread: UInt = 0
    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Value] = [:]

    private init(owner: AnyObject) {
        key = Unmanaged.passUnretained(owner).toOpaque()
        self.owner = owner
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [UnsafeMutableRawPointer: AssociatedObjects] = [:]
    nonisolated(unsafe) private static var sweepCount = 64

    private static let handlersAreSet: Void = ObjectEnds.setHandlers(
        ObjectEnds.Handlers(
            willEnd: { object in if let object { AssociatedObjects.willEnd(object) } },
            hasEnded: { object in if let object { AssociatedObjects.hasEnded(object) } }))

    static func of(_ object: AnyObject, create: Bool) -> AssociatedObjects? {
        _ = handlersAreSet
        var released: [AssociatedObjects] = []
        defer { withExtendedLifetime(released) {} }
        return lock.withLock {
            let key = Unmanaged.passUnretained(object).toOpaque()
            if let table = tables[key] {
                if table.endingThread == 0 ? table.owner === object : table.endingThread == thread { return table }
                // Another object lives where one that is gone did.
                released.append(table)
                table.forgetOwner()
                tables[key] = nil
            }
            guard create else { return nil }
            if tables.count >= sweepCount {
                let gone = tables.filter { $0.value.endingThread == 0 && $0.value.owner == nil }
                released += gone.values
                for (key, table) in gone {
                    table.forgetOwner()
                    tables[key] = nil
                }
                sweepCount = max(64, tables.count * 2)
            }
            let table = AssociatedObjects(owner: object)
            tables[key] = table
            table.isWatched = ObjectEnds.watch(object)
            return table
        }
    }

    private static var thread: UInt { UInt(pthread_self()) }

    private static func willEnd(_ object: UnsafeMutableRawPointer) {
        let table = lock.withLock {
            let table = tables[object]
            table?.endingThread = thread
            return table
        }
        table?.tellObservers()
    }

    private static func hasEnded(_ object: UnsafeMutableRawPointer) {
        let table: AssociatedObjects? = lock.withLock {
            guard let table = tables[object], table.endingThread == thread else { return nil }
            table.forgetOwner()
            tables[object] = nil
            return table
        }
        withExtendedLifetime(table) {}
    }

    private func forgetOwner() {
        if isWatched { ObjectEnds.forget(key) }
        isWatched = false
    }

    private func tellObservers() {
        let observers = lock.withLock {
            values.values.compactMap { value -> (any EndObserver)? in
                if case .strong(let value) = value { value as? any EndObserver } else { nil }
            }
        }
        for observer in observers { observer.ownerWillEnd() }
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

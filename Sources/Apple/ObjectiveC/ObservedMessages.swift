import Foundation
import RuntimeShims
import Synchronization

/// The calls of methods that an app has marked `@objc dynamic`, for who wants to hear of them. Any thread.
///
/// Linux has no way to put something in front of a method. The translated source of such a method says itself when it
/// is called, which costs next to nothing while nobody listens.
public enum ObservedMessages {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static let methods = Mutex<Set<Key>>([])
    /// Whether anybody has ever listened.
    private static let isUsed = Atomic<Bool>(false)

    /// Notes that the method `name` of `type` says when it is called. For translated source.
    public static func add<T: AnyObject>(_ type: T.Type, _ name: String) {
        _ = methods.withLock { $0.insert(Key(type: ObjectIdentifier(type), name: name)) }
    }

    /// Says that a method begins. For translated source, which calls ``Call/end()`` when the method returns.
    public static func begin(_ receiver: AnyObject, _ name: String, _ arguments: () -> [Any?]) -> Call? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        return call(receiver, name, arguments)
    }

    @inline(never)
    private static func call(_ receiver: AnyObject, _ name: String, _ arguments: () -> [Any?]) -> Call? {
        guard let listeners = listeners(of: receiver, create: false), listeners.hear(name) else { return nil }
        let call = Call(listeners: listeners, name: name, arguments: arguments().map { $0 ?? NSNull() })
        for body in listeners.bodies(name, after: false) { body(call.arguments) }
        return call
    }

    /// A method that is being run.
    public struct Call {
        fileprivate let listeners: Listeners
        fileprivate let name: String
        fileprivate let arguments: [Any]

        /// Says that the method returns.
        public func end() {
            for body in listeners.bodies(name, after: true) { body(arguments) }
        }
    }

    // MARK: Listening

    /// Whether the class of an object has a method of that name that says when it is called.
    package static func canHear(_ object: AnyObject, _ name: String) -> Bool {
        SelectorTable.prepare(type(of: object))
        return methods.withLock { methods in
            var next: AnyClass? = type(of: object)
            while let type = next {
                if methods.contains(Key(type: ObjectIdentifier(type), name: name)) { return true }
                next = Superclasses.superclass(of: type)
            }
            return false
        }
    }

    /// Calls `body` with the arguments of every call of a method, until the object goes.
    package static func listen(
        to object: AnyObject, _ name: String, after isAfter: Bool, _ body: @escaping ([Any]) -> Void
    ) {
        listeners(of: object, create: true)?.add(name, after: isAfter, body)
        isUsed.store(true, ordering: .relaxed)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        bitPattern: UInt(bitPattern: ObjectIdentifier(Listeners.self)))!

    private static func listeners(of object: AnyObject, create: Bool) -> Listeners? {
        if let found = objc_getAssociatedObject(object, key) as? Listeners { return found }
        guard create else { return nil }
        return lock.withLock {
            if let found = objc_getAssociatedObject(object, key) as? Listeners { return found }
            let listeners = Listeners()
            objc_setAssociatedObject(object, key, listeners, .OBJC_ASSOCIATION_RETAIN)
            return listeners
        }
    }

    /// Who listens to one object.
    fileprivate final class Listeners: @unchecked Sendable {
        private let lock = NSLock()
        private var bodies: [String: (before: [([Any]) -> Void], after: [([Any]) -> Void])] = [:]

        func hear(_ name: String) -> Bool { lock.withLock { bodies[name] != nil } }

        func add(_ name: String, after isAfter: Bool, _ body: @escaping ([Any]) -> Void) {
            lock.withLock {
                if isAfter {
                    bodies[name, default: ([], [])].after.append(body)
                } else {
                    bodies[name, default: ([], [])].before.append(body)
                }
            }
        }

        func bodies(_ name: String, after isAfter: Bool) -> [([Any]) -> Void] {
            lock.withLock { (isAfter ? bodies[name]?.after : bodies[name]?.before) ?? [] }
        }
    }
}

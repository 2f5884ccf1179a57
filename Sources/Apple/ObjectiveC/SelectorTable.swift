import Foundation

/// Which methods answer to which selectors, class by class.
///
/// The translated source of an app registers a block for each file when its image is loaded; the blocks run at the
/// first look-up, when the Swift runtime knows every type. Any thread may look up; a method is called on the thread
/// of the caller, as `objc_msgSend` does.
public enum SelectorTable {
    /// How a method is called: the receiver and up to two arguments; the result, or nil for a method without one.
    public typealias Method = (AnyObject, Any?, Any?) -> Any?

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private struct State {
        var pending: [@Sendable () -> Void] = []
        var methods: [Key: Method] = [:]
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var state = State()

    /// Keeps `body`, which calls ``add(_:_:_:)``, until the first look-up.
    public static func register(_ body: @escaping @Sendable () -> Void) {
        lock.withLock { state.pending.append(body) }
    }

    /// Lets instances of `type` and of its subclasses answer to the selector `name`.
    ///
    /// The closure is main-actor so that it may call a view controller's methods; it runs on the thread that sends
    /// the message, whichever that is.
    public static func add<T: AnyObject>(
        _ type: T.Type, _ name: String, _ call: @escaping @MainActor (T, Any?, Any?) -> Any?
    ) {
        let call = unsafeBitCast(call, to: ((T, Any?, Any?) -> Any?).self)
        lock.withLock {
            state.methods[Key(type: ObjectIdentifier(type), name: name)] = { receiver, first, second in
                call(unsafeDowncast(receiver, to: T.self), first, second)
            }
        }
    }

    /// The method with which `type` or the nearest of its superclasses answers to `selector`.
    public static func method(of type: AnyClass, for selector: Selector) -> Method? {
        lock.withLock {
            while !state.pending.isEmpty {
                let pending = state.pending
                state.pending = []
                for body in pending { body() }
            }
            var next: AnyClass? = type
            while let type = next {
                if let method = state.methods[Key(type: ObjectIdentifier(type), name: selector.name)] {
                    return method
                }
                next = _getSuperclass(type)
            }
            return nil
        }
    }

    /// Sends `selector` to `receiver`. Nil when it does not answer to it, which ``responds(_:to:)`` tells beforehand.
    @discardableResult
    public static func send(_ selector: Selector, to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil)
        -> Any?
    {
        method(of: type(of: receiver), for: selector)?(receiver, first, second) ?? nil
    }

    public static func responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
        method(of: type(of: receiver), for: selector) != nil
    }
}

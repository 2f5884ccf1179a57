import Foundation
import RuntimeShims
import Synchronization

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
        /// The classes that ``methods`` is of.
        var classes: Set<ObjectIdentifier> = []
        /// Results of earlier look-ups, nil included, so that the chain of superclasses is walked once.
        var found: [Key: Method?] = [:]
        /// Of classes, by the same names.
        var classMethods: [Key: (Any?) -> Any?] = [:]
        /// See ``ClassNames``.
        var named: [String: AnyClass] = [:]
        /// Names by classes: those that `@objc(Name)` gives.
        var givenNames: [ObjectIdentifier: String] = [:]
        /// Those of them that Foundation has not been told of.
        var untold: [(name: String, type: AnyClass)] = []
        /// For each generic class: adds the methods of a type that is a specialisation of it.
        var generic: [@Sendable (AnyClass) -> Void] = []
        /// Whether any class overrides a method of key-value coding.
        var hasKeyedOverrides = false
        /// Classes that `generic` has seen.
        var specialised: Set<ObjectIdentifier> = []
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var state = State()
    /// Changes whenever there may be methods that were not there before.
    private static let changes = Atomic<Int>(0)

    package static var generation: Int { changes.load(ordering: .acquiring) }

    private static func noteChange() {
        changes.add(1, ordering: .releasing)
        mayBeOverridden.store(true, ordering: .releasing)
    }

    /// Keeps `body`, which calls ``add(_:_:_:)``, until the first look-up.
    public static func register(_ body: @escaping @Sendable () -> Void) {
        lock.withLock { state.pending.append(body) }
        noteChange()
    }

    /// The context that a method gets that has one as its third parameter: no address.
    public static func context() -> UnsafeRawPointer { UnsafeRawPointer(bitPattern: 1)! }
    /// The context that a method gets that has one as its third parameter: no address.
    public static func context() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }

    /// Lets instances of `type` and of its subclasses answer to the selector `name`.
    ///
    /// The closure is main-actor so that it may call a view controller's methods; it runs on the thread that sends
    /// the message, whichever that is.
    public static func add<T: AnyObject>(
        _ type: T.Type, _ name: String, _ call: @escaping @MainActor (T, Any?, Any?) -> Any?
    ) {
        let call = IsolationErasure.erase(call)
        lock.withLock {
            state.classes.insert(ObjectIdentifier(type))
            if name.hasPrefix("_own_") { state.hasKeyedOverrides = true }
            state.methods[Key(type: ObjectIdentifier(type), name: name)] = { receiver, first, second in
                call(unsafeDowncast(receiver, to: T.self), first, second)
            }
            state.found = [:]
        }
        noteChange()
    }

    /// Keeps `body`, which adds the methods of a class if it is a specialisation of some generic class, and does nothing
    /// otherwise. It is called once with every class that is looked up.
    public static func addGeneric(_ body: @escaping @Sendable (AnyClass) -> Void) {
        lock.withLock {
            state.generic.append(body)
            state.specialised = []
            state.found = [:]
        }
        noteChange()
    }

    /// Notes that instances of `type` have the method `name`, which cannot be called through the table: it takes more
    /// than two arguments, or arguments that are no objects. Sending it stops the program with a message.
    public static func add<T: AnyObject>(_ type: T.Type, _ name: String) {
        add(type, name) { _, _, _ in
            fatalError("-[\(type) \(name)] cannot be called by selector: its arguments are no objects")
        }
    }

    /// Does nothing: a type that is no class has no methods that are called by selector. The translator enters those of
    /// types that it does not know.
    @_disfavoredOverload
    public static func add<T>(_ type: T.Type, _ name: String) {}

    /// The method with which `type` or the nearest of its superclasses answers to `selector`.
    public static func method(of type: AnyClass, for selector: Selector) -> Method? {
        lock.withLock {
            addPending()
            let sought = Key(type: ObjectIdentifier(type), name: selector.name)
            if let found = state.found[sought] { return found }
            var next: AnyClass? = type
            var method: Method?
            while let type = next, method == nil {
                addSpecialised(type)
                method = state.methods[Key(type: ObjectIdentifier(type), name: selector.name)]
                next = Superclasses.superclass(of: type)
            }
            state.found[sought] = .some(method)
            return method
        }
    }

    /// The override of a method of key-value coding, by the name under which the translator enters it.
    static func keyedOverride(of object: NSObject, _ name: StaticString) -> Method? {
        // Nearly always no class overrides any: then this is all.
        guard mayBeOverridden.load(ordering: .acquiring) else { return nil }
        let exist = lock.withLock {
            addPending()
            if !state.hasKeyedOverrides { mayBeOverridden.store(false, ordering: .releasing) }
            return state.hasKeyedOverrides
        }
        return exist ? method(of: type(of: object), for: Selector("\(name)")) : nil
    }

    /// Whether there are overrides of key-value coding, or nobody has looked since there may be.
    private static let mayBeOverridden = Atomic<Bool>(true)

    /// Whether `type` or one of its superclasses below `base` has a method for `selector` here.
    package static func hasMethod(_ type: AnyClass, _ selector: Selector, below base: AnyClass) -> Bool {
        prepare(type)
        return lock.withLock {
            var next: AnyClass? = type
            while let type = next, type != base {
                if state.methods[Key(type: ObjectIdentifier(type), name: selector.name)] != nil { return true }
                next = Superclasses.superclass(of: type)
            }
            return false
        }
    }

    /// Whether `type` or one of its superclasses has any method here.
    package static func hasMethods(_ type: AnyClass) -> Bool {
        prepare(type)
        return lock.withLock {
            var next: AnyClass? = type
            while let type = next {
                if state.classes.contains(ObjectIdentifier(type)) { return true }
                next = Superclasses.superclass(of: type)
            }
            return false
        }
    }

    /// Lets `type` and its subclasses answer to the selector `name` themselves, with a method without arguments.
    package static func addClassMethod(
        _ type: AnyClass, _ name: String, _ call: @escaping @MainActor @Sendable () -> Any?
    ) {
        let call = IsolationErasure.erase(call)
        addClassMethod(type, name) { _ in call() }
    }

    /// Lets `type` and its subclasses answer to the selector `name` themselves, with a method of one argument.
    package static func addClassMethod(_ type: AnyClass, _ name: String, _ call: @escaping (Any?) -> Any?) {
        lock.withLock { state.classMethods[Key(type: ObjectIdentifier(type), name: name)] = call }
    }

    /// The method with which `type` itself, or the nearest of its superclasses, answers to `selector`.
    static func classMethod(of type: AnyClass, for selector: Selector) -> ((Any?) -> Any?)? {
        lock.withLock {
            addPending()
            var next: AnyClass? = type
            while let type = next {
                if let method = state.classMethods[Key(type: ObjectIdentifier(type), name: selector.name)] {
                    return method
                }
                next = Superclasses.superclass(of: type)
            }
            return nil
        }
    }

    static func nameClass(_ name: String, _ type: AnyClass) {
        lock.withLock { if state.named[name] == nil { state.named[name] = type } }
    }

    static func giveName(_ name: String, _ type: AnyClass) {
        lock.withLock {
            guard state.givenNames[ObjectIdentifier(type)] == nil else { return }
            state.givenNames[ObjectIdentifier(type)] = name
            // The first of a name stays, unless it was only to be found by it.
            let other = state.named[name].map { state.givenNames[ObjectIdentifier($0)] } ?? nil
            if other != name { state.named[name] = type }
            state.untold.append((name, type))
        }
    }

    static func givenName(of type: AnyClass) -> String? {
        lock.withLock {
            addPending()
            return state.givenNames[ObjectIdentifier(type)]
        }
    }

    static func prepareNames() { lock.withLock { addPending() } }

    static func namedClass(_ name: String) -> AnyClass? {
        lock.withLock {
            addPending()
            return state.named[name]
        }
    }

    /// Runs what is registered up to now for `type` and its superclasses.
    static func prepare(_ type: AnyClass) {
        lock.withLock {
            addPending()
            var next: AnyClass? = type
            while let type = next {
                addSpecialised(type)
                next = Superclasses.superclass(of: type)
            }
        }
    }

    private static func addPending() {
        while !state.pending.isEmpty {
            let pending = state.pending
            state.pending = []
            for body in pending { body() }
        }
        guard !state.untold.isEmpty else { return }
        FoundationClassNames.add(state.untold)
        state.untold = []
    }

    private static func addSpecialised(_ type: AnyClass) {
        guard state.specialised.insert(ObjectIdentifier(type)).inserted else { return }
        for add in state.generic { add(type) }
    }

    /// Sends `selector` to `receiver`. Nil when it does not answer to it, which ``responds(_:to:)`` tells beforehand.
    @discardableResult
    public static func send(_ selector: Selector, to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil)
        -> Any?
    {
        if let method = method(of: type(of: receiver), for: selector) { return method(receiver, first, second) }
        return forwardingTarget(of: receiver, for: selector).flatMap { send(selector, to: $0, first, second) }
    }

    /// Who takes a message in the place of an object that has no such method, if the object says so.
    static func forwardingTarget(of receiver: AnyObject, for selector: Selector) -> AnyObject? {
        guard let answer = method(of: type(of: receiver), for: "forwardingTargetForSelector:"),
            let target = answer(receiver, selector, nil)
        else { return nil }
        if case Optional<Any>.none = target { return nil }
        let object = target as AnyObject
        return object === receiver ? nil : object
    }

    /// Whether `receiver` answers to `selector`: as its own `responds(to:)` says if it has one, or else by the table.
    public static func responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
        if let proxy = receiver as? any SelectorProxy { return proxy.answers(to: selector.name) }
        if let answer = method(of: type(of: receiver), for: "respondsToSelector:") {
            return answer(receiver, selector, nil) as? Bool ?? false
        }
        return method(of: type(of: receiver), for: selector) != nil
    }

    /// An argument as the type that the method takes. For translated source, which infers `T` from the method.
    ///
    /// A value of another type stops the program with a message, where Objective-C would go on with a wrong object.
    public static func argument<T>(_ value: Any?) -> T {
        if let value, let cast = value as? T { return cast }
        // For an optional type nil is a value; `Optional<Any>.none as? T` finds it.
        if let cast = value as? T { return cast }
        // A number passed as an object arrives as NSNumber, whatever width the parameter has.
        if let number = value as? NSNumber, let type = T.self as? any NumberArgument.Type,
            let cast = type.value(of: number) as? T
        {
            return cast
        }
        // Objective-C takes the pointer for a truth value: `endEditing:` is sent with the recogniser.
        if T.self == Bool.self { return (value != nil) as! T }
        let given = value.map { "\(type(of: $0))" } ?? "nil"
        fatalError("a method that takes \(T.self) was called by selector with \(given)")
    }
}

/// An object that knows itself which optional methods of a delegate it has.
package protocol SelectorProxy: AnyObject {
    /// Whether it has the method of a selector.
    func answers(to name: String) -> Bool
}

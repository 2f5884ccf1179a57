import Foundation

/// A value that tells who is bound to it of each change.
///
/// As a wrapper it turns a stored property into state that a view can be bound to:
///
/// ```swift
/// final class ProfileViewModel {
///     @Property var name = "Alice"
/// }
/// viewModel.$name.bindTwoWay(to: nameField)
/// ```
///
/// It can be made by itself too, as `let name = Property("Alice")`. With `$name.part`, a part of a structure can be bound.
///
/// May be used on any thread; listeners are called on the thread that sets the value, while no lock is held. A listener
/// that sets the value again is told of the new value before others are, and these hear of the new value alone. Equal
/// values are told of as well.
@propertyWrapper @dynamicMemberLookup
public final class Property<Value>: TwoWaySource, ComposableSource, ListenerList {
    private struct Listener {
        let number: Int
        let call: (Value) -> Void
    }

    private let lock = NSLock()
    private var stored: Value
    private var listeners: [Listener] = []
    private var lastNumber = 0
    /// How often the value has been set, and a listener removed.
    private var changes = 0
    private var removals = 0

    /// Creates a property.
    public init(_ value: Value) {
        stored = value
    }

    /// Creates the storage of a wrapped property.
    public convenience init(wrappedValue: Value) {
        self.init(wrappedValue)
    }

    /// The value. Who is bound hears of each that is set.
    public var value: Value {
        get { lock.withLock { stored } }
        set { set { $0 = newValue } }
    }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The property itself, for bindings.
    public var projectedValue: Property<Value> { self }

    /// Changes the value where it is, and tells of it once.
    ///
    /// - Parameter change: Called while a lock is held; it must not touch this property.
    public func set(_ change: (inout Value) -> Void) {
        lock.lock()
        change(&stored)
        changes &+= 1
        let (value, told, change, removal) = (stored, listeners, changes, removals)
        lock.unlock()
        for listener in told {
            let isWanted = lock.withLock {
                // A value that was set meanwhile has been told to everyone.
                guard changes == change else { return false }
                return removals == removal || listeners.contains { $0.number == listener.number }
            }
            if isWanted { listener.call(value) }
        }
    }

    public func write(_ value: Value) { self.value = value }

    public func observe(_ body: @escaping (Value) -> Void) -> BindingToken {
        let (number, value) = lock.withLock {
            lastNumber += 1
            listeners.append(Listener(number: lastNumber, call: body))
            return (lastNumber, stored)
        }
        body(value)
        return BindingToken(self, number)
    }

    func remove(_ listener: Int) {
        // What a listener holds is released without the lock.
        let removed = lock.withLock { () -> Listener? in
            guard let index = listeners.firstIndex(where: { $0.number == listener }) else { return nil }
            removals &+= 1
            return listeners.remove(at: index)
        }
        withExtendedLifetime(removed) {}
    }

    /// How many bindings there are.
    public var bindingCount: Int { lock.withLock { listeners.count } }

    /// A part of the value that can be bound by itself.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> PropertyPart<Value, Part> {
        PropertyPart(property: self, keyPath: keyPath)
    }
}

extension Property: @unchecked Sendable where Value: Sendable {}

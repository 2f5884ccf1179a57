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

    private let lock = PropertyLock()
    private var stored: Value
    /// Most properties have one listener, which needs no array.
    private var first: Listener?
    private var others: [Listener] = []
    private var lastNumber: Int32 = 0
    /// How often the value has been set, and a listener removed.
    private var changes: Int32 = 0
    private var removals: Int32 = 0

    /// Creates a property.
    public init(_ value: Value) {
        stored = value
    }

    /// Creates the storage of a wrapped property.
    public convenience init(wrappedValue: Value) {
        self.init(wrappedValue)
    }

    deinit { lock.destroy() }

    /// The value. Who is bound hears of each that is set.
    public var value: Value {
        get { lock.whileHeld { stored } }
        set {
            lock.acquire()
            // What the old value alone kept is released without the lock.
            let old = stored
            stored = newValue
            tell()
            withExtendedLifetime(old) {}
        }
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
        lock.acquire()
        change(&stored)
        tell()
    }

    /// Releases the lock, and tells everyone of the value.
    private func tell() {
        changes &+= 1
        let (value, change, removal) = (stored, changes, removals)
        let (first, others) = (first, others)
        lock.release()
        func tell(_ listener: Listener) {
            let isWanted = lock.whileHeld {
                // A value that was set meanwhile has been told to everyone.
                guard changes == change else { return false }
                return removals == removal || self.first?.number == listener.number
                    || self.others.contains { $0.number == listener.number }
            }
            if isWanted { listener.call(value) }
        }
        if let first { tell(first) }
        for listener in others { tell(listener) }
    }

    public func write(_ value: Value) { self.value = value }

    public func observe(_ body: @escaping (Value) -> Void) -> BindingToken {
        lock.acquire()
        lastNumber &+= 1
        let listener = Listener(number: Int(lastNumber), call: body)
        // Listeners are told in the order in which they came.
        if first == nil, others.isEmpty { first = listener } else { others.append(listener) }
        let value = stored
        lock.release()
        body(value)
        return BindingToken(self, listener.number)
    }

    func remove(_ listener: Int) {
        lock.acquire()
        var removed: Listener?
        if first?.number == listener {
            removed = first
            first = nil
        } else if let index = others.firstIndex(where: { $0.number == listener }) {
            removed = others.remove(at: index)
        }
        if removed != nil { removals &+= 1 }
        lock.release()
        // What a listener holds is released without the lock.
        withExtendedLifetime(removed) {}
    }

    /// How many bindings there are.
    public var bindingCount: Int { lock.whileHeld { others.count + (first == nil ? 0 : 1) } }

    /// A part of the value that can be bound by itself.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> PropertyPart<Value, Part> {
        PropertyPart(property: self, keyPath: keyPath)
    }
}

extension Property: @unchecked Sendable where Value: Sendable {}

/// The storage of a property of one type.
open class _TypedStorage<Value>: _PropertyStorage {
    // Overridden by every storage.
    func get() -> Value { fatalError("\(Self.self) has no value") }
    func set(_ value: Value) {}
}

/// The storage of a property that realms keep.
open class _ValueStorage<Value: _Persistable>: _TypedStorage<Value> {
    private final var own: Value?
    /// The collection that stands for a property of a realm's object, of which there is one for an object.
    private final var collection: Value?

    init(_ value: Value?) {
        own = value
        super.init()
    }

    override final func get() -> Value {
        switch state {
        case .unmanaged:
            if let own { return own }
            let value = Value._initial()
            own = value
            return value
        case .managed(let place):
            if let collection { return collection }
            let value = Value._read(place)
            if Self.isCollection { collection = value }
            return value
        case .traced(let trace, let name):
            trace.names.append(name)
            return Value._traced(trace)
        }
    }

    override final func set(_ value: Value) {
        if case .managed(let place) = state { value._write(place) } else { own = value }
    }

    private static var isCollection: Bool {
        let shape = Value._shape
        return shape.collection != .none || shape.type == .linkingObjects
    }

    override final func join(_ place: _Place) {
        let value = get()
        super.join(place)
        value._join(place)
        if Self.isCollection, Value._shape.type != .linkingObjects { collection = value }
    }

    override final var stored: RowValue { (get() as? any RealmCollectionValue)?._encode(nil).value ?? .null }
    override final var anyValue: Any? { Untyped.unwrapped(get()) }

    override final func setAny(_ value: Any?) -> Bool {
        if Self.isCollection { return get()._replace(with: value) }
        guard let made = Value._make(value) else { return false }
        set(made)
        return true
    }
}

/// The storage of a property behind a wrapper.
final class PropertyBox<Value: _Persistable>: _ValueStorage<Value> {}

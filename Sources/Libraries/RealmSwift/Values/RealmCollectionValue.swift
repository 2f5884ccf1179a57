/// A type whose values can be elements of lists, sets, maps and results.
public protocol RealmCollectionValue: Hashable, _Persistable {
    /// The value as a store keeps it; objects that are in no realm come into it.
    func _encode(_ realm: _RealmHandle?) -> _Stored

    /// The value that a store keeps.
    static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Self
}

extension RealmCollectionValue {
    /// The value of a property of an object in a realm.
    public static func _read(_ place: _Place) -> Self { _decode(_Stored(place.load()), place.handle) }

    /// Sets a property of an object in a realm.
    public func _write(_ place: _Place) {
        place.core.checkWritable()
        place.save(_encode(place.handle).value)
    }
}

/// An element whose optional can be one as well.
public protocol _RealmCollectionValueInsideOptional: RealmCollectionValue {}

extension Optional: _Persistable where Wrapped: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { Wrapped._shape.optional() }
    /// Nothing.
    public static func _initial() -> Self { nil }

    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Self? {
        guard let value = Untyped.unwrapped(value) else { return .some(nil) }
        return Wrapped._make(value).map { .some($0) }
    }

    /// What the key path goes on from.
    public static func _traced(_ trace: KeyPathTrace) -> Self { Wrapped._traced(trace) }
}

extension Optional: RealmCollectionValue where Wrapped: _RealmCollectionValueInsideOptional {
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { self?._encode(realm) ?? _Stored(.null) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Self {
        stored.value.isNull ? nil : Wrapped._decode(stored, realm)
    }
}

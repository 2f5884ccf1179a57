/// A type that a property of an object can have.
public protocol _Persistable {
    /// The type as a schema has it.
    static var _shape: _Shape { get }

    /// The value of a property that nobody has set.
    static func _initial() -> Self

    /// The value of a property of an object in a realm.
    static func _read(_ place: _Place) -> Self

    /// Sets a property of an object in a realm.
    func _write(_ place: _Place)

    /// Takes the place of the property's value when its object comes into a realm.
    func _join(_ place: _Place)

    /// The value that `value` stands for: itself, or one made of it; nil where it stands for none of the type.
    static func _make(_ value: Any?) -> Self?

    /// Takes over what `value` holds, for values that are collections; false for others.
    func _replace(with value: Any?) -> Bool

    /// The value for key paths that are followed to learn their names.
    static func _traced(_ trace: KeyPathTrace) -> Self
}

extension _Persistable {
    /// Takes the place of the property's value when its object comes into a realm.
    public func _join(_ place: _Place) { _write(place) }

    /// False: the value is no collection.
    public func _replace(with value: Any?) -> Bool { false }

    /// The value of a property that nobody has set.
    public static func _traced(_ trace: KeyPathTrace) -> Self { _initial() }
}

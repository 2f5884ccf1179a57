/// What translated source has for an `@objc dynamic` property of an object: kept by realms if its type allows.
@propertyWrapper
public struct _ObjectiveCProperty<Value>: _PropertyField {
    // The only field, as in ``Persisted``.
    private let storage: _TypedStorage<Value>

    /// The value, in the object or in its realm.
    public var wrappedValue: Value {
        get { storage.get() }
        nonmutating set { storage.set(newValue) }
    }

    /// A property of a type that realms may not keep, or that is not known when the source is compiled.
    public init(wrappedValue: Value) {
        func box<Kept: _Persistable>(_ type: Kept.Type) -> _TypedStorage<Value>? {
            PropertyBox<Kept>(wrappedValue as? Kept) as _TypedStorage<Kept> as? _TypedStorage<Value>
        }
        let kept = (Value.self as? any _Persistable.Type).flatMap { box($0) }
        storage = kept ?? PlainStorage(wrappedValue)
    }

    /// The type of the property.
    public static var _shape: _Shape { (Value.self as? any _Persistable.Type)?._shape ?? _Shape(nil) }
    /// True: the field of a wrapper has an underscore before its name.
    public static var _isWrapper: Bool { true }
}

extension _ObjectiveCProperty where Value: _Persistable {
    /// A property that realms keep.
    public init(wrappedValue: Value) { storage = PropertyBox(wrappedValue) }
}

extension _ObjectiveCProperty where Value: ExpressibleByNilLiteral {
    /// A property without a value of a type that no realm keeps.
    public init() { storage = PlainStorage<Value>(nil) }
}

extension _ObjectiveCProperty where Value: _Persistable & ExpressibleByNilLiteral {
    /// A property without a value.
    public init() { storage = PropertyBox<Value>(nil) }
}

extension _ObjectiveCProperty: Decodable where Value: Decodable {
    /// Decodes the value.
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension _ObjectiveCProperty: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension _ObjectiveCProperty: OptionalCodingWrapper where Value: ExpressibleByNilLiteral {}

/// The storage of a property that no realm keeps.
private final class PlainStorage<Value>: _TypedStorage<Value> {
    private var value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    override func get() -> Value { value }
    override func set(_ value: Value) { self.value = value }
    override func join(_ place: _Place) {}
    override var anyValue: Any? { value }

    override func setAny(_ value: Any?) -> Bool {
        guard let value = value as? Value else { return false }
        self.value = value
        return true
    }
}

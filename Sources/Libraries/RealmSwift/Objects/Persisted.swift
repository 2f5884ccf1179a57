/// A property of an object that a realm keeps.
///
/// Works on properties of ``Object`` and ``EmbeddedObject``.
@propertyWrapper
public struct Persisted<Value: _Persistable>: _PropertyField {
    // The only field: a class's layout reads the storage at its place.
    private let storage: PropertyBox<Value>

    /// The value, in the object or in its realm.
    public var wrappedValue: Value {
        get { storage.get() }
        nonmutating set { storage.set(newValue) }
    }

    /// A property with the value that its type begins with: zero, nothing, no elements.
    public init() { storage = PropertyBox(nil) }

    /// A property with a value of its own to begin with.
    public init(wrappedValue value: Value) { storage = PropertyBox(value) }

    /// The type of the property.
    public static var _shape: _Shape { Value._shape }
    /// True: the field of a wrapper has an underscore before its name.
    public static var _isWrapper: Bool { true }
}

extension Persisted where Value: _Indexable {
    /// A property that may be indexed. Queries here take no notice of it.
    public init(indexed: Bool) {
        self.init()
        storage.isIndexed = indexed
    }

    /// A property with a value of its own to begin with that may be indexed.
    public init(wrappedValue value: Value, indexed: Bool) {
        self.init(wrappedValue: value)
        storage.isIndexed = indexed
    }
}

extension Persisted where Value: _PrimaryKey {
    /// A property that may be the primary key.
    public init(primaryKey: Bool) {
        self.init()
        storage.isPrimaryKey = primaryKey
    }

    /// A property with a value of its own to begin with that may be the primary key.
    public init(wrappedValue value: Value, primaryKey: Bool) {
        self.init(wrappedValue: value)
        storage.isPrimaryKey = primaryKey
    }
}

extension Persisted where Value: LinkingObjectsProtocol {
    /// The objects whose property `originProperty` links to this one.
    public init(originProperty: String) {
        self.init()
        storage.origin = originProperty
    }
}

extension Persisted: Decodable where Value: Decodable {
    /// Decodes the value.
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Persisted: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Persisted: OptionalCodingWrapper where Value: ExpressibleByNilLiteral {}

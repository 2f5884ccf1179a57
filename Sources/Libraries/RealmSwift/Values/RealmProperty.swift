/// A type that a ``RealmProperty`` can hold: optionals, and values of any type.
public protocol RealmPropertyType: _Persistable {}

extension AnyRealmValue: RealmPropertyType {}
extension Optional: RealmPropertyType where Wrapped: RealmOptionalType {}

/// A value that `@objc dynamic` cannot say, as a property that is declared with `let`.
public final class RealmProperty<Value: RealmPropertyType>: _ValueStorage<Value>, _PropertyField {
    /// The value.
    public var value: Value {
        get { get() }
        set { set(newValue) }
    }

    /// A property with the value that its type begins with.
    public init() { super.init(nil) }

    /// The type of the property.
    public static var _shape: _Shape { Value._shape }
}

extension RealmProperty: Equatable where Value: Equatable {
    /// Whether both hold the same.
    public static func == (lhs: RealmProperty, rhs: RealmProperty) -> Bool { lhs.value == rhs.value }
}

extension RealmProperty: Codable where Value: Codable {
    /// Decodes the value.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        value = try Value(from: decoder)
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

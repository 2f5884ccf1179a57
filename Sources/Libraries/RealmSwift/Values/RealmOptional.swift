/// A type that may be missing from a property of old code.
public protocol RealmOptionalType: _RealmCollectionValueInsideOptional {}

extension Int: RealmOptionalType {}
extension Int8: RealmOptionalType {}
extension Int16: RealmOptionalType {}
extension Int32: RealmOptionalType {}
extension Int64: RealmOptionalType {}
extension Float: RealmOptionalType {}
extension Double: RealmOptionalType {}
extension Bool: RealmOptionalType {}

/// A number that may be missing, as a property that is declared with `let`.
public final class RealmOptional<Value: RealmOptionalType>: _ValueStorage<Value?>, _PropertyField {
    /// The number; nil for none.
    public var value: Value? {
        get { get() }
        set { set(newValue) }
    }

    /// A property that holds `value`.
    public init(_ value: Value? = nil) { super.init(.some(value)) }

    /// The type of the property.
    public static var _shape: _Shape { Value?._shape }
}

extension RealmOptional: Equatable {
    /// Whether both hold the same.
    public static func == (lhs: RealmOptional, rhs: RealmOptional) -> Bool { lhs.value == rhs.value }
}

extension RealmOptional: Codable where Value: Codable {
    /// Decodes the number.
    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(container.decodeNil() ? nil : try container.decode(Value.self))
    }

    /// Encodes the number.
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

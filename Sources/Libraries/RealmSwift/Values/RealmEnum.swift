/// An enumeration that `@objc dynamic` properties can have: realms keep its raw values.
public protocol RealmEnum: RawRepresentable, RealmOptionalType {}

/// An enumeration that ``Persisted`` properties can have: realms keep its raw values.
public protocol PersistableEnum: RealmEnum, CaseIterable, Comparable, MinMaxType
where RawValue: _RealmCollectionValueInsideOptional & Comparable {}

extension RealmEnum where RawValue: _RealmCollectionValueInsideOptional {
    /// The type of the raw values.
    public static var _shape: _Shape { RawValue._shape }

    /// The value of the first raw value that has one: that which the type begins with, or zero.
    public static func _initial() -> Self { (Self(rawValue: RawValue._initial()) ?? EnumCases.first(of: Self.self))! }

    /// The value, or that of a raw value.
    public static func _make(_ value: Any?) -> Self? {
        if let value = Untyped.unwrapped(value) as? Self { return value }
        return RawValue._make(value).flatMap(Self.init(rawValue:))
    }

    /// The raw value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { rawValue._encode(realm) }

    /// The value that a store keeps; the first case for raw values that no case has.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Self {
        Self(rawValue: RawValue._decode(stored, realm)) ?? _initial()
    }
}

extension PersistableEnum {
    /// The first case.
    public init() { self = Self.allCases.first! }
    /// The first case.
    public static func _initial() -> Self { Self() }
    /// By the raw values.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The cases of enumerations that are not `CaseIterable`.
private enum EnumCases {
    static func first<Value>(of type: Value.Type) -> Value? {
        func first<Cases: CaseIterable>(_ cases: Cases.Type) -> Value? { cases.allCases.first as? Value }
        if let cases = type as? any CaseIterable.Type { return first(cases) }
        // The memory of the first case of an enumeration without payloads is zero.
        guard MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size else { return nil }
        var zero: UInt64 = 0
        return withUnsafeBytes(of: &zero) { $0.load(as: Value.self) }
    }
}

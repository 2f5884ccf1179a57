import Foundation

/// A value of any type that realms keep.
public enum AnyRealmValue: Hashable {
    /// Nothing.
    case none
    /// A whole number.
    case int(Int)
    /// A truth value.
    case bool(Bool)
    /// A number of single precision.
    case float(Float)
    /// A number of double precision.
    case double(Double)
    /// A text.
    case string(String)
    /// Bytes.
    case data(Data)
    /// A point in time.
    case date(Date)
    /// An object.
    case object(Object)
    /// An identifier of an object.
    case objectId(ObjectId)
    /// A decimal number.
    case decimal128(Decimal128)
    /// A universally unique identifier.
    case uuid(UUID)

    /// Nothing.
    public init() { self = .none }

    /// The whole number, if it is one.
    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
    /// The truth value, if it is one.
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number of single precision, if it is one.
    public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
    /// The number of double precision, if it is one.
    public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
    /// The text, if it is one.
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    /// The bytes, if it is some.
    public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }
    /// The point in time, if it is one.
    public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }
    /// The identifier, if it is one.
    public var objectIdValue: ObjectId? { if case .objectId(let value) = self { value } else { nil } }
    /// The decimal number, if it is one.
    public var decimal128Value: Decimal128? { if case .decimal128(let value) = self { value } else { nil } }
    /// The identifier, if it is one.
    public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }

    /// The object, if it is one of the class.
    public func object<T: Object>(_ objectType: T.Type) -> T? {
        if case .object(let object) = self { object as? T } else { nil }
    }

    /// The object with its properties by name, if it is one of a realm's.
    public var dynamicObject: DynamicObject? {
        guard case .object(let object) = self, let core = object.core else { return nil }
        return core.object(object.link, as: DynamicObject.self)
    }
}

extension AnyRealmValue: RealmCollectionValue {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.any) }
    /// Nothing.
    public static func _initial() -> AnyRealmValue { .none }

    /// The value, by its type.
    public static func _make(_ value: Any?) -> AnyRealmValue? {
        guard let value = Untyped.unwrapped(value) else { return AnyRealmValue.none }
        return switch value {
        case let value as AnyRealmValue: value
        case let value as Bool: .bool(value)
        case let value as Float: .float(value)
        case let value as Double: .double(value)
        case let value as any BinaryInteger: Int(exactly: value).map(AnyRealmValue.int)
        case let value as String: .string(value)
        case let value as Data: .data(value)
        case let value as Date: .date(value)
        case let value as Object: .object(value)
        case let value as ObjectId: .objectId(value)
        case let value as Decimal128: .decimal128(value)
        case let value as UUID: .uuid(value)
        default: nil
        }
    }

    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored {
        switch self {
        case .none: _Stored(.null)
        case .int(let value): _Stored(.int(Int64(value)))
        case .bool(let value): _Stored(.bool(value))
        case .float(let value): _Stored(.float(value))
        case .double(let value): _Stored(.double(value))
        case .string(let value): _Stored(.string(value))
        case .data(let value): _Stored(.data(value))
        case .date(let value): _Stored(.date(value))
        case .object(let value): value._encode(realm)
        case .objectId(let value): value._encode(realm)
        case .decimal128(let value): value._encode(realm)
        case .uuid(let value): _Stored(.uuid(value))
        }
    }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> AnyRealmValue {
        switch stored.value {
        case .null, .list, .map: .none
        case .int(let value): .int(Int(value))
        case .bool(let value): .bool(value)
        case .float(let value): .float(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .data(let value): .data(value)
        case .date(let value): .date(value)
        case .link(let link):
            realm.core.store.type(at: link.table).layout?.type is Object.Type
                ? .object(realm.core.object(link, as: Object.self))
                : .object(realm.core.object(link, as: DynamicObject.self))
        case .objectId(let text): .objectId(ObjectId(text: text))
        case .decimal(let value): .decimal128(Decimal128(value))
        case .uuid(let value): .uuid(value)
        }
    }
}

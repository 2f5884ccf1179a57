public import Foundation

/// A moment that a property marked with ``ServerTimestamp`` may be.
public protocol ServerTimestampWrappable: Codable {}
extension Date: ServerTimestampWrappable {}
extension Timestamp: ServerTimestampWrappable {}

/// A property that becomes the moment of writing where it is nil.
@propertyWrapper
public struct ServerTimestamp<Value: ServerTimestampWrappable>: Codable {
    /// The moment; nil until it was written.
    public var wrappedValue: Value?

    /// A moment, or nil for that of writing.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(wrappedValue)
        } else if encoder.userInfo[DocumentCoding.isField] != nil {
            try container.encode([DocumentCoding.nowMark: true])
        } else {
            try container.encodeNil()
        }
    }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

/// A property that is written as null where it is nil, in place of no field.
@propertyWrapper
public struct ExplicitNull<Value: Codable>: Codable {
    /// The value.
    public var wrappedValue: Value?

    /// A value, or nil for null.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}
extension ExplicitNull: Sendable where Value: Sendable {}

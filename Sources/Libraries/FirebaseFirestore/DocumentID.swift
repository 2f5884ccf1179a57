public import Foundation

/// A property that is the identifier of the document a value was read from. It is no field.
@propertyWrapper
public struct DocumentID<Value: Codable>: Codable {
    /// The identifier.
    public var wrappedValue: Value?

    /// An identifier of the app's own, until the value is read.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    /// The identifier of the document that is read.
    public init(from decoder: any Decoder) throws {
        let document = decoder.userInfo[DocumentCoding.reference] as? DocumentReference
        wrappedValue = document?.documentID as? Value ?? document as? Value
    }

    /// Nothing: it is no field.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
    /// The identifier of the document that is read, which is no field.
    public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
        try DocumentID(from: superDecoder())
    }
}

extension KeyedEncodingContainer {
    /// Nothing: it is no field.
    public mutating func encode<Value>(_ value: DocumentID<Value>, forKey key: Key) throws {}
}

import Foundation

/// Encodes a whole value, such as `JSONEncoder`; for `encode(encoder:)`.
public protocol TopLevelEncoder {
    /// The encoded form, such as `Data`.
    associatedtype Output

    /// Encodes a value, or throws if it cannot be.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// Decodes a whole value, such as `JSONDecoder`; for `decode(type:decoder:)`.
public protocol TopLevelDecoder {
    /// The encoded form, such as `Data`.
    associatedtype Input

    /// Decodes a value, or throws if there is none of that type.
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

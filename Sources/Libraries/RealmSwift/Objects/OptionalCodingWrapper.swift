/// A property that decoders may find nothing for.
public protocol OptionalCodingWrapper {
    /// The property without a value.
    init(wrappedValue: Value)
    /// The type of the value.
    associatedtype Value: ExpressibleByNilLiteral
}

extension KeyedDecodingContainer {
    /// Decodes a property that has no value where there is nothing for it.
    public func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable, T: OptionalCodingWrapper {
        try decodeIfPresent(T.self, forKey: key) ?? T(wrappedValue: nil)
    }
}

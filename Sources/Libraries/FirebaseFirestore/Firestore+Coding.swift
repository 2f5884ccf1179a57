import Foundation

extension Firestore {
    /// Makes fields of values. Dates become timestamps; identifiers of documents are left out.
    public final class Encoder {
        /// How the names of fields are made of those of properties. They are the same by default.
        public var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
        /// What values find in the encoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        /// Returns a value's fields.
        public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
            let encoder = JSONEncoder()
            encoder.keyEncodingStrategy = keyEncodingStrategy
            encoder.userInfo = userInfo
            return try DocumentCoding.fields(of: value, encoder)
        }
    }

    /// Makes values of fields.
    public final class Decoder {
        /// How the names of properties are made of those of fields. They are the same by default.
        public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
        /// What values find in the decoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        /// Returns the value that fields make.
        ///
        /// - Parameters:
        ///   - container: The fields, by their names.
        ///   - document: The document that ``DocumentID`` tells of.
        public func decode<Value: Decodable>(
            _ type: Value.Type, from container: Any, in document: DocumentReference? = nil
        ) throws -> Value {
            guard let fields = container as? [String: Any] else {
                throw DecodingError.typeMismatch(
                    [String: Any].self, .init(codingPath: [], debugDescription: "A document has to have fields."))
            }
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = keyDecodingStrategy
            decoder.userInfo = userInfo
            return try DocumentCoding.value(type, of: fields, document, decoder)
        }
    }
}

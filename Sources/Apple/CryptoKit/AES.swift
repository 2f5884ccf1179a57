public import Foundation

/// The Advanced Encryption Standard, in the modes that CryptoKit has.
public enum AES: Sendable {
    /// AES in Galois/Counter Mode, by NIST SP 800-38D: what is sealed can be read by those who have the key alone, and is
    /// refused when anybody has changed it.
    public enum GCM: Sendable {
        /// The length of a tag, in bytes.
        static let tagByteCount = 16
        /// The length of a nonce that is made by chance, in bytes.
        static let defaultNonceByteCount = 12

        /// A value that is used once with a key.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]

            /// Creates a nonce by chance, of 12 bytes.
            public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).withUnsafeBytes { Array($0) } }

            /// Creates a nonce of bytes. Throws ``CryptoKitError/incorrectParameterSize`` for less than 12.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= GCM.defaultNonceByteCount else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }

            /// Calls `body` with the bytes, which are valid until it returns.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        }

        /// What was sealed, with all that is needed to open it but the key.
        public struct SealedBox: Sendable {
            /// The value that was used once.
            public let nonce: Nonce
            /// The sealed bytes, as many as there were.
            public let ciphertext: Data
            /// What tells whether anything was changed, of 16 bytes.
            public let tag: Data

            /// The nonce, the sealed bytes and the tag in a row; nil with a nonce that is not of 12 bytes.
            public var combined: Data? {
                nonce.bytes.count == GCM.defaultNonceByteCount ? Data(nonce.bytes) + ciphertext + tag : nil
            }

            /// Takes apart what ``combined`` gave. Throws ``CryptoKitError/incorrectParameterSize`` for too little.
            public init<D: DataProtocol>(combined: D) throws {
                let bytes = Data(combined)
                guard bytes.count >= GCM.defaultNonceByteCount + GCM.tagByteCount else {
                    throw CryptoKitError.incorrectParameterSize
                }
                nonce = try Nonce(data: bytes.prefix(GCM.defaultNonceByteCount))
                ciphertext = Data(bytes.dropFirst(GCM.defaultNonceByteCount).dropLast(GCM.tagByteCount))
                tag = Data(bytes.suffix(GCM.tagByteCount))
            }

            /// Creates a box of its parts. Throws ``CryptoKitError/incorrectParameterSize`` for a tag that is not of 16 bytes.
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == GCM.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
        }

        /// Seals bytes, and vouches for others that stay as they are. Throws
        /// ``CryptoKitError/incorrectKeySize`` for a key that is not of 128, 192 or 256 bits.
        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let (sealed, tag) = try GaloisCounter(
                key: key, nonce: nonce.bytes, authenticating: Array(authenticatedData)
            ).seal(Array(message))
            return try SealedBox(nonce: nonce, ciphertext: sealed, tag: tag)
        }

        /// Seals bytes.
        public static func seal<P: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

        /// Opens what was sealed. Throws ``CryptoKitError/authenticationFailure`` for another key, and for bytes that were
        /// changed.
        public static func open<A: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
        ) throws -> Data {
            let counter = try GaloisCounter(
                key: key, nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData))
            return Data(try counter.open(Array(sealedBox.ciphertext), tag: Array(sealedBox.tag)))
        }

        /// Opens what was sealed.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }
    }
}

/// Why something of CryptoKit's cannot be done.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// A key of a length that there is not.
    case incorrectKeySize
    /// Too many bytes or too few.
    case incorrectParameterSize
    /// Something was changed, or the key is another.
    case authenticationFailure
    /// The system's own functions said so.
    case underlyingCoreCryptoError(error: Int32)
    /// Two values do not go together.
    case wrapFailure
    /// Something that was wrapped cannot be unwrapped.
    case unwrapFailure
    /// A value that is none.
    case invalidParameter
}

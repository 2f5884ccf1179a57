public import Foundation

/// Functions that are known to be broken, for what is old and must be read.
public enum Insecure {}

extension Insecure {
    /// Digests of 128 bits.
    public struct MD5: HashFunction {
        public typealias Digest = Insecure.MD5Digest
        /// The length of the blocks that are hashed, in bytes.
        public static var blockByteCount: Int { 64 }
        /// The length of the digest, in bytes.
        public static var byteCount: Int { Insecure.MD5Digest.byteCount }
        private var checksum = Checksum(.md5)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&checksum) { checksum = checksum.copy() }
            checksum.update(bufferPointer)
        }

        public func finalize() -> Insecure.MD5Digest { Insecure.MD5Digest(bytes: checksum.digest) }
    }

    /// Digests of 160 bits.
    public struct SHA1: HashFunction {
        public typealias Digest = Insecure.SHA1Digest
        /// The length of the blocks that are hashed, in bytes.
        public static var blockByteCount: Int { 64 }
        /// The length of the digest, in bytes.
        public static var byteCount: Int { Insecure.SHA1Digest.byteCount }
        private var checksum = Checksum(.sha1)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&checksum) { checksum = checksum.copy() }
            checksum.update(bufferPointer)
        }

        public func finalize() -> Insecure.SHA1Digest { Insecure.SHA1Digest(bytes: checksum.digest) }
    }

    /// 16 bytes.
    public struct MD5Digest: Digest, DigestOfBytes {
        static let name = "MD5"
        /// The length of the digest, in bytes.
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]

        public var description: String { text }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Calls `body` with the bytes, which are valid until it returns.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        public static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.bytes, rhs.bytes) }
        public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    }

    /// 20 bytes.
    public struct SHA1Digest: Digest, DigestOfBytes {
        static let name = "SHA1"
        /// The length of the digest, in bytes.
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]

        public var description: String { text }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Calls `body` with the bytes, which are valid until it returns.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        public static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.bytes, rhs.bytes) }
        public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    }
}

public import Foundation

/// Secure Hashing Algorithm 2 with digests of 512 bits.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    /// The length of the blocks that are hashed, in bytes.
    public static var blockByteCount: Int { 128 }
    /// The length of the digest, in bytes.
    public static var byteCount: Int { SHA512Digest.byteCount }
    private var checksum = Checksum(.sha512)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&checksum) { checksum = checksum.copy() }
        checksum.update(bufferPointer)
    }

    public func finalize() -> SHA512Digest { SHA512Digest(bytes: checksum.digest) }
}

/// 64 bytes.
public struct SHA512Digest: Digest, DigestOfBytes {
    static let name = "SHA512"
    /// The length of the digest, in bytes.
    public static var byteCount: Int { 64 }
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

public import Foundation

/// Secure Hashing Algorithm 2 with digests of 256 bits.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    /// The length of the blocks that are hashed, in bytes.
    public static var blockByteCount: Int { 64 }
    /// The length of the digest, in bytes.
    public static var byteCount: Int { SHA256Digest.byteCount }
    private var checksum = Checksum(.sha256)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&checksum) { checksum = checksum.copy() }
        checksum.update(bufferPointer)
    }

    public func finalize() -> SHA256Digest { SHA256Digest(bytes: checksum.digest) }
}

/// 32 bytes.
public struct SHA256Digest: Digest, DigestOfBytes {
    static let name = "SHA256"
    /// The length of the digest, in bytes.
    public static var byteCount: Int { 32 }
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

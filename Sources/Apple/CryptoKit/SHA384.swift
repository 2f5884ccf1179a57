public import Foundation

/// Secure Hashing Algorithm 2 with digests of 384 bits.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    /// The length of the blocks that are hashed, in bytes.
    public static var blockByteCount: Int { 128 }
    /// The length of the digest, in bytes.
    public static var byteCount: Int { SHA384Digest.byteCount }
    private var checksum = Checksum(.sha384)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&checksum) { checksum = checksum.copy() }
        checksum.update(bufferPointer)
    }

    public func finalize() -> SHA384Digest { SHA384Digest(bytes: checksum.digest) }
}

/// 48 bytes.
public struct SHA384Digest: Digest, DigestOfBytes {
    static let name = "SHA384"
    /// The length of the digest, in bytes.
    public static var byteCount: Int { 48 }
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

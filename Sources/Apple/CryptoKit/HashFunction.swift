public import Foundation

/// Makes a digest of bytes, at once or bit by bit.
public protocol HashFunction: Sendable {
    /// In bytes, as far as ``HMAC`` takes care of it.
    static var blockByteCount: Int { get }
    /// The type of the digest.
    associatedtype Digest: CryptoKit.Digest

    /// Begins a digest.
    init()
    /// Adds data to what is hashed.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what there is so far; more may follow.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of data.
    @inlinable
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Returns the digest of data.
    @inlinable
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data to what is hashed.
    @inlinable
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}

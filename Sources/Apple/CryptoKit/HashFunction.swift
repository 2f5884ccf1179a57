public import Foundation

/// Makes a digest of bytes, at once or bit by bit.
public protocol HashFunction: Sendable {
    /// In bytes, as far as ``HMAC`` takes care of it.
    static var blockByteCount: Int { get }
    associatedtype Digest: CryptoKit.Digest

    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what there is so far; more may follow.
    func finalize() -> Digest
}

extension HashFunction {
    @inlinable
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    @inlinable
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    @inlinable
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}

internal import CGLib
import Foundation

/// A count of bytes.
public typealias CC_LONG = UInt32
/// A number of 64 bits.
public typealias CC_LONG64 = UInt64

/// The length of a digest of MD5, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of the blocks of MD5, in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA1, in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of the blocks of SHA1, in bytes.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA256, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of the blocks of SHA256, in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA384, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of the blocks of SHA384, in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The length of a digest of SHA512, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The length of the blocks of SHA512, in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the MD5 of `len` bytes to `md`, which has room for ``CC_MD5_DIGEST_LENGTH`` bytes, and gives `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(G_CHECKSUM_MD5, data, len, md)
}

/// Writes the digest of `len` bytes to `md`, which must have room for it, and returns `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(G_CHECKSUM_SHA1, data, len, md)
}

/// Writes the digest of `len` bytes to `md`, which must have room for it, and returns `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(G_CHECKSUM_SHA256, data, len, md)
}

/// Writes the digest of `len` bytes to `md`, which must have room for it, and returns `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(G_CHECKSUM_SHA384, data, len, md)
}

/// Writes the digest of `len` bytes to `md`, which must have room for it, and returns `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    digest(G_CHECKSUM_SHA512, data, len, md)
}

private func digest(
    _ kind: GChecksumType, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ target: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let target, let checksum = g_checksum_new(kind) else { return nil }
    defer { g_checksum_free(checksum) }
    if let data, count > 0 {
        g_checksum_update(checksum, data.assumingMemoryBound(to: UInt8.self), gssize(count))
    }
    var length = gsize(g_checksum_type_get_length(kind))
    g_checksum_get_digest(checksum, target, &length)
    return target
}

internal import CGLib
import Foundation

/// The algorithm of ``CCHmac(_:_:_:_:_:_:)``.
public typealias CCHmacAlgorithm = UInt32

/// A code by SHA1.
public let kCCHmacAlgSHA1 = 0
/// A code by MD5.
public let kCCHmacAlgMD5 = 1
/// A code by SHA256.
public let kCCHmacAlgSHA256 = 2
/// A code by SHA384.
public let kCCHmacAlgSHA384 = 3
/// A code by SHA512.
public let kCCHmacAlgSHA512 = 4

/// Writes to `macOut` what tells that who has `key` has seen the data; as many bytes as the algorithm's digest.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let kinds: [Int: GChecksumType] = [
        kCCHmacAlgSHA1: G_CHECKSUM_SHA1, kCCHmacAlgMD5: G_CHECKSUM_MD5, kCCHmacAlgSHA256: G_CHECKSUM_SHA256,
        kCCHmacAlgSHA384: G_CHECKSUM_SHA384, kCCHmacAlgSHA512: G_CHECKSUM_SHA512,
    ]
    // GLib wants an address even for a key of no bytes.
    let none: [UInt8] = [0]
    none.withUnsafeBufferPointer { none in
        let start = keyLength > 0 ? key?.assumingMemoryBound(to: UInt8.self) : none.baseAddress
        guard let kind = kinds[Int(algorithm)], let target = macOut, let start,
            let code = g_hmac_new(kind, start, gsize(keyLength))
        else { return }
        defer { g_hmac_unref(code) }
        if let data, dataLength > 0 {
            g_hmac_update(code, data.assumingMemoryBound(to: UInt8.self), gssize(dataLength))
        }
        var length = gsize(g_checksum_type_get_length(kind))
        g_hmac_get_digest(code, target.assumingMemoryBound(to: UInt8.self), &length)
    }
}

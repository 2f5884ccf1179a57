internal import CGLib
import Foundation

/// A hash that grows, with GLib's as what computes it. Copied before it is changed, so that values can hold it.
final class Checksum: @unchecked Sendable {
    enum Kind: Sendable {
        case md5, sha1, sha256, sha384, sha512

        fileprivate var glib: GChecksumType {
            switch self {
            case .md5: G_CHECKSUM_MD5
            case .sha1: G_CHECKSUM_SHA1
            case .sha256: G_CHECKSUM_SHA256
            case .sha384: G_CHECKSUM_SHA384
            case .sha512: G_CHECKSUM_SHA512
            }
        }
    }

    private let kind: Kind
    private let state: OpaquePointer

    convenience init(_ kind: Kind) {
        self.init(kind, g_checksum_new(kind.glib))
    }

    private init(_ kind: Kind, _ state: OpaquePointer) {
        self.kind = kind
        self.state = state
    }

    deinit { g_checksum_free(state) }

    func copy() -> Checksum { Checksum(kind, g_checksum_copy(state)) }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return }
        g_checksum_update(state, start.assumingMemoryBound(to: UInt8.self), gssize(bytes.count))
    }

    /// The hash of what there is so far; more may follow.
    var digest: [UInt8] {
        let ended = g_checksum_copy(state)
        defer { g_checksum_free(ended) }
        var count = gsize(g_checksum_type_get_length(kind.glib))
        var bytes = [UInt8](repeating: 0, count: Int(count))
        g_checksum_get_digest(ended, &bytes, &count)
        return bytes
    }
}

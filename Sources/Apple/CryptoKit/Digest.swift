public import Foundation

/// The result of a hash function: a fixed number of bytes, compared in a time that does not tell where they differ.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes of a digest.
    static var byteCount: Int { get }
}

/// The bytes of a digest. What digests have in common is written for this.
protocol DigestOfBytes: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension DigestOfBytes {
    static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }

    var text: String {
        "\(Self.name) digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension Digest {
    /// Whether these are the digest's bytes.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        Array(lhs).count == rhs.count && zip(lhs, rhs).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }

    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

public import Foundation

/// A code that tells that data comes from someone who has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes of the code.
    var byteCount: Int { get }
}

/// The code of ``HMAC``.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// The length in bytes.
    public var byteCount: Int { bytes.count }
    public var description: String {
        "HMAC with \(H.self): " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls `body` with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.bytes.count == rhs.bytes.count && zip(lhs.bytes, rhs.bytes).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Authentication by a hash function, as RFC 2104 has it.
public struct HMAC<H: HashFunction>: Sendable {
    /// The key's type.
    public typealias Key = SymmetricKey
    /// The code's type.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Begins a code with a key.
    public init(key: SymmetricKey) {
        var bytes = key.withUnsafeBytes { Array($0) }
        if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outer.update(data: bytes.map { $0 ^ 0x5C })
    }

    /// Adds data to what the code is of.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of what there is so far; more may follow.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(bytes: Array(outer.finalize()))
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Returns whether a code is that of data, in the same time wherever they differ.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key) == mac
    }

    /// Returns whether a code is that of data, in the same time wherever they differ.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ mac: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        let code = mac.withUnsafeBytes { HashedAuthenticationCode<H>(bytes: Array($0)) }
        return authenticationCode(for: data, using: key) == code
    }
}

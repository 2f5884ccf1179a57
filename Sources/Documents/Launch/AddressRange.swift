#if canImport(Glibc)
    import Glibc
#endif

/// An IP address, or all addresses that begin with the same bits: `192.168.0.0/16`, `::1`.
public struct AddressRange: Equatable, Sendable {
    private let bytes: [UInt8]
    private let bits: Int

    /// Reads an address, or one with a slash and a number of bits. Nil for what is neither.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = parts.first.flatMap({ Self.bytes(of: String($0)) }) else { return nil }
        self.bytes = bytes
        guard parts.count == 2 else {
            bits = bytes.count * 8
            return
        }
        guard let count = Int(parts[1]), (0...bytes.count * 8).contains(count) else { return nil }
        bits = count
    }

    /// Whether an address is in the range; false for what is no address.
    public func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
        for index in 0..<bytes.count {
            let count = min(max(bits - index * 8, 0), 8)
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> count)
            if bytes[index] & mask != other[index] & mask { return false }
        }
        return true
    }

    /// 4 or 16 bytes; nil for what is no address. An IPv4 address in IPv6's form is the IPv4 address.
    private static func bytes(of text: String) -> [UInt8]? {
        var address = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &address) == 1 { return Array(address[..<4]) }
        // A scope such as `%eth0` names a network card.
        let plain = String(text.prefix { $0 != "%" })
        guard inet_pton(AF_INET6, plain, &address) == 1 else { return nil }
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        return address.starts(with: mapped) ? Array(address[12...]) : address
    }

    /// Whether `text` is an IP address.
    public static func isAddress(_ text: String) -> Bool { bytes(of: text) != nil }

    /// Whether only this machine can reach the address.
    public static func isLoopback(_ text: String) -> Bool {
        text == "localhost" || AddressRange("127.0.0.0/8")!.contains(text) || AddressRange("::1")!.contains(text)
    }
}

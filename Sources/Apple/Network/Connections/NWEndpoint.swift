public import Foundation
internal import Glibc

/// An address of version 4 of the internet's protocol.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
    /// The four bytes.
    public let rawValue: Data

    /// The address in a text; nil if it is none.
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }

    /// The address of four bytes; nil of others.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }

    /// Every address of this machine.
    public static let any = IPv4Address("0.0.0.0")!
    /// This machine.
    public static let loopback = IPv4Address("127.0.0.1")!
    /// All machines nearby.
    public static let broadcast = IPv4Address("255.255.255.255")!

    /// Whether it is this machine's.
    public var isLoopback: Bool { rawValue.first == 127 }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of version 6 of the internet's protocol.
public struct IPv6Address: Hashable, Sendable, CustomDebugStringConvertible {
    /// The sixteen bytes.
    public let rawValue: Data

    /// The address in a text; nil if it is none.
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }

    /// The address of sixteen bytes; nil of others.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }

    /// Every address of this machine.
    public static let any = IPv6Address("::")!
    /// This machine.
    public static let loopback = IPv6Address("::1")!

    /// Whether it is this machine's.
    public var isLoopback: Bool { self == .loopback }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        return rawValue.withUnsafeBytes { bytes in
            guard inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(text.count)) != nil else { return "" }
            return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        }
    }
}

/// Whom a connection is with.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A machine, by name or address.
    public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        public init(_ string: String) {
            self =
                IPv4Address(string).map { .ipv4($0) } ?? IPv6Address(string).map { .ipv6($0) } ?? .name(string, nil)
        }
        public init(stringLiteral value: String) { self.init(value) }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A door of a machine.
    public struct Port: Hashable, Sendable, RawRepresentable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral
    {
        public let rawValue: UInt16
        /// The door of a number. There is one for each, though the initialiser may fail as Apple's.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// The number in a text, or the name of a service; nil if it is neither.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
            } else {
                guard let entry = getservbyname(service, nil) else { return nil }
                rawValue = UInt16(truncatingIfNeeded: entry.pointee.s_port).byteSwapped
            }
        }

        /// Any that is free.
        public static let any: Port = 0
        /// That of SSH.
        public static let ssh: Port = 22
        /// That of mail.
        public static let smtp: Port = 25
        /// That of HTTP.
        public static let http: Port = 80
        /// That of mail that is fetched.
        public static let pop: Port = 110
        /// That of mail that stays where it is.
        public static let imap: Port = 143
        /// That of HTTP with encryption.
        public static let https: Port = 443
        /// That of mail with encryption.
        public static let imaps: Port = 993
        /// That of proxies.
        public static let socks: Port = 1080

        public var debugDescription: String { String(rawValue) }
    }

    case hostPort(host: Host, port: Port)
    case unix(path: String)

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .unix(let path): path
        }
    }
}

/// Why something of the network has failed.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
    /// What the system says.
    case posix(POSIXErrorCode)
    /// What who knows names says.
    case dns(Int32)
    /// What both sides of TLS say, as a status of Secure Transport.
    case tls(OSStatus)

    init(_ number: Int32) { self = .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNSServiceErrorType(\(code)): \(String(cString: gai_strerror(code)))"
        case .tls(let status): "\(status)"
        }
    }
}

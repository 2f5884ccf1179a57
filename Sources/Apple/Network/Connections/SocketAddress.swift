import Foundation
import Glibc

/// An address as the system's calls take it.
struct SocketAddress: Sendable {
    private let bytes: [UInt8]

    init(_ pointer: UnsafePointer<sockaddr>, _ length: socklen_t) {
        bytes = Array(UnsafeRawBufferPointer(start: pointer, count: Int(length)))
    }

    private init<Value>(_ value: Value) {
        var value = value
        bytes = withUnsafeBytes(of: &value) { Array($0) }
    }

    var family: Int32 { withPointer { address, _ in Int32(address.pointee.sa_family) } }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        // Aligned as the largest of them is.
        var storage = sockaddr_storage()
        return withUnsafeMutableBytes(of: &storage) { target in
            target.copyBytes(from: bytes.prefix(target.count))
            return body(target.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
    }

    /// The addresses of whom a connection is with. It may ask the network, and wait.
    static func find(_ endpoint: NWEndpoint, isDatagram: Bool) -> Result<[SocketAddress], NWError> {
        switch endpoint {
        case .unix(let path):
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let text = Array(path.utf8)
            guard text.count < MemoryLayout.size(ofValue: address.sun_path) else {
                return .failure(.posix(.ENAMETOOLONG))
            }
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: text) }
            return .success([SocketAddress(address)])
        case .hostPort(let host, let port):
            var hints = addrinfo()
            hints.ai_socktype = Int32((isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
            if case .name = host {} else { hints.ai_flags = AI_NUMERICHOST }
            var list: UnsafeMutablePointer<addrinfo>?
            let result = getaddrinfo(host.debugDescription, String(port.rawValue), &hints, &list)
            guard result == 0 else { return .failure(.dns(result)) }
            defer { freeaddrinfo(list) }
            var found: [SocketAddress] = []
            var next = list
            while let entry = next {
                if let address = entry.pointee.ai_addr {
                    found.append(SocketAddress(address, entry.pointee.ai_addrlen))
                }
                next = entry.pointee.ai_next
            }
            return .success(found)
        }
    }

    /// The same as an endpoint; nil for what has no address.
    var endpoint: NWEndpoint? {
        withPointer { address, _ in
            switch Int32(address.pointee.sa_family) {
            case AF_INET:
                address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
                    var own = pointer.pointee.sin_addr
                    let host = withUnsafeBytes(of: &own) { IPv4Address(Data($0)) }
                    return host.map {
                        .hostPort(
                            host: .ipv4($0), port: .init(integerLiteral: UInt16(bigEndian: pointer.pointee.sin_port)))
                    }
                }
            case AF_INET6:
                address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                    var own = pointer.pointee.sin6_addr
                    let host = withUnsafeBytes(of: &own) { IPv6Address(Data($0)) }
                    return host.map {
                        .hostPort(
                            host: .ipv6($0), port: .init(integerLiteral: UInt16(bigEndian: pointer.pointee.sin6_port)))
                    }
                }
            default: nil
            }
        }
    }

    /// The address that a socket has itself.
    static func own(of socket: Int32) -> SocketAddress? { ask(socket, getsockname) }
    /// The address of the other side.
    static func peer(of socket: Int32) -> SocketAddress? { ask(socket, getpeername) }

    private static func ask(
        _ socket: Int32, _ call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> SocketAddress? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &storage) { bytes in
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            return call(socket, address, &length) == 0 ? SocketAddress(address, length) : nil
        }
    }
}

import Foundation
import Glibc
import WebDoor

/// A socket of the network that listens.
enum ListeningSocket {
    /// - Parameter port: 0 is any that is free.
    /// - Returns: The descriptor, and the port it listens on.
    static func make(_ address: String, _ port: Int) throws -> (descriptor: Int32, port: Int) {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICSERV | AI_PASSIVE
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, "\(port)", &hints, &list) == 0, let first = list?.pointee else {
            throw WebServer.Failure("there is no address \(address)")
        }
        defer { freeaddrinfo(list) }
        let descriptor = socket(first.ai_family, first.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
        var isOn: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        guard descriptor >= 0, bind(descriptor, first.ai_addr, first.ai_addrlen) == 0, listen(descriptor, 128) == 0
        else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw WebServer.Failure("nothing can listen on port \(port) of \(address): \(reason)")
        }
        var name = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let bound = withUnsafeMutablePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
            return name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
        }
        return (descriptor, Int(bound))
    }
}

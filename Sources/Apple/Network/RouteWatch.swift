import Dispatch
import Foundation

/// Tells when interfaces, addresses or routes change: a netlink socket.
final class RouteWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Calls a closure on a queue after each change, until ``stop()``. nil where the kernel gives no such socket.
    init?(on queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
        // AF_NETLINK and NETLINK_ROUTE, which Glibc's module does not have
        let file = socket(
            16, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard file >= 0 else { return nil }
        // sockaddr_nl: the family, nothing, a number that the kernel chooses, the groups of links, addresses and routes
        var address: (UInt16, UInt16, UInt32, UInt32) = (16, 0, 0, 0x1 | 0x10 | 0x40 | 0x100 | 0x400)
        let size = socklen_t(MemoryLayout.size(ofValue: address))
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, size) }
        }
        guard result == 0 else {
            close(file)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
        source.setEventHandler {
            // What changed is read from the kernel's files: several messages are one change.
            var buffer = [UInt8](repeating: 0, count: 16_384)
            while recv(file, &buffer, buffer.count, 0) > 0 {}
            changed()
        }
        source.setCancelHandler { close(file) }
        source.resume()
    }

    func stop() { source.cancel() }
}

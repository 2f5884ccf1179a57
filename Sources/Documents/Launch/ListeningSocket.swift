#if canImport(Glibc)
    import Glibc

    /// A TCP socket that listens for connections.
    public struct ListeningSocket: Sendable {
        /// Why there is none.
        public struct Failure: Error, Equatable {
            /// The system's words for it.
            public var reason: String

            /// Creates a failure with its reason in words.
            public init(reason: String) { self.reason = reason }
        }

        /// The descriptor, which programs that are started do not inherit unless they are told to. The caller closes it.
        public let descriptor: Int32
        /// The port that it listens on.
        public let port: UInt16

        /// Listens on an address of this machine.
        ///
        /// - Parameters:
        ///   - address: An IP address, or a name of this machine.
        ///   - port: 0 takes any that is free.
        public init(_ address: String, port: UInt16) throws(Failure) {
            var hints = addrinfo()
            hints.ai_flags = AI_NUMERICSERV | AI_PASSIVE
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            var list: UnsafeMutablePointer<addrinfo>?
            guard getaddrinfo(address, "\(port)", &hints, &list) == 0, let first = list?.pointee else {
                throw Failure(reason: "there is no such address")
            }
            defer { freeaddrinfo(list) }
            let descriptor = socket(first.ai_family, first.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            guard descriptor >= 0, bind(descriptor, first.ai_addr, first.ai_addrlen) == 0, listen(descriptor, 128) == 0
            else {
                let reason = String(cString: strerror(errno))
                if descriptor >= 0 { close(descriptor) }
                throw Failure(reason: reason)
            }
            var name = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            self.descriptor = descriptor
            // IPv4 and IPv6 have the port in the same place.
            self.port = withUnsafeMutablePointer(to: &name) { name in
                name.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
                return name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt16(bigEndian: $0.pointee.sin_port)
                }
            }
        }
    }
#endif

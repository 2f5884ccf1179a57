import Glibc

/// The Unix socket that an app listens on.
enum AppSocket {
    /// Whether somebody listens there.
    static func isListening(_ path: String) -> Bool {
        guard let descriptor = connect(path) else { return false }
        close(descriptor)
        return true
    }

    /// A socket that is connected to it and does not block; nil if nobody listens there.
    static func connect(_ path: String) -> Int32? {
        // An app may put something else in the place of its socket.
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        let bytes = Array(path.utf8)
        guard bytes.count <= VisitFolder.longestSocketPath else { return nil }
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        return nil
    }

    /// The process that listens at the other end.
    static func peer(of descriptor: Int32) -> pid_t? {
        // struct ucred, which the module does not have: process, user, group
        var credentials: (pid_t, uid_t, gid_t) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 ? credentials.0 : nil
    }
}

import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The running program that holds the pages, and the socket to it.
final class PageChannel: @unchecked Sendable {
    private let process = Process()
    private let descriptor: Int32

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - received: Called on another thread with each message, in order.
    ///   - ended: Called on that thread when the program has gone.
    init?(
        program: URL, arguments: [String], received: @escaping @Sendable (PageMessage) -> Void,
        ended: @escaping @Sendable () -> Void
    ) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        descriptor = ends[0]
        process.executableURL = program
        process.arguments = arguments
        let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardInput = theirs
        process.standardOutput = FileHandle.nullDevice
        // The engine's own remarks mean nothing to the person who runs an app.
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch {
            close(ends[0])
            close(ends[1])
            return nil
        }
        close(ends[1])
        let descriptor = descriptor
        Thread.detachNewThread {
            var bytes = Data()
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                bytes.append(contentsOf: buffer[..<count])
                while let message = PageMessage.take(from: &bytes) { received(message) }
            }
            ended()
        }
    }

    /// Sends a message. It waits while the program has too much unread.
    func send(_ message: PageMessage) {
        message.bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Ends the program.
    func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

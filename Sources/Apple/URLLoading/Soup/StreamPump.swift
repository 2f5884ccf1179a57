import CGLib
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A stream of Foundation's as one of GLib's: a thread reads it, and writes to a pair of sockets of which the other is read.
final class StreamPump: @unchecked Sendable {
    /// What GLib reads
    let input: UnsafeMutablePointer<GInputStream>
    private let connection: UnsafeMutablePointer<GSocketConnection>
    private let writing: Int32

    /// Nil if the system gives no sockets.
    init?(_ stream: InputStream) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        guard let socket = g_socket_new_from_fd(ends[0], nil) else {
            close(ends[0])
            close(ends[1])
            return nil
        }
        let connection = g_socket_connection_factory_create_connection(socket)!
        g_object_unref(socket)
        self.connection = connection
        input = g_io_stream_get_input_stream(
            UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self))
        writing = ends[1]
        nonisolated(unsafe) let stream = stream
        let end = writing
        Thread.detachNewThread { Self.run(stream, end) }
    }

    deinit { g_object_unref(connection) }

    /// Ends the thread's writing.
    func stop() {
        g_io_stream_close(UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self), nil, nil)
    }

    private static func run(_ stream: InputStream, _ end: Int32) {
        stream.open()
        defer {
            stream.close()
            close(end)
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return }
            var sent = 0
            while sent < count {
                let written = buffer.withUnsafeBytes {
                    send(end, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
                }
                guard written > 0 else { return }
                sent += written
            }
        }
    }
}

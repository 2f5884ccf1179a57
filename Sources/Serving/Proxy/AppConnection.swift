internal import CGLib
import Foundation
import Glibc

/// A connection to an app, without blocking: bytes to it wait here until it takes them, and bytes from it are read when
/// they are asked for.
@MainActor
final class AppConnection {
    private var descriptor: Int32
    private var waiting: [UInt8] = []
    private var whenWritten: (@MainActor (Bool) -> Void)?
    private var whenRead: (@MainActor (Data?) -> Void)?
    private var readSource: guint = 0
    private var writeSource: guint = 0

    /// The most that is read at a time.
    private static let piece = 64 << 10

    /// Takes over a connected socket.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    isolated deinit { close() }

    /// Writes bytes, and calls back when the app has taken them: with false if it never will.
    func write(_ data: some Sequence<UInt8>, _ done: @escaping @MainActor (Bool) -> Void) {
        waiting = Array(data)
        whenWritten = done
        writeSome()
    }

    /// Reads what comes next, and calls back with it: with nothing at the end, nil after an error.
    func read(_ done: @escaping @MainActor (Data?) -> Void) {
        whenRead = done
        guard readSource == 0 else { return }
        readSource = watch(G_IO_IN.rawValue | G_IO_HUP.rawValue) { connection in
            connection.readSource = 0
            connection.readSome()
        }
    }

    /// Lets go of the socket, which is the caller's now.
    func detach() -> Int32 {
        let detached = descriptor
        descriptor = -1
        close()
        return detached
    }

    func close() {
        for source in [readSource, writeSource] where source != 0 { g_source_remove(source) }
        (readSource, writeSource) = (0, 0)
        (whenRead, whenWritten) = (nil, nil)
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    private func writeSome() {
        while !waiting.isEmpty, descriptor >= 0 {
            let count = waiting.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 {
                waiting.removeFirst(count)
            } else if errno == EAGAIN {
                writeSource = watch(G_IO_OUT.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue) { connection in
                    connection.writeSource = 0
                    connection.writeSome()
                }
                return
            } else if errno != EINTR {
                waiting = []
                return written(false)
            }
        }
        written(descriptor >= 0)
    }

    private func written(_ isDone: Bool) {
        let call = whenWritten
        whenWritten = nil
        call?(isDone)
    }

    private func readSome() {
        guard descriptor >= 0 else { return }
        var data: Data? = Data(count: Self.piece)
        let count = data!.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        if count < 0, errno == EAGAIN || errno == EINTR, let whenRead { return read(whenRead) }
        if count < 0 { data = nil } else { data!.removeSubrange(count...) }
        let call = whenRead
        whenRead = nil
        call?(data)
    }

    /// Calls back once when the socket is ready.
    private func watch(_ condition: UInt32, _ body: @escaping @MainActor (AppConnection) -> Void) -> guint {
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, descriptor, GIOCondition(condition),
            { _, _, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { Unmanaged<Watch>.fromOpaque(data!).takeUnretainedValue().call() }
                return 0
            },
            Unmanaged.passRetained(Watch(self, body)).toOpaque(),
            { Unmanaged<Watch>.fromOpaque($0!).release() })
    }

    /// Keeps the connection for as long as it is watched.
    private final class Watch {
        private let connection: AppConnection
        private let body: @MainActor (AppConnection) -> Void

        init(_ connection: AppConnection, _ body: @escaping @MainActor (AppConnection) -> Void) {
            self.connection = connection
            self.body = body
        }

        @MainActor func call() { body(connection) }
    }
}

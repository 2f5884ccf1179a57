import CGLib
import Foundation
import SeamPrimitives

/// A socket whose bytes go to a host by TLS, over another socket.
///
/// One end of a pair is the user's, as if it were the host. A thread takes what comes there to the host, and another
/// brings what the host says. They end when the user's end is closed, or the host is gone.
package final class SecuredSocket: @unchecked Sendable {
    private let cancellable = HeldObject(taking: g_cancellable_new())
    private let cameToEnd = DispatchSemaphore(value: 0)
    private let broken = Locked<(any Error)?>(nil)

    package init() {}

    private var cancel: UnsafeMutablePointer<GCancellable> { UnsafeMutablePointer(cancellable.pointer) }

    /// Waits no more for the host, and gives up what has not gone to it.
    package func stop() { g_cancellable_cancel(cancel) }

    /// Why the host said no more; nil while it is there, and if it ended as it should. It is set before the user's end
    /// comes to its end.
    package var failure: (any Error)? { broken.withLock { $0 } }

    /// Waits until the host has agreed, and returns the user's end, which the user closes.
    ///
    /// - Parameters:
    ///   - socket: A connected socket. It is copied.
    ///   - client: What is asked of the host.
    ///   - isAccepted: Whether it is to be gone on with.
    /// - Throws: `POSIXError`, or an `NSError` of `NSOSStatusErrorDomain` with a status of Secure Transport.
    package func open(
        over socket: Int32, by client: TLSClient, isAccepted: (TLSClient.Outcome) -> Bool
    ) throws -> Int32 {
        let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let failure = HostFailure()
        guard let made = g_socket_new_from_fd(copy, &failure.error) else {
            close(copy)
            throw failure.taken()
        }
        let held = HeldObject(taking: made)
        let plain = HeldObject(taking: g_socket_connection_factory_create_connection(made))
        var outcome = TLSClient.Outcome()
        let stream = try withExtendedLifetime(held) { try client.secure(plain, cancellable, &outcome) }
        guard isAccepted(outcome) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(SecureTransportStatus.badCertificate))
        }
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        let (own, inner) = (ends[0], ends[1])
        _ = fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK)
        Thread.detachNewThread { [self] in bring(from: stream, to: inner) }
        Thread.detachNewThread { [self] in take(from: inner, to: stream) }
        return own
    }

    /// What the host says.
    private func bring(from stream: HeldObject, to inner: Int32) {
        defer { cameToEnd.signal() }
        let input = g_io_stream_get_input_stream(UnsafeMutablePointer(stream.pointer))
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let failure = HostFailure()
        while true {
            let count = g_input_stream_read(input, &buffer, gsize(buffer.count), cancel, &failure.error)
            guard count > 0 else {
                if count < 0 { broke(failure.taken()) }
                break
            }
            guard Self.sendAll(buffer[..<count], to: inner) else { break }
        }
        shutdown(inner, Int32(SHUT_WR))
    }

    private func broke(_ error: any Error) {
        guard g_cancellable_is_cancelled(cancel) == 0 else { return }
        broken.withLock { $0 = $0 ?? error }
    }

    private static func sendAll(_ bytes: ArraySlice<UInt8>, to socket: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// What the user says. The last of the two to end: it closes everything.
    private func take(from inner: Int32, to stream: HeldObject) {
        let output = g_io_stream_get_output_stream(UnsafeMutablePointer(stream.pointer))
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let failure = HostFailure()
        while true {
            let count = recv(inner, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                // The host hears of the end, and may still have something to say.
                g_output_stream_close(output, cancel, nil)
                break
            }
            guard g_output_stream_write_all(output, buffer, gsize(count), nil, cancel, &failure.error) != 0 else {
                broke(failure.taken())
                shutdown(inner, Int32(SHUT_RDWR))
                break
            }
        }
        // Until the user has closed the other end, or both sides have said all.
        var end = pollfd(fd: inner, events: 0, revents: 0)
        while poll(&end, 1, -1) < 0 && errno == EINTR {}
        stop()
        cameToEnd.wait()
        g_io_stream_close(UnsafeMutablePointer(stream.pointer), nil, nil)
        close(inner)
    }
}

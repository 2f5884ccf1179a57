import CGLib
import Foundation
import SeamPrimitives

/// A connection with a host by GLib, between two pipes of which each has one stream of a pair.
///
/// A thread connects and reads, another writes. They end when the streams are closed, or let go.
final class HostConnection: @unchecked Sendable {
    private static let capacity = 1 << 16

    private let host: String
    private let port: Int
    /// What comes, and what goes.
    let incoming = StreamPipe(capacity: capacity, isConnected: false)
    let outgoing = StreamPipe(capacity: capacity, isConnected: false)

    private struct Values {
        var hasBegun = false
        var security = HostSecurity()
        var stream: HeldObject?
        /// Whether all that was written has gone, or nothing more can.
        var hasWritten = true
    }

    private let values = Locked(Values())
    private let cancellable: HeldObject

    init(_ host: String, _ port: Int) {
        (self.host, self.port) = (host, port)
        cancellable = HeldObject(taking: g_cancellable_new())
        let closed: @Sendable () -> Void = { [weak self] in self?.closed() }
        (incoming.closed, outgoing.closed) = (closed, closed)
    }

    private var cancel: UnsafeMutablePointer<GCancellable> { UnsafeMutablePointer(cancellable.pointer) }

    // MARK: Properties

    func property(_ key: Stream.PropertyKey) -> AnyObject? { values.withLock { $0.security }.property(key, host) }

    /// Returns whether there is such a property, and it is early enough.
    func set(_ value: AnyObject?, _ key: Stream.PropertyKey) -> Bool {
        nonisolated(unsafe) let value = value
        return values.withLock { !$0.hasBegun && $0.security.set(value, key) }
    }

    // MARK: Coming and going

    /// Begins to connect, once.
    func open() {
        let isFirst = values.withLock { values in
            defer { values.hasBegun = true }
            return !values.hasBegun
        }
        guard isFirst else { return }
        Thread.detachNewThread { [self] in
            do {
                let stream = try connect()
                values.withLock { ($0.stream, $0.hasWritten) = (stream, false) }
                outgoing.openReader()
                incoming.openWriter()
                Thread.detachNewThread { [self] in write(to: stream) }
                incoming.connect()
                outgoing.connect()
                read(from: stream)
            } catch {
                StreamPipe.fail(error, incoming, outgoing)
            }
        }
    }

    /// A stream was closed: when both are, and what was written has gone, so is the connection.
    private func closed() {
        let isOver = incoming.isOver && outgoing.isOver && values.withLock { $0.hasWritten }
        if isOver { g_cancellable_cancel(cancel) }
    }

    private func connect() throws -> HeldObject {
        DirectWay.install
        let client = g_socket_client_new()
        defer { g_object_unref(client) }
        let failure = HostFailure()
        guard
            let made = g_socket_client_connect_to_host(client, host, guint16(clamping: port), cancel, &failure.error)
        else { throw failure.taken() }
        let plain = HeldObject(taking: made)
        let security = values.withLock { $0.security }
        guard security.isWanted else { return plain }
        let way = TLSClient(name: security.peerName(host), port: port, isChecked: security.isChecked)
        var outcome = TLSClient.Outcome()
        defer { values.withLock { $0.security.certificates = outcome.certificates } }
        return try way.secure(plain, cancellable, &outcome)
    }

    // MARK: Bytes

    private func read(from stream: HeldObject) {
        let input = g_io_stream_get_input_stream(UnsafeMutablePointer(stream.pointer))
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let failure = HostFailure()
        while true {
            let count = g_input_stream_read(input, &buffer, gsize(buffer.count), cancel, &failure.error)
            guard count >= 0 else {
                return StreamPipe.fail(failure.taken(), incoming, outgoing)
            }
            guard count > 0, take(buffer, Int(count)) else { return incoming.closeWriter() }
        }
    }

    private func take(_ buffer: [UInt8], _ count: Int) -> Bool {
        buffer.withUnsafeBufferPointer { bytes in
            var taken = 0
            while taken < count {
                let more = incoming.write(bytes.baseAddress! + taken, count - taken)
                guard more > 0 else { return false }
                taken += more
            }
            return true
        }
    }

    private func write(to stream: HeldObject) {
        let output = g_io_stream_get_output_stream(UnsafeMutablePointer(stream.pointer))
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let failure = HostFailure()
        while true {
            let count = outgoing.read(&buffer, buffer.count)
            guard count > 0 else { break }
            guard g_output_stream_write_all(output, buffer, gsize(count), nil, cancel, &failure.error) != 0 else {
                StreamPipe.fail(failure.taken(), outgoing)
                break
            }
        }
        values.withLock { $0.hasWritten = true }
        outgoing.closeReader()
        // The host may still have something to say. By TLS, both ways end at once.
        if !values.withLock({ $0.security.isWanted }) {
            g_socket_shutdown(g_socket_connection_get_socket(UnsafeMutablePointer(stream.pointer)), 0, 1, nil)
        }
        closed()
    }

    deinit {
        guard let stream = values.withLock({ $0.stream }) else { return }
        g_io_stream_close(UnsafeMutablePointer(stream.pointer), nil, nil)
    }
}

public import Foundation
internal import CSoup

/// An open WebSocket of a page.
@MainActor
public final class WebSocket {
    /// Takes a message of text.
    public var onText: (@MainActor (String) -> Void)?
    /// Takes a message of bytes.
    public var onData: (@MainActor (Data) -> Void)?
    /// Called once, when the socket is closed by either side or lost.
    public var onClose: (@MainActor () -> Void)?

    /// Called after ``onClose``, for the server.
    var whenGone: (@MainActor () -> Void)?
    private let connection: OpaquePointer
    private let limits: WebServer.Limits
    private let allowance: ByteAllowance?
    private var second = 0
    private var messages = 0
    private var bytes = 0
    /// The bytes sent since the client's last message.
    private var unanswered = 0
    private var isOver = false

    init(_ connection: OpaquePointer, limits: WebServer.Limits, allowance: ByteAllowance?) {
        self.connection = connection
        self.limits = limits
        self.allowance = allowance
        g_object_ref(UnsafeMutableRawPointer(connection))
        soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(limits.message))
        let data = Unmanaged.passUnretained(self).toOpaque()
        let message: @convention(c) (OpaquePointer?, Int32, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, type, bytes, data in
            nonisolated(unsafe) let (bytes, data) = (bytes, data)
            MainActor.assumeIsolated {
                WebSocket.from(data).received(
                    bytes!, isText: type == Int32(SOUP_WEBSOCKET_DATA_TEXT.rawValue))
            }
        }
        let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { WebSocket.from(data).ended() }
        }
        let object = UnsafeMutableRawPointer(connection)
        g_signal_connect_data(
            object, "message", unsafeBitCast(message, to: GCallback.self), data, nil, GConnectFlags(0))
        g_signal_connect_data(object, "closed", unsafeBitCast(closed, to: GCallback.self), data, nil, GConnectFlags(0))
    }

    isolated deinit {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(connection), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Whether messages can be sent.
    public var isOpen: Bool {
        !isOver && soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
    }

    /// Sends a message of text. It waits in memory until the client takes it.
    public func send(_ text: String) {
        guard isOpen, isTaking(text.utf8.count) else { return }
        soup_websocket_connection_send_text(connection, text)
    }

    /// Sends a message of bytes. It waits in memory until the client takes it.
    public func send(_ data: Data) {
        guard isOpen, isTaking(data.count) else { return }
        data.withUnsafeBytes {
            soup_websocket_connection_send_binary(connection, $0.baseAddress, gsize($0.count))
        }
    }

    /// Closes it, with a code of the protocol's: 1000 at the end of things, 1001 when the program goes away, 1008 for a
    /// client that breaks the rules.
    public func close(_ code: UInt16 = 1000) {
        guard isOpen else { return }
        soup_websocket_connection_close(connection, code, nil)
    }

    /// Counts what is sent; closes the socket if its client takes nothing, as all of it would stay in memory.
    private func isTaking(_ count: Int) -> Bool {
        unanswered += count
        guard unanswered > limits.unanswered else { return true }
        close(1008)
        return false
    }

    private func received(_ message: OpaquePointer, isText: Bool) {
        // Of a socket that is being closed, some may still be on their way.
        guard isOpen else { return }
        unanswered = 0
        allowance?.renew()
        let now = Int(g_get_monotonic_time() / 1_000_000)
        if now != second { (second, messages, bytes) = (now, 0, 0) }
        var count: gsize = 0
        let start = g_bytes_get_data(message, &count)
        messages += 1
        bytes += Int(count)
        guard messages <= limits.messagesPerSecond, bytes <= limits.bytesPerSecond else { return close(1008) }
        let data = start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
        if isText { onText?(String(decoding: data, as: UTF8.self)) } else { onData?(data) }
    }

    private func ended() {
        guard !isOver else { return }
        isOver = true
        onClose?()
        onClose = nil
        onText = nil
        onData = nil
        whenGone?()
        whenGone = nil
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> WebSocket {
        Unmanaged<WebSocket>.fromOpaque(data!).takeUnretainedValue()
    }
}

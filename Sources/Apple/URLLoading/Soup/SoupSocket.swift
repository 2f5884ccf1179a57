import CGLib
import Foundation
import FoundationNetworking

/// A WebSocket by libsoup. All but the calls of ``TransportSocket`` happens on the network's thread.
final class SoupSocket: TransportSocket, @unchecked Sendable {
    private let transport: SoupTransport
    private let request: TransportRequest
    private let protocols: [String]
    private let receiver: any SocketReceiver
    private let cancellable: UnsafeMutablePointer<GCancellable>
    private var connection: UnsafeMutablePointer<GObject>?
    private var limit = 1 << 20
    private var isOver = false
    private var failure: TransportFailure?
    private var pings = 0
    /// Keeps the object while the connection tells it of things.
    private var kept: SoupSocket?

    // `SoupWebsocketDataType` and `SoupWebsocketState`
    private static let text: Int32 = 1
    private static let binary: Int32 = 2
    private static let open: Int32 = 1

    init(
        _ transport: SoupTransport, _ request: TransportRequest, _ protocols: [String], _ receiver: any SocketReceiver
    ) {
        (self.transport, self.request, self.protocols, self.receiver) = (transport, request, protocols, receiver)
        cancellable = g_cancellable_new()
    }

    deinit { g_object_unref(cancellable) }

    private var soup: Soup { transport.soup }
    private var isOpen: Bool { connection.map { soup.socketState($0) == Self.open } ?? false }

    func start() {
        guard !isOver else { return }
        guard let message = transport.message(request) else {
            isOver = true
            return receiver.socketEnded(0, nil, TransportFailure(code: .badURL, text: "no URL of HTTP"))
        }
        defer { g_object_unref(message) }
        var names: [UnsafeMutablePointer<CChar>?] = protocols.map { strdup($0) } + [nil]
        defer { for name in names { free(name) } }
        names.withUnsafeMutableBufferPointer { names in
            soup.connect(
                transport.session, message, nil, protocols.isEmpty ? nil : names.baseAddress, 0, cancellable,
                { _, result, data in
                    Unmanaged<SoupSocket>.fromOpaque(data!).takeRetainedValue().connected(result)
                }, Unmanaged.passRetained(self).toOpaque())
        }
    }

    private func connected(_ result: OpaquePointer?) {
        var error: UnsafeMutablePointer<GError>?
        let made = soup.connectFinish(transport.session, result, &error)
        guard !isOver else {
            if let error { g_error_free(error) }
            if let made { g_object_unref(made) }
            return
        }
        guard let made else {
            isOver = true
            return receiver.socketEnded(0, nil, TransportFailure(error, soup))
        }
        connection = made
        kept = self
        soup.setLimit(made, guint64(limit))
        connectSignals(made)
        receiver.socketOpened(soup.socketProtocol(made).map { String(cString: $0) })
    }

    private func connectSignals(_ connection: UnsafeMutablePointer<GObject>) {
        let message: @convention(c) (gpointer?, Int32, OpaquePointer?, gpointer?) -> Void = { _, type, bytes, data in
            let socket = SoupSocket.from(data)
            guard !socket.isOver else { return }
            var count: gsize = 0
            let content = g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) } ?? Data()
            socket.receiver.socketReceived(
                type == SoupSocket.text ? .string(String(decoding: content, as: UTF8.self)) : .data(content))
        }
        Signals.connect(connection, "message", self, message)
        let pong: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            SoupSocket.from(data).answered()
        }
        Signals.connect(connection, "pong", self, pong)
        let failed: @convention(c) (gpointer?, UnsafeMutablePointer<GError>?, gpointer?) -> Void = { _, error, data in
            let socket = SoupSocket.from(data)
            socket.failure = TransportFailure(error.flatMap { g_error_copy($0) }, socket.soup)
        }
        Signals.connect(connection, "error", self, failed)
        let closed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in SoupSocket.from(data).ended() }
        Signals.connect(connection, "closed", self, closed)
    }

    private static func from(_ data: gpointer?) -> SoupSocket {
        Unmanaged<SoupSocket>.fromOpaque(data!).takeUnretainedValue()
    }

    private func ended() {
        guard let connection else { return }
        let code = Int(soup.closeCode(connection))
        let reason = soup.closeData(connection).map { Data(bytes: $0, count: strlen($0)) }
        if !isOver {
            isOver = true
            // Closed without a word: the connection was lost.
            let lost = code == 0 ? failure ?? TransportFailure(code: .networkConnectionLost, text: "closed") : nil
            receiver.socketEnded(code, reason, lost)
        }
        letGo()
    }

    private func letGo() {
        guard let connection else { return }
        Signals.disconnect(connection, self)
        g_object_unref(connection)
        self.connection = nil
        kept = nil
    }

    func send(_ message: URLSessionWebSocketTask.Message) {
        transport.thread.async { [self] in
            guard isOpen else { return }
            let (data, type) =
                switch message {
                case .data(let data): (data, Self.binary)
                case .string(let text): (Data(text.utf8), Self.text)
                }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            soup.sendMessage(connection, type, bytes)
            g_bytes_unref(bytes)
        }
    }

    /// libsoup sends pings at intervals alone: at the shortest, until the answer is there.
    func ping() {
        transport.thread.async { [self] in
            guard isOpen else { return }
            pings += 1
            soup.setPingInterval(connection, 1)
        }
    }

    private func answered() {
        guard !isOver else { return }
        let count = pings
        pings = 0
        if let connection { soup.setPingInterval(connection, 0) }
        for _ in 0..<count { receiver.socketAnsweredPing() }
    }

    func close(_ code: Int, _ reason: Data?) {
        transport.thread.async { [self] in
            guard isOpen else { return cancel() }
            let text = reason.map { String(decoding: $0.prefix(123), as: UTF8.self) }
            soup.closeSocket(connection, UInt16(clamping: code), text)
        }
    }

    func cancel() {
        transport.thread.async { [self] in
            guard !isOver else { return }
            isOver = true
            g_cancellable_cancel(cancellable)
            if isOpen { soup.closeSocket(connection, 1001, nil) } else { letGo() }
        }
    }

    func setLimit(_ bytes: Int) {
        transport.thread.async { [self] in
            limit = bytes
            if let connection { soup.setLimit(connection, guint64(bytes)) }
        }
    }
}

public import Foundation
internal import CSoup
internal import Documents

#if canImport(Glibc)
    internal import Glibc
#endif

/// A server of HTTP and WebSockets in GLib's main loop, which the main thread runs.
///
/// Everything is refused that ``DoorRules`` do not let in. What a client can take is bounded: the number of connections,
/// the size of a body and of a message, the messages in a second, and the time until a request is complete.
@MainActor
public final class WebServer {
    /// The figures that bound what clients can take.
    public struct Limits: Sendable {
        /// Connections at a time. When there are more, the oldest that has not been let in makes room.
        public var connections = 128
        /// The bytes of a request's body.
        public var body = 1 << 20
        /// The bytes of a message on a WebSocket.
        public var message = 1 << 20
        /// The messages on a WebSocket in a second; one that sends more is closed.
        public var messagesPerSecond = 2_000
        /// The bytes of the messages on a WebSocket in a second; one that sends more is closed.
        public var bytesPerSecond = 16 << 20
        /// The bytes that may be sent on a WebSocket without a message coming back; one that takes no more is closed.
        public var unanswered = 64 << 20
        /// The seconds that a connection has to complete a request, and may wait for its next one.
        public var patience = 20.0

        /// The limits that suit a person's browser.
        public init() {}
    }

    /// A reason why a server cannot be started.
    public struct Failure: Error, CustomStringConvertible {
        /// The reason in words.
        public var description: String

        /// Creates a failure with its reason in words.
        public init(_ description: String) { self.description = description }
    }

    /// The decision about each request.
    public var rules: DoorRules
    /// The limits on clients. Set them before connections come.
    public let limits: Limits
    /// Answers a request: calls back once, now or later.
    public var onRequest: (@MainActor (WebRequest, @escaping @MainActor (WebAnswer) -> Void) -> Void)?
    /// Takes a request that was let in, whose body is too long for one answer, piece by piece in place of ``onRequest``.
    /// Returns whether it does; it bounds the body itself then. Called for `POST` alone.
    public var onUpload: (@MainActor (WebRequest, @MainActor () -> WebExchange) -> Bool)?
    /// Takes a WebSocket that was opened at the path `socket`.
    public var onSocket: (@MainActor (WebSocket, WebRequest) -> Void)?
    /// Takes every request in place of ``onRequest`` and ``onSocket``, and before the rules: what is let in is its matter.
    public var onExchange: (@MainActor (WebExchange) -> Void)?
    /// The exchanges under way, by their messages.
    private var exchanges: [OpaquePointer: WebExchange] = [:]
    /// Cookies that have been given out. The oldest are forgotten.
    private var visitors: [String] = []

    private let server: OpaquePointer
    private let service: OpaquePointer
    private var certificate: OpaquePointer?
    private var connections: [Int: WebConnection] = [:]
    private var sockets: [ObjectIdentifier: WebSocket] = [:]
    private var nextConnection = 1
    /// The connections that are open.
    var connectionCount: Int { connections.count }
    /// Of each connection, whether what is written is sent at once.
    var noDelays: [Bool] { connections.values.map(\.isPrompt) }
    private var watch: UInt32 = 0
    private var quietEnd: Int32 = -1

    /// Makes a server that listens nowhere yet.
    public init(rules: DoorRules, limits: Limits = Limits()) {
        self.rules = rules
        self.limits = limits
        server = OpaquePointer(g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)!)
        service = OpaquePointer(UnsafeMutableRawPointer(g_socket_service_new()!))
        // Pictures are compressed already, and the rest is short.
        soup_server_remove_websocket_extension(
            UnsafeMutablePointer(server), soup_websocket_extension_deflate_get_type())
        connectHandlers()
        keepConnections()
    }

    /// Has libsoup keep connections for further requests, which it only does as long as it listens somewhere itself:
    /// here at one end of a pair of sockets, on which nothing ever comes.
    private func keepConnections() {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return
        }
        quietEnd = ends[1]
        guard let socket = g_socket_new_from_fd(ends[0], nil) else { return }
        defer { g_object_unref(socket) }
        soup_server_listen_socket(UnsafeMutablePointer(server), socket, SoupServerListenOptions(0), nil)
    }

    isolated deinit {
        close()
        // libsoup may call back about a connection after this object is gone.
        let data = Unmanaged.passUnretained(self).toOpaque()
        for object in [service, server] {
            g_signal_handlers_disconnect_matched(
                UnsafeMutableRawPointer(object), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
        }
        for path in ["/", "/socket"] { soup_server_remove_handler(UnsafeMutablePointer(server), path) }
        g_object_unref(UnsafeMutableRawPointer(service))
        g_object_unref(UnsafeMutableRawPointer(server))
        if let certificate { g_object_unref(UnsafeMutableRawPointer(certificate)) }
    }

    /// Stops listening and closes every connection.
    public func close() {
        guard g_socket_service_is_active(UnsafeMutablePointer(service)) != 0 else { return }
        g_socket_service_stop(UnsafeMutablePointer(service))
        g_socket_listener_close(UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self))
        soup_server_disconnect(UnsafeMutablePointer(server))
        for socket in Array(sockets.values) { socket.close(1001) }
        for connection in Array(connections.values) { connection.shutDown() }
        if watch != 0 { g_source_remove(watch) }
        watch = 0
        if quietEnd >= 0 { Glibc.close(quietEnd) }
        quietEnd = -1
    }

    // MARK: Listening

    /// Accepts connections of a socket that listens already. The descriptor becomes the server's.
    public func listen(descriptor: Int32) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let socket = g_socket_new_from_fd(descriptor, &error) else { throw Self.failure(error) }
        defer { g_object_unref(socket) }
        guard g_socket_listener_add_socket(listener, socket, nil, &error) != 0 else { throw Self.failure(error) }
        g_socket_service_start(UnsafeMutablePointer(service))
    }

    /// Accepts connections at a Unix socket that is made at `path`.
    public func listen(path: String) throws {
        guard let address = g_unix_socket_address_new(path) else { throw Failure("no address \(path)") }
        defer { g_object_unref(address) }
        var error: UnsafeMutablePointer<GError>?
        guard
            g_socket_listener_add_address(
                listener, address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, nil, nil, &error) != 0
        else { throw Self.failure(error) }
        g_socket_service_start(UnsafeMutablePointer(service))
    }

    /// Encrypts every connection with a certificate and its key, files in PEM format.
    public func encrypt(certificate file: String, key: String) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let loaded = g_tls_certificate_new_from_files(file, key, &error) else { throw Self.failure(error) }
        certificate = OpaquePointer(UnsafeMutableRawPointer(loaded))
    }

    private var listener: UnsafeMutablePointer<GSocketListener> {
        UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
    }

    static func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
        defer { if let error { g_error_free(error) } }
        return Failure(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }

    // MARK: Connections

    private func accept(_ connection: UnsafeMutablePointer<GSocketConnection>) {
        guard makeRoom() else {
            g_io_stream_close(UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self), nil, nil)
            return
        }
        let number = nextConnection
        nextConnection += 1
        guard let socket = g_socket_connection_get_socket(connection) else { return }
        let record = WebConnection(
            number, socket: socket, isEncrypted: certificate != nil, limits: limits)
        let base = UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self)
        var stream = base
        if let certificate {
            var error: UnsafeMutablePointer<GError>?
            guard
                let encrypted = g_tls_server_connection_new(
                    base, UnsafeMutableRawPointer(certificate).assumingMemoryBound(to: GTlsCertificate.self), &error)
            else { return }
            stream = encrypted
        } else {
            g_object_ref(base)
        }
        let guarded = GuardedStream.make(stream, record.allowance)
        g_object_unref(stream)
        connections[number] = record
        record.watchEnd(of: base) { [weak self] in self?.connections[number] = nil }
        // The address tells connections apart: libsoup gives a request the one that it was told here.
        let address = record.address
        soup_server_accept_iostream(UnsafeMutablePointer(server), guarded, address, address, nil)
        g_object_unref(guarded)
        startWatch()
    }

    /// Ends the oldest connection that was never let in, if there are as many as there may be.
    private func makeRoom() -> Bool {
        guard connections.count >= limits.connections else { return true }
        guard let oldest = connections.filter({ !$0.value.isWelcome }).keys.min() else { return false }
        connections.removeValue(forKey: oldest)?.shutDown()
        return true
    }

    /// Looks for connections that took too long, while there are any that could.
    private func startWatch() {
        guard watch == 0 else { return }
        watch = g_timeout_add(
            1_000,
            { data in
                nonisolated(unsafe) let data = data
                return MainActor.assumeIsolated { WebServer.from(data).endSlowOnes() ? 1 : 0 }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func endSlowOnes() -> Bool {
        let now = Double(g_get_monotonic_time()) / 1e6
        for connection in Array(connections.values) where connection.isLate(now) { connection.shutDown() }
        let isNeeded = connections.values.contains { !$0.isSocket }
        if !isNeeded { watch = 0 }
        return isNeeded
    }

    private func connection(of message: OpaquePointer) -> WebConnection? {
        guard let address = soup_server_message_get_remote_address(message) else { return nil }
        return connections[WebConnection.number(of: address)]
    }

    // MARK: Requests

    private func connectHandlers() {
        let data = Unmanaged.passUnretained(self).toOpaque()
        let incoming:
            @convention(c) (
                OpaquePointer?, UnsafeMutablePointer<GSocketConnection>?, UnsafeMutableRawPointer?,
                UnsafeMutableRawPointer?
            ) -> gboolean = { _, connection, _, data in
                nonisolated(unsafe) let (connection, data) = (connection, data)
                MainActor.assumeIsolated { WebServer.from(data).accept(connection!) }
                return 1
            }
        g_signal_connect_data(
            UnsafeMutableRawPointer(service), "incoming", unsafeBitCast(incoming, to: GCallback.self), data, nil,
            GConnectFlags(0))
        let server = UnsafeMutablePointer<SoupServer>(server)
        for path in ["/", "/socket"] {
            soup_server_add_early_handler(
                server, path,
                { _, message, path, query, data in
                    nonisolated(unsafe) let (message, path, query, data) = (message!, path, query, data)
                    MainActor.assumeIsolated { WebServer.from(data).check(message, path, query) }
                }, data, nil)
        }
        soup_server_add_handler(
            server, "/",
            { _, message, path, query, data in
                nonisolated(unsafe) let (message, path, query, data) = (message!, path, query, data)
                MainActor.assumeIsolated { WebServer.from(data).answer(message, path, query) }
            }, data, nil)
        soup_server_add_websocket_handler(
            server, "/socket", nil, nil,
            { _, message, path, connection, data in
                nonisolated(unsafe) let (message, path, connection, data) = (message!, path, connection!, data)
                MainActor.assumeIsolated { WebServer.from(data).open(connection, message, path) }
            }, data, nil)
        let finished: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, message, data in
            nonisolated(unsafe) let (message, data) = (message, data)
            MainActor.assumeIsolated {
                let server = WebServer.from(data)
                if let message { server.connection(of: message)?.finishedRequest() }
            }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(server), "request-finished", unsafeBitCast(finished, to: GCallback.self), data, nil,
            GConnectFlags(0))
    }

    /// Decides by the headers, before a body is read.
    private func check(_ message: OpaquePointer, _ path: UnsafePointer<CChar>?, _ query: OpaquePointer?) {
        if let onExchange {
            return onExchange(makeExchange(message))
        }
        let request = WebRequest(message, path, query)
        let isSocket = request.isForSocket
        if request.headers["transfer-encoding"] != nil {
            return refuse(message, 411, "The length of the body has to be said.")
        }
        if request.method == "POST", let onUpload, isWelcome(request),
            onUpload(request, { makeExchange(message) })
        {
            return
        }
        if let length = request.headers["content-length"], Int(length).map({ $0 > limits.body }) ?? true {
            return refuse(message, 413, "The body is too long.")
        }
        guard ["GET", "HEAD", "POST"].contains(request.method) else {
            return refuse(message, 405, "There is no such method here.")
        }
        switch rules.decide(on: request, isSocket: isSocket, visitors: Set(visitors), makeVisitor: { "" }) {
        case .welcome: connection(of: message)?.isWelcome = true
        case .refused(let status, let reason): refuse(message, status, reason)
        }
    }

    private func isWelcome(_ request: WebRequest) -> Bool {
        guard case .welcome = rules.decide(on: request, isSocket: false, visitors: Set(visitors), makeVisitor: { "" })
        else { return false }
        return true
    }

    private func makeExchange(_ message: OpaquePointer) -> WebExchange {
        let exchange = WebExchange(message, connection(of: message), isSecure: certificate != nil)
        exchanges[message] = exchange
        exchange.whenGone = { [weak self] in self?.exchanges[message] = nil }
        return exchange
    }

    private func refuse(_ message: OpaquePointer, _ status: Int, _ reason: String) {
        // The rest of the body is not read.
        soup_message_headers_replace(soup_server_message_get_response_headers(message), "Connection", "close")
        connection(of: message)?.wait(2)
        set(.text(status, reason), of: message)
    }

    private func answer(_ message: OpaquePointer, _ path: UnsafePointer<CChar>?, _ query: OpaquePointer?) {
        if let exchange = exchanges[message] { return exchange.bodyEnded() }
        var request = WebRequest(message, path, query)
        guard
            case .welcome(let visitor, let setsCookie) = rules.decide(
                on: request, isSocket: false, visitors: Set(visitors), makeVisitor: { Secret.make() })
        else { return refuse(message, 403, "Refused.") }
        request.visitor = visitor
        if setsCookie {
            visitors.append(visitor)
            if visitors.count > 256 { visitors.removeFirst() }
            soup_message_headers_append(
                soup_server_message_get_response_headers(message), "Set-Cookie", rules.cookieHeader(visitor))
        }
        guard let onRequest else { return set(.text(404, "There is nothing here."), of: message) }
        g_object_ref(UnsafeMutableRawPointer(message))
        let record = connection(of: message)
        record?.isAnswering = true
        soup_server_message_pause(message)
        nonisolated(unsafe) let paused = message
        var isAnswered = false
        onRequest(request) { [weak self] answer in
            guard !isAnswered else { return }
            isAnswered = true
            defer { g_object_unref(UnsafeMutableRawPointer(paused)) }
            record?.isAnswering = false
            // The server has been closed meanwhile, or the client has gone.
            guard let self, record?.isOver != true else { return }
            // Slow lines take their time; 16 KB a second is little.
            record?.wait(limits.patience + Double(answer.body.count) / 16_384)
            set(answer, of: paused)
            soup_server_message_unpause(paused)
        }
    }

    private func set(_ answer: WebAnswer, of message: OpaquePointer) {
        let headers = soup_server_message_get_response_headers(message)
        for (name, value) in DoorRules.protectiveHeaders { soup_message_headers_replace(headers, name, value) }
        for (name, value) in answer.headers where name != "Content-Type" {
            soup_message_headers_append(headers, name, value)
        }
        let type = answer.headers.first { $0.name == "Content-Type" }?.value
        soup_server_message_set_status(message, UInt32(answer.status), nil)
        answer.body.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                message, type, SOUP_MEMORY_COPY, bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count))
        }
    }

    // MARK: WebSockets

    private func open(_ socket: OpaquePointer, _ message: OpaquePointer, _ path: UnsafePointer<CChar>?) {
        var request = WebRequest(message, path, nil)
        let record = connection(of: message)
        let link = WebSocket(socket, limits: limits, allowance: record?.allowance)
        guard request.path == "socket" else { return link.close(1008) }
        if let uri = soup_server_message_get_uri(message) { request.readQuery(of: uri) }
        request.visitor = rules.cookie(in: request) ?? ""
        record?.isSocket = true
        // A page may send some messages at once.
        record?.allowance.limit = 4 * limits.message
        record?.allowance.isForRequests = false
        let key = ObjectIdentifier(link)
        sockets[key] = link
        link.whenGone = { [weak self] in self?.sockets[key] = nil }
        guard let onSocket else { return link.close(1001) }
        onSocket(link, request)
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(data!).takeUnretainedValue()
    }
}

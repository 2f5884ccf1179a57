public import Foundation
import Glibc
internal import CSoup

/// A request that is answered piece by piece, or whose connection is handed on: what a proxy needs.
///
/// The body is not read before ``readBody(_:)``, and each piece of either body is waited for: no more of it is in memory
/// than one piece.
@MainActor
public final class WebExchange {
    /// GET, POST and so on.
    public let method: String
    /// The path as it came over the wire, still encoded.
    public let path: String
    /// The query without its question mark, still encoded; nil if there is none.
    public let query: String?
    /// The headers, in their order.
    public let headers: [(name: String, value: String)]
    /// The length of the body that is announced; nil if none is.
    public let bodyLength: Int?
    /// The IP address that the connection comes from; empty if it is none of the network's.
    public let remoteAddress: String
    /// Whether the connection is encrypted.
    public let isSecure: Bool
    /// Called once when the answer was sent, or the client has gone.
    public var onEnd: (@MainActor () -> Void)?

    /// Called after ``onEnd``, for the server.
    var whenGone: (@MainActor () -> Void)?
    private let message: OpaquePointer
    private let connection: WebConnection?
    private var takesPiece: (@MainActor (Data?) -> Void)?
    private var isBodyRead = false
    private var bodyCount = 0
    private var raw: RawAnswer?
    private var isWritingHead = false
    private var afterHead: (@MainActor () -> Void)?
    private var hasBegun = false
    private var isOver = false
    private var isPaused = false
    private var wrote: (@MainActor () -> Void)?
    private var signals: [gulong] = []

    init(_ message: OpaquePointer, _ connection: WebConnection?, isSecure: Bool) {
        self.message = message
        self.connection = connection
        self.isSecure = isSecure
        g_object_ref(UnsafeMutableRawPointer(message))
        method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
        let uri = soup_server_message_get_uri(message)
        path = uri.flatMap { g_uri_get_path($0) }.map { String(cString: $0) } ?? "/"
        query = uri.flatMap { g_uri_get_query($0) }.map { String(cString: $0) }
        let fields = soup_server_message_get_request_headers(message)
        headers = SoupHeaders.list(fields)
        bodyLength =
            soup_message_headers_get_encoding(fields) == SOUP_ENCODING_CONTENT_LENGTH
            ? Int(soup_message_headers_get_content_length(fields)) : nil
        remoteAddress = connection?.remoteAddress ?? ""
        connection?.isAnswering = true
        pause()
        connectSignals()
    }

    isolated deinit {
        for signal in signals { g_signal_handler_disconnect(UnsafeMutableRawPointer(message), signal) }
        g_object_unref(UnsafeMutableRawPointer(message))
    }

    /// Has the connection stay when there are many: those that were never let in make room for others.
    public func welcome() { connection?.isWelcome = true }

    /// Whether the client still has some of the body to send.
    private var hasUnreadBody: Bool {
        let encoding = soup_message_headers_get_encoding(soup_server_message_get_request_headers(message))
        return !isBodyRead && (encoding == SOUP_ENCODING_CHUNKED || bodyCount < bodyLength ?? 0)
    }

    // MARK: Request

    /// Reads the body: calls `piece` with each part of it and then with nil, each time after ``continueBody()``, which
    /// also begins it.
    public func readBody(_ piece: @escaping @MainActor (Data?) -> Void) {
        takesPiece = piece
        soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    }

    /// Asks for the next part of the body.
    public func continueBody() {
        guard !isOver, !isBodyRead else { return }
        unpause()
    }

    /// libsoup has read all of the request, and would answer it.
    func bodyEnded() {
        isBodyRead = true
        pause()
        let takes = takesPiece
        takesPiece = nil
        takes?(nil)
    }

    /// Calls back when the head of an answer past libsoup is written.
    private func afterHead(_ body: @escaping @MainActor () -> Void) {
        if isWritingHead { afterHead = body } else { body() }
    }

    private func received(_ bytes: OpaquePointer) {
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        bodyCount += Int(count)
        connection?.allowance.renew()
        guard let start, count > 0, let takesPiece else { return }
        pause()
        takesPiece(Data(bytes: start, count: Int(count)))
    }

    // MARK: Answer

    /// Answers at once. The rest of a body that was not read is not waited for: the connection is closed after it.
    public func answer(_ answer: WebAnswer) {
        begin(answer.status, headers: answer.headers, length: answer.body.count)
        if answer.body.isEmpty || method == "HEAD" { return end() }
        write(answer.body) { [weak self] in self?.end() }
    }

    /// Begins an answer.
    ///
    /// - Parameter length: The length of the body; nil if that is not known yet.
    public func begin(_ status: Int, headers: [(name: String, value: String)], length: Int?) {
        guard !isOver, !hasBegun else { return }
        hasBegun = true
        takesPiece = nil
        if hasUnreadBody { return beginRaw(status, headers, length) }
        let fields = soup_server_message_get_response_headers(message)
        for (name, value) in headers { soup_message_headers_append(fields, name, value) }
        if let length {
            soup_message_headers_set_content_length(fields, goffset(length))
        } else if soup_server_message_get_http_version(message) == SOUP_HTTP_1_0 {
            soup_message_headers_set_encoding(fields, SOUP_ENCODING_EOF)
            soup_message_headers_replace(fields, "Connection", "close")
        } else {
            soup_message_headers_set_encoding(fields, SOUP_ENCODING_CHUNKED)
        }
        soup_message_body_set_accumulate(soup_server_message_get_response_body(message), 0)
        soup_server_message_set_status(message, UInt32(status), nil)
        unpause()
    }

    /// Answers while the client still sends its body.
    private func beginRaw(_ status: Int, _ headers: [(name: String, value: String)], _ length: Int?) {
        guard let stream = soup_server_message_steal_connection(message) else { return }
        connection?.becomeStream()
        let raw = RawAnswer(stream, connection)
        self.raw = raw
        var head =
            "HTTP/1.1 \(status) \(String(cString: soup_status_get_phrase(UInt32(status))))\r\nConnection: close\r\n"
        if let length { head += "Content-Length: \(length)\r\n" }
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        isWritingHead = true
        raw.write(Data((head + "\r\n").utf8)) { [self] in
            isWritingHead = false
            let next = afterHead
            afterHead = nil
            next?()
        }
    }

    /// Sends a part of the body, and calls back when the next one may follow.
    public func write(_ data: Data, _ wrote: @escaping @MainActor () -> Void) {
        guard !isOver else { return }
        if let raw { return afterHead { raw.write(data, wrote) } }
        self.wrote = wrote
        data.withUnsafeBytes { bytes in
            soup_message_body_append(
                soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, bytes.baseAddress, gsize(bytes.count))
        }
        unpause()
    }

    /// Ends the answer.
    public func end() {
        guard !isOver else { return }
        if let raw {
            return afterHead { [self] in
                raw.end()
                finish()
            }
        }
        soup_message_body_complete(soup_server_message_get_response_body(message))
        unpause()
    }

    /// Closes the connection, whatever is left to send: the client sees that the answer is not whole.
    public func abort() {
        connection?.shutDown()
        unpause()
    }

    // MARK: Upgrade

    /// Takes the connection from HTTP, sends `head` on it, and then whatever either side says to the other.
    ///
    /// - Parameters:
    ///   - descriptor: A connected socket. It is closed in the end.
    ///   - head: The first bytes for the client.
    ///   - ended: Called when both sides have ended.
    public func join(_ descriptor: Int32, head: Data, ended: @escaping @MainActor () -> Void) {
        guard !isOver, let stream = soup_server_message_steal_connection(message) else {
            Glibc.close(descriptor)
            return ended()
        }
        connection?.becomeStream()
        finish()
        SocketJoin.start(stream, connection, descriptor, head: head, ended: ended)
    }

    // MARK: libsoup

    private func pause() {
        guard !isPaused else { return }
        isPaused = true
        soup_server_message_pause(message)
    }

    private func unpause() {
        isPaused = false
        soup_server_message_unpause(message)
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        connection?.isAnswering = false
        takesPiece = nil
        wrote = nil
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
        let whenGone = whenGone
        self.whenGone = nil
        whenGone?()
    }

    private func connectSignals() {
        let gotChunk: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, bytes, data in
            nonisolated(unsafe) let (bytes, data) = (bytes, data)
            MainActor.assumeIsolated { if let bytes { WebExchange.from(data).received(bytes) } }
        }
        let wroteChunk: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                let exchange = WebExchange.from(data)
                let wrote = exchange.wrote
                exchange.wrote = nil
                wrote?()
            }
        }
        let finished: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { WebExchange.from(data).finish() }
        }
        let object = UnsafeMutableRawPointer(message)
        let data = Unmanaged.passUnretained(self).toOpaque()
        for (name, handler) in [
            ("got-chunk", unsafeBitCast(gotChunk, to: GCallback.self)),
            ("wrote-chunk", unsafeBitCast(wroteChunk, to: GCallback.self)),
            ("finished", unsafeBitCast(finished, to: GCallback.self)),
        ] {
            signals.append(g_signal_connect_data(object, name, handler, data, nil, GConnectFlags(0)))
        }
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> WebExchange {
        Unmanaged<WebExchange>.fromOpaque(data!).takeUnretainedValue()
    }
}

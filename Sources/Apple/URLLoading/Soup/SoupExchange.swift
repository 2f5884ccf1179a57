import CGLib
import Foundation
import FoundationNetworking

/// A request under way, by libsoup. All but the calls of ``TransportExchange`` happens on the network's thread.
final class SoupExchange: TransportExchange, @unchecked Sendable {
    /// Bytes that are read at a time.
    private static let portion = 1 << 16

    private let transport: SoupTransport
    private var request: TransportRequest
    private let receiver: any TransportReceiver
    private let cancellable: UnsafeMutablePointer<GCancellable>
    private var message: Soup.Message?
    private var stream: UnsafeMutablePointer<GInputStream>?
    /// The message that only makes a connection.
    private var opening: Soup.Message?
    private var isOver = false
    private var isPaused = false
    /// Whether GLib works on it, and will call back.
    private var isBusy = false
    private var failures = 0
    private var shown: (certificates: [Data], flags: UInt32) = ([], 0)
    private var freshStream: InputStream?
    private var pump: StreamPump?
    private var bodySent: Date?

    init(_ transport: SoupTransport, _ request: TransportRequest, _ receiver: any TransportReceiver) {
        (self.transport, self.request, self.receiver) = (transport, request, receiver)
        cancellable = g_cancellable_new()
    }

    deinit { g_object_unref(cancellable) }

    private var soup: Soup { transport.soup }

    func cancel() {
        transport.thread.async { [self] in
            guard !isOver else { return }
            isOver = true
            g_cancellable_cancel(cancellable)
            if !isBusy { letGo() }
        }
    }

    func setPaused(_ isPaused: Bool) {
        transport.thread.async { [self] in
            self.isPaused = isPaused
            if !isPaused { read() }
        }
    }

    // MARK: Sending

    func start() {
        guard !isOver else { return }
        guard let message = transport.message(request) else {
            isOver = true
            return receiver.exchangeEnded(TransportFailure(code: .badURL, text: "no URL of HTTP"), TransportFigures())
        }
        self.message = message
        soup.setFlags(message, Soup.Flags.noRedirect | Soup.Flags.noStoredAuthentication | Soup.Flags.metrics)
        // From very low to very high: 0 to 4
        soup.setPriority(message, Int32((request.priority * 4).rounded()))
        setBody()
        connectSignals(message)
        if request.asksForTrust { open() } else { send() }
    }

    private func send() {
        isBusy = true
        soup.send(
            transport.session, message, 0, cancellable,
            { _, result, data in
                let exchange = Unmanaged<SoupExchange>.fromOpaque(data!).takeRetainedValue()
                exchange.answered(result)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func connectSignals(_ message: Soup.Message) {
        let wrote: @convention(c) (Soup.Message?, guint, gpointer?) -> Void = { _, count, data in
            let exchange = SoupExchange.from(data)
            if !exchange.isOver { exchange.receiver.exchangeSent(Int64(count)) }
        }
        Signals.connect(message, "wrote-body-data", self, wrote)
        let wroteAll: @convention(c) (Soup.Message?, gpointer?) -> Void = { _, data in
            SoupExchange.from(data).bodySent = Date()
        }
        Signals.connect(message, "wrote-body", self, wroteAll)
        let asks: @convention(c) (Soup.Message?, OpaquePointer?, gboolean, gpointer?) -> gboolean = {
            SoupExchange.from($3).asks($1!, isAgain: $2 != 0)
        }
        Signals.connect(message, "authenticate", self, asks)
        let restarted: @convention(c) (Soup.Message?, gpointer?) -> Void = { _, data in
            SoupExchange.from(data).setBody()
        }
        Signals.connect(message, "restarted", self, restarted)
        connectTrust(message)
    }

    private func connectTrust(_ message: Soup.Message) {
        let accepts:
            @convention(c) (Soup.Message?, UnsafeMutablePointer<GTlsCertificate>?, UInt32, gpointer?) -> gboolean = {
                SoupExchange.from($3).accepts($1, $2) ? 1 : 0
            }
        Signals.connect(message, "accept-certificate", self, accepts)
    }

    private static func from(_ data: gpointer?) -> SoupExchange {
        Unmanaged<SoupExchange>.fromOpaque(data!).takeUnretainedValue()
    }

    private func setBody() {
        guard let message else { return }
        switch request.body {
        case .none: break
        case .data(let data):
            let copy = data.withUnsafeBytes { g_memdup2($0.baseAddress, gsize($0.count)) }
            let stream = g_memory_input_stream_new_from_data(copy, gssize(data.count), { g_free($0) })
            soup.setBody(message, nil, stream, gssize(data.count))
            g_object_unref(stream)
        case .file(let url):
            let file = g_file_new_for_path(url.path)
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? -1
            guard let stream = g_file_read(file, nil, nil) else { return }
            soup.setBody(
                message, nil, UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self), gssize(size))
            g_object_unref(stream)
        case .stream(let stream, let size):
            let taken = freshStream ?? (pump == nil ? stream : nil)
            freshStream = nil
            guard let taken, let pump = StreamPump(taken) else { return }
            self.pump = pump
            soup.setBody(message, nil, pump.input, gssize(size ?? -1))
        }
    }

    // MARK: Trust

    /// Makes a connection, and shows whose it is before the request is sent on it.
    private func open() {
        guard let opening = transport.message(request) else { return send() }
        self.opening = opening
        soup.setFlags(opening, Soup.Flags.noRedirect | Soup.Flags.idempotent)
        connectTrust(opening)
        isBusy = true
        soup.preconnect(
            transport.session, opening, 0, cancellable,
            { _, result, data in
                let exchange = Unmanaged<SoupExchange>.fromOpaque(data!).takeRetainedValue()
                exchange.opened(result)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func opened(_ result: OpaquePointer?) {
        isBusy = false
        var error: UnsafeMutablePointer<GError>?
        let isOpen = soup.preconnectFinish(transport.session, result, &error) != 0
        let chain = Certificates.chain(soup.certificate(opening))
        if let opening {
            Signals.disconnect(opening, self)
            g_object_unref(opening)
            self.opening = nil
        }
        guard !isOver else {
            if let error { g_error_free(error) }
            return letGo()
        }
        guard isOpen else { return fail(error) }
        guard !chain.isEmpty else { return send() }
        let trust = TransportTrust(certificates: chain) { [self] isTrusted in
            transport.thread.async { [self] in
                guard !isOver else { return }
                if isTrusted == false {
                    isOver = true
                    receiver.exchangeEnded(
                        TransportFailure(code: .serverCertificateUntrusted, text: "not trusted"), figures())
                    return letGo()
                }
                send()
            }
        }
        receiver.exchangeShows(trust)
    }

    /// Whether a certificate that the system does not trust is trusted all the same.
    private func accepts(_ certificate: UnsafeMutablePointer<GTlsCertificate>?, _ flags: UInt32) -> Bool {
        let chain = Certificates.chain(certificate)
        if let first = chain.first, request.trusted.contains(first) { return true }
        shown = (chain, flags)
        return false
    }

    // MARK: Questions

    private func asks(_ auth: OpaquePointer, isAgain: Bool) -> gboolean {
        guard !isOver else { return 0 }
        if isAgain { failures += 1 }
        let auth = HeldObject(auth)
        let question = TransportQuestion(
            scheme: soup.authScheme(auth.pointer).map { String(cString: $0) } ?? "",
            realm: soup.authRealm(auth.pointer).map { String(cString: $0) },
            proxy: soup.authIsProxy(auth.pointer) == 0 ? nil : transport.proxies.address(for: request.url),
            failures: failures, head: head()
        ) { [self] credential in
            guard credential != nil, case .stream = request.body else { return answer(auth, credential) }
            receiver.exchangeWantsBody { [self] stream in
                nonisolated(unsafe) let stream = stream
                transport.thread.async { self.freshStream = stream }
                answer(auth, stream == nil ? nil : credential)
            }
        }
        receiver.exchangeAsks(question)
        return 1
    }

    private func answer(_ auth: HeldObject, _ credential: (user: String, password: String)?) {
        transport.thread.async { [self] in
            if let credential, !isOver {
                soup.authenticate(auth.pointer, credential.user, credential.password)
            } else {
                soup.cancelAuth(auth.pointer)
            }
        }
    }

    // MARK: The answer

    private func head() -> TransportHead {
        let fields = Fields()
        soup.forEachHeader(
            soup.responseHeaders(message),
            { name, value, data in
                let fields = Unmanaged<Fields>.fromOpaque(data!).takeUnretainedValue()
                if let name, let value { fields.all.append((Fields.text(name), Fields.text(value))) }
            }, Unmanaged.passUnretained(fields).toOpaque())
        let versions = ["HTTP/1.0", "HTTP/1.1", "HTTP/2"]
        let version = Int(soup.version(message))
        return TransportHead(
            status: Int(soup.status(message)),
            version: versions.indices.contains(version) ? versions[version] : "HTTP/1.1",
            headers: fields.all)
    }

    private final class Fields {
        var all: [(name: String, value: String)] = []

        /// What is no UTF-8 is of ISO 8859-1, as HTTP had it at first.
        static func text(_ bytes: UnsafePointer<CChar>) -> String {
            if let text = String(validatingCString: bytes) { return text }
            return String(data: Data(bytes: bytes, count: strlen(bytes)), encoding: .isoLatin1) ?? ""
        }
    }

    private func answered(_ result: OpaquePointer?) {
        isBusy = false
        var error: UnsafeMutablePointer<GError>?
        stream = soup.sendFinish(transport.session, result, &error)
        guard !isOver else {
            if let error { g_error_free(error) }
            return letGo()
        }
        guard stream != nil else { return fail(error) }
        receiver.exchangeReceived(head())
        read()
    }

    private func read() {
        guard let stream, !isBusy, !isPaused, !isOver else { return }
        isBusy = true
        g_input_stream_read_bytes_async(
            stream, gsize(Self.portion), 0, cancellable,
            { _, result, data in
                let exchange = Unmanaged<SoupExchange>.fromOpaque(data!).takeRetainedValue()
                exchange.hasRead(result)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func hasRead(_ result: OpaquePointer?) {
        isBusy = false
        var error: UnsafeMutablePointer<GError>?
        let bytes = g_input_stream_read_bytes_finish(stream, result, &error)
        defer { if let bytes { g_bytes_unref(bytes) } }
        guard !isOver else {
            if let error { g_error_free(error) }
            return letGo()
        }
        guard let bytes else { return fail(error) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return finish() }
        var data = Data(bytes: start, count: Int(count))
        let next = addWhatIsThere(to: &data)
        receiver.exchangeReceived(data)
        switch next {
        case .more: read()
        case .end: finish()
        case .failure(let error): fail(error)
        }
    }

    /// What comes behind what can be read without waiting.
    private enum Next {
        case more
        case end
        case failure(UnsafeMutablePointer<GError>)
    }

    /// Adds what can be read without waiting. The library reads the heads of chunks with some of what follows, so that a
    /// chunk that came at once would be two pieces.
    private func addWhatIsThere(to data: inout Data) -> Next {
        guard let stream else { return .more }
        let instance = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(instance, g_pollable_input_stream_get_type()) != 0 else { return .more }
        let pollable = OpaquePointer(stream)
        guard g_pollable_input_stream_can_poll(pollable) != 0 else { return .more }
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while data.count < Self.portion {
            let room = gsize(min(buffer.count, Self.portion - data.count))
            var error: UnsafeMutablePointer<GError>?
            let count = g_pollable_input_stream_read_nonblocking(pollable, &buffer, room, cancellable, &error)
            if count == 0 { return .end }
            guard count < 0 else {
                data.append(contentsOf: buffer[..<Int(count)])
                continue
            }
            guard let error else { return .more }
            let isWait = g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_WOULD_BLOCK.rawValue)) != 0
            guard isWait else { return .failure(error) }
            g_error_free(error)
            return .more
        }
        return .more
    }

    private func finish() {
        isOver = true
        receiver.exchangeEnded(nil, figures())
        letGo()
    }

    private func fail(_ error: UnsafeMutablePointer<GError>?) {
        isOver = true
        let failure = TransportFailure(error, soup, certificates: shown.certificates, flags: shown.flags)
        receiver.exchangeEnded(failure, figures())
        letGo()
    }

    private func letGo() {
        pump?.stop()
        pump = nil
        if let stream { g_object_unref(stream) }
        stream = nil
        if let message {
            Signals.disconnect(message, self)
            g_object_unref(message)
        }
        message = nil
    }

    private func figures() -> TransportFigures {
        var figures = TransportFigures()
        guard let message, let metrics = soup.metrics(message) else { return figures }
        let now = (Date(), g_get_monotonic_time())
        func number(_ name: String) -> Int64 { Int64(clamping: soup.figures[name].map { $0(metrics) } ?? 0) }
        func date(_ name: String) -> Date? {
            let moment = number(name)
            return moment == 0 ? nil : now.0.addingTimeInterval(Double(moment - Int64(now.1)) / 1e6)
        }
        figures.fetchStart = date("fetch_start")
        (figures.lookupStart, figures.lookupEnd) = (date("dns_start"), date("dns_end"))
        (figures.connectStart, figures.connectEnd) = (date("connect_start"), date("connect_end"))
        figures.secureStart = date("tls_start")
        (figures.requestStart, figures.requestEnd) = (date("request_start"), bodySent ?? date("request_start"))
        (figures.responseStart, figures.responseEnd) = (date("response_start"), date("response_end") ?? now.0)
        figures.requestHeaders = number("request_header_bytes_sent")
        (figures.requestBody, figures.requestBodySent) = (
            number("request_body_size"), number("request_body_bytes_sent")
        )
        figures.responseHeaders = number("response_header_bytes_received")
        figures.responseBody = number("response_body_size")
        figures.responseBodyReceived = number("response_body_bytes_received")
        figures.protocolName = soup.version(message) == 2 ? "h2" : "http/1.1"
        figures.usedProxy = transport.proxies.isThere
        // G_TLS_PROTOCOL_VERSION_TLS_1_2 and the next
        figures.tlsVersion = [4: .TLSv12, 5: .TLSv13][soup.tlsVersion(message)]
        if let address = soup.remoteAddress(message) {
            let socket = UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self)
            figures.remotePort = Int(g_inet_socket_address_get_port(socket))
            if let text = g_inet_address_to_string(g_inet_socket_address_get_address(socket)) {
                figures.remoteAddress = String(cString: text)
                g_free(text)
            }
        }
        return figures
    }
}

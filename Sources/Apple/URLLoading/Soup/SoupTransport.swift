import CGLib
import Foundation
import FoundationNetworking

/// Connections by libsoup, for one session.
final class SoupTransport: Transport, @unchecked Sendable {
    let soup: Soup
    /// On the network's thread
    private(set) var session: Soup.Session?
    let thread = NetworkThread.shared
    let proxies: Proxies

    /// - Throws: A failure if libsoup is not installed.
    init(_ configuration: URLSessionConfiguration) throws(TransportFailure) {
        guard let soup = Soup.shared else {
            throw TransportFailure(code: .cannotLoadFromNetwork, text: "libsoup-3.0.so.0 is not installed")
        }
        self.soup = soup
        let perHost = max(configuration.httpMaximumConnectionsPerHost, 1)
        proxies = Proxies(configuration.connectionProxyDictionary)
        thread.async { [self] in makeSession(perHost) }
    }

    /// How many connections a session has at a time, whatever their hosts: more than its hosts together want.
    private static let connections = 64
    /// The seconds after which a connection that nobody uses is closed.
    private static let idleTime = 60

    private func makeSession(_ perHost: Int) {
        var names: [UnsafePointer<CChar>?] = []
        var values: [GValue] = []
        func add(_ name: StaticString, _ number: Int) {
            names.append(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
            var value = GValue()
            // G_TYPE_INT and G_TYPE_UINT, by their numbers
            g_value_init(&value, 6 << 2)
            g_value_set_int(&value, gint(number))
            values.append(value)
        }
        add("max-conns", max(Self.connections, perHost))
        add("max-conns-per-host", perHost)
        let made = g_object_new_with_properties(soup.sessionType(), guint(names.count), &names, values)
        session = made
        setUnsigned("timeout", 0)
        setUnsigned("idle-timeout", Self.idleTime)
        DirectWay.install
        if let resolver = proxies.resolver() {
            soup.setProxies(made, resolver)
            g_object_unref(UnsafeMutableRawPointer(resolver))
        }
    }

    private func setUnsigned(_ name: String, _ number: Int) {
        var value = GValue()
        g_value_init(&value, 7 << 2)
        g_value_set_uint(&value, guint(number))
        g_object_set_property(session, name, &value)
    }

    func send(_ request: TransportRequest, to receiver: any TransportReceiver) -> any TransportExchange {
        let exchange = SoupExchange(self, request, receiver)
        thread.async { exchange.start() }
        return exchange
    }

    func open(
        _ request: TransportRequest, protocols: [String], to receiver: any SocketReceiver
    ) -> any TransportSocket {
        let socket = SoupSocket(self, request, protocols, receiver)
        thread.async { socket.start() }
        return socket
    }

    deinit {
        nonisolated(unsafe) let session = session
        thread.async { if let session { g_object_unref(session) } }
    }

    /// A message of libsoup's for a request; nil if its URL is none that libsoup reads. The caller owns it.
    func message(_ request: TransportRequest) -> Soup.Message? {
        guard let uri = g_uri_parse(request.url.absoluteString, Soup.uriFlags, nil) else { return nil }
        defer { g_uri_unref(uri) }
        guard let message = soup.newMessage(request.method, uri) else { return nil }
        let headers = soup.requestHeaders(message)
        for (name, value) in request.headers where Self.isField(name, value) {
            soup.appendHeader(headers, name, value)
        }
        return message
    }

    /// Whether a field can be sent: a line's end in it would begin another.
    private static func isField(_ name: String, _ value: String) -> Bool {
        !name.isEmpty && !name.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: ":") || $0 >= 0x7F }
            && !value.utf8.contains { [0, 0x0A, 0x0D].contains($0) }
    }
}

/// The proxies of a session: those of its configuration, or of the environment.
struct Proxies: Sendable {
    private var http: String?
    private var https: String?
    private var excepted: [String] = []

    init(_ dictionary: [AnyHashable: Any]?) {
        if let dictionary {
            http = Self.address(dictionary, "HTTP")
            https = Self.address(dictionary, "HTTPS") ?? http
            excepted = dictionary["ExceptionsList"] as? [String] ?? []
        } else {
            let environment = ProcessInfo.processInfo.environment
            func value(_ names: String...) -> String? {
                names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
            }
            let all = value("all_proxy", "ALL_PROXY")
            // Not HTTP_PROXY, which a request's field sets in programs of servers.
            http = Self.withScheme(value("http_proxy") ?? all)
            https = Self.withScheme(value("https_proxy", "HTTPS_PROXY") ?? all)
            excepted = (value("no_proxy", "NO_PROXY") ?? "").split(separator: ",").map {
                let host = $0.trimmingCharacters(in: .whitespaces)
                return host.hasPrefix(".") ? "*" + host : host
            }
        }
    }

    var isThere: Bool { http != nil || https != nil }

    /// The proxy by which a URL is reached, whether or not its host is excepted.
    func address(for url: URL) -> URL? {
        (url.scheme?.lowercased() == "https" ? https : http).flatMap { URL(string: $0) }
    }

    private static func address(_ dictionary: [AnyHashable: Any], _ name: String) -> String? {
        let isOn = (dictionary[name + "Enable"] as? NSNumber)?.boolValue ?? (dictionary[name + "Enable"] as? Bool)
        guard isOn != false, let host = dictionary[name + "Proxy"] as? String, !host.isEmpty else { return nil }
        let port = (dictionary[name + "Port"] as? NSNumber)?.intValue ?? dictionary[name + "Port"] as? Int ?? 8080
        return "http://\(host):\(port)"
    }

    private static func withScheme(_ text: String?) -> String? {
        text.map { $0.contains("://") ? $0 : "http://" + $0 }
    }

    /// The resolver that libsoup asks, which the caller owns. It never asks the desktop's.
    func resolver() -> OpaquePointer? {
        var hosts: [UnsafeMutablePointer<CChar>?] =
            (excepted + ["localhost", "127.0.0.1", "::1"]).map { strdup($0) } + [nil]
        defer { for host in hosts { free(host) } }
        guard let resolver = g_simple_proxy_resolver_new(nil, &hosts) else { return nil }
        let simple = UnsafeMutableRawPointer(resolver).assumingMemoryBound(to: GSimpleProxyResolver.self)
        if let http { g_simple_proxy_resolver_set_uri_proxy(simple, "http", http) }
        if let https { g_simple_proxy_resolver_set_uri_proxy(simple, "https", https) }
        return resolver
    }
}

import CGLib
import SeamPrimitives

/// The functions of libsoup, looked up when the first of them is: an app that uses no network does without the library and
/// those that it stands on. Names and arguments are those of its manual.
struct Soup: Sendable {
    typealias Session = UnsafeMutablePointer<GObject>
    typealias Message = UnsafeMutablePointer<GObject>
    typealias Headers = OpaquePointer
    typealias Metrics = OpaquePointer
    typealias Ready = GAsyncReadyCallback

    /// `SoupMessageFlags`
    enum Flags {
        static let noRedirect: UInt32 = 1 << 1
        static let idempotent: UInt32 = 1 << 3
        static let noStoredAuthentication: UInt32 = 1 << 4
        static let metrics: UInt32 = 1 << 5
    }

    /// `SOUP_HTTP_URI_FLAGS`
    static let uriFlags = GUriFlags(
        G_URI_FLAGS_HAS_PASSWORD.rawValue | G_URI_FLAGS_ENCODED_PATH.rawValue | G_URI_FLAGS_ENCODED_QUERY.rawValue
            | G_URI_FLAGS_ENCODED_FRAGMENT.rawValue | G_URI_FLAGS_SCHEME_NORMALIZE.rawValue)

    /// Nil if the library is not installed, or lacks a function.
    static let shared: Soup? = SystemLibrary("libsoup-3.0.so.0").flatMap { try? Soup($0) }

    // Sessions
    let sessionType: @convention(c) () -> GType
    let send: @convention(c) (Session?, Message?, Int32, UnsafeMutablePointer<GCancellable>?, Ready?, gpointer?) -> Void
    let sendFinish:
        @convention(c) (Session?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
            UnsafeMutablePointer<GInputStream>?
    let preconnect:
        @convention(c) (Session?, Message?, Int32, UnsafeMutablePointer<GCancellable>?, Ready?, gpointer?) -> Void
    let preconnectFinish:
        @convention(c) (Session?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> gboolean
    let setProxies: @convention(c) (Session?, OpaquePointer?) -> Void
    let errorDomain: @convention(c) () -> GQuark

    // Messages
    let newMessage: @convention(c) (UnsafePointer<CChar>?, OpaquePointer?) -> Message?
    let setFlags: @convention(c) (Message?, UInt32) -> Void
    let setPriority: @convention(c) (Message?, Int32) -> Void
    let requestHeaders: @convention(c) (Message?) -> Headers?
    let responseHeaders: @convention(c) (Message?) -> Headers?
    let setBody: @convention(c) (Message?, UnsafePointer<CChar>?, UnsafeMutablePointer<GInputStream>?, gssize) -> Void
    let status: @convention(c) (Message?) -> Int32
    let version: @convention(c) (Message?) -> Int32
    let certificate: @convention(c) (Message?) -> UnsafeMutablePointer<GTlsCertificate>?
    let tlsVersion: @convention(c) (Message?) -> Int32
    let remoteAddress: @convention(c) (Message?) -> UnsafeMutablePointer<GSocketAddress>?
    let metrics: @convention(c) (Message?) -> Metrics?
    let appendHeader: @convention(c) (Headers?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Void
    let forEachHeader:
        @convention(c) (
            Headers?, @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, gpointer?) -> Void, gpointer?
        ) -> Void

    // Questions
    let authScheme: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    let authRealm: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    let authIsProxy: @convention(c) (OpaquePointer?) -> gboolean
    let authenticate: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Void
    let cancelAuth: @convention(c) (OpaquePointer?) -> Void

    // WebSockets
    let connect:
        @convention(c) (
            Session?, Message?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, Int32,
            UnsafeMutablePointer<GCancellable>?, Ready?, gpointer?
        ) -> Void
    let connectFinish:
        @convention(c) (Session?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
            UnsafeMutablePointer<GObject>?
    let sendMessage: @convention(c) (UnsafeMutablePointer<GObject>?, Int32, OpaquePointer?) -> Void
    let closeSocket: @convention(c) (UnsafeMutablePointer<GObject>?, UInt16, UnsafePointer<CChar>?) -> Void
    let socketState: @convention(c) (UnsafeMutablePointer<GObject>?) -> Int32
    let closeCode: @convention(c) (UnsafeMutablePointer<GObject>?) -> UInt16
    let closeData: @convention(c) (UnsafeMutablePointer<GObject>?) -> UnsafePointer<CChar>?
    let socketProtocol: @convention(c) (UnsafeMutablePointer<GObject>?) -> UnsafePointer<CChar>?
    let setLimit: @convention(c) (UnsafeMutablePointer<GObject>?, guint64) -> Void
    let setPingInterval: @convention(c) (UnsafeMutablePointer<GObject>?, UInt32) -> Void

    /// What metrics tell, by the ends of the functions' names.
    let figures: [String: @convention(c) (Metrics?) -> guint64]

    private static let figureNames = [
        "fetch_start", "dns_start", "dns_end", "connect_start", "connect_end", "tls_start", "request_start",
        "response_start", "response_end", "request_header_bytes_sent", "request_body_size", "request_body_bytes_sent",
        "response_header_bytes_received", "response_body_size", "response_body_bytes_received",
    ]

    private init(_ library: SystemLibrary) throws {
        sessionType = try library.function("soup_session_get_type")
        send = try library.function("soup_session_send_async")
        sendFinish = try library.function("soup_session_send_finish")
        preconnect = try library.function("soup_session_preconnect_async")
        preconnectFinish = try library.function("soup_session_preconnect_finish")
        setProxies = try library.function("soup_session_set_proxy_resolver")
        errorDomain = try library.function("soup_session_error_quark")
        newMessage = try library.function("soup_message_new_from_uri")
        setFlags = try library.function("soup_message_set_flags")
        setPriority = try library.function("soup_message_set_priority")
        requestHeaders = try library.function("soup_message_get_request_headers")
        responseHeaders = try library.function("soup_message_get_response_headers")
        setBody = try library.function("soup_message_set_request_body")
        status = try library.function("soup_message_get_status")
        version = try library.function("soup_message_get_http_version")
        certificate = try library.function("soup_message_get_tls_peer_certificate")
        tlsVersion = try library.function("soup_message_get_tls_protocol_version")
        remoteAddress = try library.function("soup_message_get_remote_address")
        metrics = try library.function("soup_message_get_metrics")
        appendHeader = try library.function("soup_message_headers_append")
        forEachHeader = try library.function("soup_message_headers_foreach")
        authScheme = try library.function("soup_auth_get_scheme_name")
        authRealm = try library.function("soup_auth_get_realm")
        authIsProxy = try library.function("soup_auth_is_for_proxy")
        authenticate = try library.function("soup_auth_authenticate")
        cancelAuth = try library.function("soup_auth_cancel")
        connect = try library.function("soup_session_websocket_connect_async")
        connectFinish = try library.function("soup_session_websocket_connect_finish")
        sendMessage = try library.function("soup_websocket_connection_send_message")
        closeSocket = try library.function("soup_websocket_connection_close")
        socketState = try library.function("soup_websocket_connection_get_state")
        closeCode = try library.function("soup_websocket_connection_get_close_code")
        closeData = try library.function("soup_websocket_connection_get_close_data")
        socketProtocol = try library.function("soup_websocket_connection_get_protocol")
        setLimit = try library.function("soup_websocket_connection_set_max_incoming_payload_size")
        setPingInterval = try library.function("soup_websocket_connection_set_keepalive_interval")
        var figures: [String: @convention(c) (Metrics?) -> guint64] = [:]
        for name in Self.figureNames { figures[name] = try library.function("soup_message_metrics_get_" + name) }
        self.figures = figures
    }
}

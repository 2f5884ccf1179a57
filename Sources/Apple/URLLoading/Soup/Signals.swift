import CGLib
import Foundation

/// Signals of GObject's, whose handlers are Swift's.
enum Signals {
    /// Connects a handler of C's. It is gone when the object is, or by ``disconnect(_:_:)``.
    static func connect<Handler>(
        _ object: UnsafeMutablePointer<GObject>, _ name: String, _ data: AnyObject, _ handler: Handler
    ) {
        g_signal_connect_data(
            object, name, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(data).toOpaque(), nil,
            GConnectFlags(0))
    }

    static func disconnect(_ object: UnsafeMutablePointer<GObject>, _ data: AnyObject) {
        g_signal_handlers_disconnect_matched(
            object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(data).toOpaque())
    }
}

/// An object of GObject's that lasts as long as this one.
final class HeldObject: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(UnsafeMutableRawPointer(pointer))
    }

    /// Takes over an object that was made for the caller.
    init<Object>(taking object: UnsafeMutablePointer<Object>) { pointer = OpaquePointer(object) }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension TransportFailure {
    /// What an error of GLib's means, which is freed.
    init(_ error: UnsafeMutablePointer<GError>?, _ soup: Soup, certificates: [Data] = [], flags: UInt32 = 0) {
        guard let error else {
            self.init(code: .unknown, text: "unknown")
            return
        }
        defer { g_error_free(error) }
        let (domain, number) = (error.pointee.domain, error.pointee.code)
        self.init(
            code: Self.code(domain, number, soup, flags), text: String(cString: error.pointee.message),
            certificates: certificates)
    }

    private static func code(_ domain: GQuark, _ number: Int32, _ soup: Soup, _ flags: UInt32) -> URLError.Code {
        if domain == g_resolver_error_quark() { return .cannotFindHost }
        if domain == g_tls_error_quark() {
            if flags & G_TLS_CERTIFICATE_EXPIRED.rawValue != 0 { return .serverCertificateHasBadDate }
            if flags & G_TLS_CERTIFICATE_NOT_ACTIVATED.rawValue != 0 { return .serverCertificateNotYetValid }
            if flags != 0 || number == G_TLS_ERROR_BAD_CERTIFICATE.rawValue { return .serverCertificateUntrusted }
            if number == G_TLS_ERROR_CERTIFICATE_REQUIRED.rawValue { return .clientCertificateRequired }
            return .secureConnectionFailed
        }
        if domain == soup.errorDomain() { return number == 1 ? .cannotDecodeContentData : .badServerResponse }
        guard domain == g_io_error_quark() else { return .unknown }
        switch UInt32(bitPattern: number) {
        case G_IO_ERROR_CONNECTION_REFUSED.rawValue, G_IO_ERROR_PROXY_FAILED.rawValue: return .cannotConnectToHost
        case G_IO_ERROR_HOST_UNREACHABLE.rawValue, G_IO_ERROR_NETWORK_UNREACHABLE.rawValue:
            return g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0
                ? .cannotConnectToHost : .notConnectedToInternet
        case G_IO_ERROR_HOST_NOT_FOUND.rawValue: return .cannotFindHost
        case G_IO_ERROR_TIMED_OUT.rawValue: return .timedOut
        case G_IO_ERROR_CANCELLED.rawValue: return .cancelled
        case G_IO_ERROR_NOT_SUPPORTED.rawValue: return .unsupportedURL
        case G_IO_ERROR_INVALID_DATA.rawValue: return .cannotDecodeContentData
        case G_IO_ERROR_BROKEN_PIPE.rawValue, G_IO_ERROR_CLOSED.rawValue, G_IO_ERROR_PARTIAL_INPUT.rawValue,
            G_IO_ERROR_FAILED.rawValue:
            return .networkConnectionLost
        default: return .networkConnectionLost
        }
    }
}

/// Certificates as DER.
enum Certificates {
    /// A certificate, and those that were issued each by the next.
    static func chain(_ certificate: UnsafeMutablePointer<GTlsCertificate>?) -> [Data] {
        var chain: [Data] = []
        var next = certificate
        while let certificate = next {
            if let data = data(certificate) { chain.append(data) }
            next = g_tls_certificate_get_issuer(certificate)
        }
        return chain
    }

    private static func data(_ certificate: UnsafeMutablePointer<GTlsCertificate>) -> Data? {
        var value = GValue()
        g_value_init(&value, g_byte_array_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(certificate).assumingMemoryBound(to: GObject.self), "certificate", &value)
        guard let array = g_value_get_boxed(&value)?.assumingMemoryBound(to: GByteArray.self) else { return nil }
        return Data(bytes: array.pointee.data, count: Int(array.pointee.len))
    }
}

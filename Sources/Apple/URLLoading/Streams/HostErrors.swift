import CGLib
import Foundation

/// What streams say of a host that does not answer, by the domains of errors that iOS has for each.
enum HostErrors {
    /// An error of GLib's, which is freed.
    ///
    /// - Parameter flags: What is wrong with the host's certificate.
    static func error(_ error: UnsafeMutablePointer<GError>?, _ flags: UInt32) -> any Error {
        guard let error else { return POSIXError(.EIO) }
        defer { g_error_free(error) }
        let text = [NSLocalizedDescriptionKey: String(cString: error.pointee.message)]
        if error.pointee.domain == g_resolver_error_quark() {
            // kCFHostErrorUnknown
            return NSError(domain: "kCFErrorDomainCFNetwork", code: 2, userInfo: text)
        }
        if error.pointee.domain == g_tls_error_quark() {
            return NSError(domain: NSOSStatusErrorDomain, code: Int(status(flags)), userInfo: text)
        }
        return POSIXError(code(UInt32(bitPattern: error.pointee.code)), userInfo: text)
    }

    private static func status(_ flags: UInt32) -> Int32 {
        if flags & G_TLS_CERTIFICATE_EXPIRED.rawValue != 0 { return SecureTransportStatus.expired }
        if flags & G_TLS_CERTIFICATE_NOT_ACTIVATED.rawValue != 0 { return SecureTransportStatus.notYetValid }
        if flags & G_TLS_CERTIFICATE_UNKNOWN_CA.rawValue != 0 { return SecureTransportStatus.untrusted }
        if flags & G_TLS_CERTIFICATE_BAD_IDENTITY.rawValue != 0 { return SecureTransportStatus.otherName }
        return flags == 0 ? SecureTransportStatus.handshakeFailed : SecureTransportStatus.badCertificate
    }

    private static func code(_ number: UInt32) -> POSIXErrorCode {
        switch number {
        case G_IO_ERROR_CONNECTION_REFUSED.rawValue: .ECONNREFUSED
        case G_IO_ERROR_HOST_UNREACHABLE.rawValue: .EHOSTUNREACH
        case G_IO_ERROR_NETWORK_UNREACHABLE.rawValue: .ENETUNREACH
        case G_IO_ERROR_TIMED_OUT.rawValue: .ETIMEDOUT
        case G_IO_ERROR_CANCELLED.rawValue: .ECANCELED
        case G_IO_ERROR_BROKEN_PIPE.rawValue: .EPIPE
        case G_IO_ERROR_CLOSED.rawValue, G_IO_ERROR_CONNECTION_CLOSED.rawValue: .ECONNRESET
        default: .EIO
        }
    }
}

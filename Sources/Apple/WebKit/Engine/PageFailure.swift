import Foundation
import URLLoading

/// Errors of loading, in Apple's words.
enum PageFailure {
    /// Returns the error for one of the engine's: a domain, a number and a text.
    @preconcurrency @MainActor
    static func error(_ message: PageMessage) -> NSError {
        let address = message.text(3)
        if let known = PageEngine.shared.answers.error(for: address) {
            return make(NSURLErrorDomain, known.code.rawValue, known.localizedDescription, address)
        }
        var (domain, code, text) = (message.text(4), message.int(5), message.text(6))
        if domain == "g-io-error-quark", let host = URL(string: address)?.host,
            let known = PageEngine.shared.answers.unreachable.removeValue(forKey: host)
        {
            (domain, code, text) = (known.domain, known.code, "")
        }
        if domain == "WebKitPolicyError", code == 102 {
            return make("WebKitErrorDomain", 102, "Frame load interrupted", address)
        }
        if domain == "WebKitPolicyError", code == 101 {
            return make(NSURLErrorDomain, URLError.unsupportedURL.rawValue, "unsupported URL", address)
        }
        let error = urlCode(domain, code, text)
        return make(NSURLErrorDomain, error.rawValue, words[error] ?? text, address)
    }

    private static func make(_ domain: String, _ code: Int, _ text: String, _ address: String) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if !address.isEmpty {
            info[NSURLErrorFailingURLStringErrorKey] = address
            info[NSURLErrorFailingURLErrorKey] = URL(string: address)
        }
        return NSError(domain: domain, code: code, userInfo: info)
    }

    private static let words: [URLError.Code: String] = [
        .cancelled: "cancelled",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.",
        .timedOut: "The request timed out.",
        .networkConnectionLost: "The network connection was lost.",
        .notConnectedToInternet: "The Internet connection appears to be offline.",
        .fileDoesNotExist: "The requested URL was not found on this server.",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]

    /// The numbers are those of GIO's errors (gioenums.h) and of the engine's (WebKitError.h).
    private static func urlCode(_ domain: String, _ code: Int, _ text: String) -> URLError.Code {
        switch (domain, code) {
        case ("g-resolver-error-quark", 1): .notConnectedToInternet
        case ("g-resolver-error-quark", _): .cannotFindHost
        case ("g-io-error-quark", 24): .timedOut
        case ("g-io-error-quark", 19): .cancelled
        case ("g-io-error-quark", 1): .fileDoesNotExist
        case ("g-io-error-quark", 38), ("g-io-error-quark", 37): .notConnectedToInternet
        case ("g-io-error-quark", 39): .cannotConnectToHost
        case ("g-io-error-quark", 44): .networkConnectionLost
        case ("g-tls-error-quark", _): .secureConnectionFailed
        case ("seam-certificate", let flags) where flags & 8 != 0: .serverCertificateHasBadDate
        case ("seam-certificate", let flags) where flags & 1 != 0: .serverCertificateHasUnknownRoot
        case ("seam-certificate", _): .serverCertificateUntrusted
        case ("WebKitNetworkError", 302): .cancelled
        case ("WebKitNetworkError", 303): .fileDoesNotExist
        case ("WebKitNetworkError", 301): .unsupportedURL
        default: .cannotConnectToHost
        }
    }
}

import Foundation
import FoundationNetworking

// What spaces of servers speak. Foundation here has names of its own for these; an app may compare with schemes.

/// Credentials are for a server, by HTTP.
public let NSURLProtectionSpaceHTTP = "http"
/// Credentials are for a server, by HTTPS.
public let NSURLProtectionSpaceHTTPS = "https"
/// Credentials are for a server, by FTP.
public let NSURLProtectionSpaceFTP = "ftp"
/// Credentials are for a proxy, by HTTP.
public let NSURLProtectionSpaceHTTPProxy = "http"
/// Credentials are for a proxy, by HTTPS.
public let NSURLProtectionSpaceHTTPSProxy = "https"
/// Credentials are for a proxy, by FTP.
public let NSURLProtectionSpaceFTPProxy = "ftp"
/// Credentials are for a proxy, by SOCKS.
public let NSURLProtectionSpaceSOCKSProxy = "SOCKS"

/// The space of a server that a request is for.
package class ServerSpace: URLProtectionSpace, @unchecked Sendable {
    init(_ url: URL, realm: String?, authenticationMethod: String) {
        let isSecure = url.scheme?.lowercased() == "https"
        super.init(
            host: url.host ?? "", port: url.port ?? (isSecure ? 443 : 80),
            protocol: isSecure ? NSURLProtectionSpaceHTTPS : NSURLProtectionSpaceHTTP, realm: realm,
            authenticationMethod: authenticationMethod)
    }

    /// Whether nobody else can read what is sent.
    package override var receivesCredentialSecurely: Bool {
        `protocol` == NSURLProtectionSpaceHTTPS || authenticationMethod == NSURLAuthenticationMethodHTTPDigest
    }

    package override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A server whose certificate is shown. Security makes a trust of it.
package final class ServerTrustSpace: ServerSpace, @unchecked Sendable {
    /// The server's certificate, and those that came with it, as DER.
    package let certificates: [Data]

    package init(_ url: URL, _ certificates: [Data]) {
        self.certificates = certificates
        super.init(url, realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    }
}

public import Foundation
public import FoundationNetworking

// Foundation on Linux has libcurl judge servers' certificates, and asks no app about them. Code that would answer such
// a question compiles, and is not reached.

/// What there is to judge of a server's certificate. No value of it exists.
public enum SecTrust: Sendable {}

/// How a server proves who it is: no challenge is of this kind.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
    /// Nil: no challenge is about a server's certificate.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    public convenience init(trust: SecTrust) {
        switch trust {}
    }
}

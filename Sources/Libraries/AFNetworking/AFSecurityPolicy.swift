public import Foundation

/// How servers are trusted.
///
/// Kept. Sessions here check servers by the system's authorities themselves, and ask nobody else.
open class AFSecurityPolicy: NSObject, @unchecked Sendable {
    /// What certificates are compared with. Kept.
    public let sslPinningMode: AFSSLPinningMode
    /// Certificates that come with the app. Kept.
    public var pinnedCertificates: Set<Data>?
    /// Whether certificates need not be valid. Kept.
    public var allowInvalidCertificates = false
    /// Whether the host's name has to be that of the certificate. Kept.
    public var validatesDomainName = true

    /// A policy with a mode.
    public init(pinningMode: AFSSLPinningMode) {
        sslPinningMode = pinningMode
        super.init()
    }

    /// The policy of the system's authorities.
    public class func `default`() -> AFSecurityPolicy { AFSecurityPolicy(pinningMode: .none) }
}

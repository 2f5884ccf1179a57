/// What a server's certificate is compared with.
public enum AFSSLPinningMode: UInt, Sendable {
    /// The system's authorities.
    case none
    /// The keys of certificates that come with the app.
    case publicKey
    /// Certificates that come with the app.
    case certificate
}

/// The statuses of Secure Transport that streams and connections tell: the numbers are Apple's (SecureTransport.h). The
/// module of certificates gives them their public names.
package enum SecureTransportStatus {
    /// Nobody vouches for a certificate.
    package static let untrusted: Int32 = -9807
    /// A certificate is not as it should be.
    package static let badCertificate: Int32 = -9808
    /// A certificate is no longer good.
    package static let expired: Int32 = -9814
    /// A certificate is not good yet.
    package static let notYetValid: Int32 = -9815
    /// The other side did not agree.
    package static let handshakeFailed: Int32 = -9824
    /// The certificate has another name.
    package static let otherName: Int32 = -9843
}

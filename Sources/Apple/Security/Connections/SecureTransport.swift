public import Foundation
public import SeamFoundation
import URLLoading

// What Secure Transport knows of a stream that speaks by TLS. The streams themselves speak by GnuTLS.

/// The session of a stream that speaks by TLS, which streams give for `kCFStreamPropertySSLContext`.
public final class SSLContext: NSObject, Sendable {
    fileprivate let peerName: String?

    init(peerName: String?) { self.peerName = peerName }
}

/// The number of a way to encrypt.
public typealias SSLCipherSuite = UInt16

/// Tells how many bytes the name has that the other side's certificate is to have; 0 for none.
public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>) -> OSStatus {
    peerNameLen.pointee = context.peerName?.utf8.count ?? 0
    return errSecSuccess
}

/// Copies the name that the other side's certificate is to have, without a zero at its end.
///
/// - Parameter peerNameLen: How many bytes there is room for; then, how many the name has.
/// - Returns: `errSSLBufferOverflow` if there is too little room.
public func SSLGetPeerDomainName(
    _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let bytes = Array((context.peerName ?? "").utf8)
    guard bytes.count <= peerNameLen.pointee else { return errSSLBufferOverflow }
    for (index, byte) in bytes.enumerated() { peerName[index] = CChar(bitPattern: byte) }
    peerNameLen.pointee = bytes.count
    return errSecSuccess
}

/// Asks for some ways to encrypt alone. The system's library chooses them here: always `errSecUnimplemented`.
public func SSLSetEnabledCiphers(
    _ context: SSLContext, _ ciphers: UnsafePointer<SSLCipherSuite>, _ numCiphers: Int
) -> OSStatus { errSecUnimplemented }

/// There is too little room. The number is Secure Transport's, as all below.
public let errSSLBufferOverflow: OSStatus = -9817
/// The two sides do not know the same protocol.
public let errSSLProtocol: OSStatus = -9800
/// The two sides could not agree.
public let errSSLNegotiation: OSStatus = -9801
/// The other side ended as it should.
public let errSSLClosedGraceful: OSStatus = -9805
/// The other side ended at once.
public let errSSLClosedAbort: OSStatus = -9806
/// Nobody vouches for a certificate.
public let errSSLXCertChainInvalid: OSStatus = SecureTransportStatus.untrusted
/// A certificate is not as it should be.
public let errSSLBadCert: OSStatus = SecureTransportStatus.badCertificate
/// Something within went wrong.
public let errSSLInternal: OSStatus = -9810
/// A certificate's issuer is not known.
public let errSSLUnknownRootCert: OSStatus = -9812
/// A certificate's issuer was not found.
public let errSSLNoRootCert: OSStatus = -9813
/// A certificate is no longer good.
public let errSSLCertExpired: OSStatus = SecureTransportStatus.expired
/// A certificate is not good yet.
public let errSSLCertNotYetValid: OSStatus = SecureTransportStatus.notYetValid
/// The other side ended without saying so.
public let errSSLClosedNoNotify: OSStatus = -9816
/// The other side did not agree.
public let errSSLPeerHandshakeFail: OSStatus = SecureTransportStatus.handshakeFailed
/// The other side does not take the certificate.
public let errSSLPeerBadCert: OSStatus = -9825
/// The certificate has another name.
public let errSSLHostNameMismatch: OSStatus = SecureTransportStatus.otherName

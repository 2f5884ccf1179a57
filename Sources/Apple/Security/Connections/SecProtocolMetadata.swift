public import Foundation

/// What both sides of a connection by TLS came to.
public final class OS_sec_protocol_metadata: NSObject, @unchecked Sendable {  // What it holds is not changed.
    fileprivate let serverName: String?
    fileprivate let protocolName: String?
    fileprivate let version: UInt16?
    fileprivate let certificates: [SecCertificate]
    fileprivate let nameText: UnsafeMutablePointer<CChar>?
    fileprivate let protocolText: UnsafeMutablePointer<CChar>?

    /// Creates it of what was agreed on, with the certificates of the other side as DER.
    package init(serverName: String?, protocolName: String?, version: UInt16?, certificates: [Data]) {
        (self.serverName, self.protocolName, self.version) = (serverName, protocolName, version)
        self.certificates = certificates.compactMap { SecCertificate(der: $0) }
        (nameText, protocolText) = (serverName.flatMap { strdup($0) }, protocolName.flatMap { strdup($0) })
    }

    deinit {
        free(nameText)
        free(protocolText)
    }
}

/// What both sides of a connection by TLS came to.
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata

/// A version of TLS, by its number in the protocol.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}

/// The protocol that is spoken within, as `"h2"`; nil if none was agreed on. The caller frees it.
public func sec_protocol_metadata_copy_negotiated_protocol(
    _ metadata: sec_protocol_metadata_t
) -> UnsafePointer<CChar>? { metadata.protocolName.map { UnsafePointer(strdup($0)) } }

/// The protocol that is spoken within, as `"h2"`; nil if none was agreed on. It stays as long as `metadata` does.
public func sec_protocol_metadata_get_negotiated_protocol(
    _ metadata: sec_protocol_metadata_t
) -> UnsafePointer<CChar>? { metadata.protocolText.map { UnsafePointer($0) } }

/// The name that the other side was asked for; nil if none was. It stays as long as `metadata` does.
public func sec_protocol_metadata_get_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? {
    metadata.nameText.map { UnsafePointer($0) }
}

/// The name that the other side was asked for; nil if none was. The caller frees it.
public func sec_protocol_metadata_copy_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? {
    metadata.serverName.map { UnsafePointer(strdup($0)) }
}

/// The version that both sides speak.
public func sec_protocol_metadata_get_negotiated_tls_protocol_version(
    _ metadata: sec_protocol_metadata_t
) -> tls_protocol_version_t { metadata.version.flatMap { tls_protocol_version_t(rawValue: $0) } ?? .TLSv12 }

/// Hands the other side's certificates over, its own first. Returns whether there are any.
@discardableResult
public func sec_protocol_metadata_access_peer_certificate_chain(
    _ metadata: sec_protocol_metadata_t, _ handler: (sec_certificate_t) -> Void
) -> Bool {
    for certificate in metadata.certificates { handler(OS_sec_certificate(certificate)) }
    return !metadata.certificates.isEmpty
}

/// What the other side is judged by, on its way through the functions of a connection.
public final class OS_sec_trust: NSObject, Sendable {
    fileprivate let trust: SecTrust

    fileprivate init(_ trust: SecTrust) { self.trust = trust }

    /// Creates it of certificates as DER, the other side's own first, by the name that it is to have; nil if none can be
    /// read.
    package convenience init?(ofServer certificates: [Data], named name: String?) {
        guard let trust = SecTrust(ofServer: certificates, named: name) else { return nil }
        self.init(trust)
    }
}

/// What the other side is judged by, on its way through the functions of a connection.
public typealias sec_trust_t = OS_sec_trust

/// Makes what functions of connections take.
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { OS_sec_trust(trust) }

/// What the other side is judged by.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }

/// A certificate on its way through the functions of a connection.
public final class OS_sec_certificate: NSObject, Sendable {
    fileprivate let certificate: SecCertificate

    fileprivate init(_ certificate: SecCertificate) { self.certificate = certificate }
}

/// A certificate on its way through the functions of a connection.
public typealias sec_certificate_t = OS_sec_certificate

/// Makes what functions of connections take.
public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? {
    OS_sec_certificate(certificate)
}

/// The certificate.
public func sec_certificate_copy_ref(_ certificate: sec_certificate_t) -> Unmanaged<SecCertificate> {
    .passRetained(certificate.certificate)
}

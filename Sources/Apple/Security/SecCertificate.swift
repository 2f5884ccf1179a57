public import Foundation
public import SeamFoundation

/// A certificate, X.509. It does not change, and may be used on any thread.
public final class SecCertificate: NSObject, @unchecked Sendable {
    let handle: GnuTLS.Certificate
    let der: Data

    /// Takes the handle over.
    private init(handle: GnuTLS.Certificate, der: Data) {
        self.handle = handle
        self.der = der
    }

    deinit { GnuTLS.freeCertificate(handle) }

    convenience init?(der: Data) {
        var made: GnuTLS.Certificate?
        guard GnuTLS.isAvailable, !der.isEmpty, GnuTLS.newCertificate(&made) >= 0, let made else { return nil }
        var bytes = [UInt8](der)
        let isRead = bytes.withUnsafeMutableBufferPointer { buffer in
            var datum = GnuTLS.Datum(data: buffer.baseAddress, size: UInt32(buffer.count))
            return GnuTLS.readCertificate(made, &datum, GnuTLS.der) >= 0
        }
        guard isRead else {
            GnuTLS.freeCertificate(made)
            return nil
        }
        self.init(handle: made, der: der)
    }

    /// A certificate that a list of anchors owns.
    convenience init?(copying handle: GnuTLS.Certificate) {
        guard let der = GnuTLS.data({ GnuTLS.writeCertificate(handle, GnuTLS.der, $0) }) else { return nil }
        self.init(der: der)
    }

    /// The first of the subject's names of that kind.
    func subject(_ identifier: String) -> String? {
        GnuTLS.bytes { GnuTLS.name(handle, identifier, 0, 0, $0, $1) }
            .map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    var key: SecKey? {
        var made: GnuTLS.Key?
        guard GnuTLS.newKey(&made) >= 0, let made else { return nil }
        defer { GnuTLS.freeKey(made) }
        guard GnuTLS.readKey(made, handle, 0) >= 0 else { return nil }
        return GnuTLS.data { GnuTLS.writeKey(made, GnuTLS.der, $0) }.map(SecKey.init(subjectPublicKeyInfo:))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.der == der }
    public override var hash: Int { der.hashValue }
}

/// The certificate that is encoded by DER in `data`; nil if there is none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(der: data as Data)
}

/// The certificate encoded by DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.der as CFData }

/// Whom it is for, for people: the name, or the unit or organisation if there is no name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    let name =
        certificate.subject(GnuTLS.commonName) ?? certificate.subject(GnuTLS.organizationalUnit)
        ?? certificate.subject(GnuTLS.organization)
    return name as CFString?
}

/// The subject's common name, into `commonName`.
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.subject(GnuTLS.commonName) as CFString?
    return commonName.pointee == nil ? errSecItemNotFound : errSecSuccess
}

/// The serial number, as it is encoded.
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    GnuTLS.bytes { GnuTLS.serialNumber(certificate.handle, $0, $1) }.map { Data($0) as CFData }
}

/// The public key that the certificate is for.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// The public key that the certificate is for.
@available(*, deprecated, renamed: "SecCertificateCopyKey")
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

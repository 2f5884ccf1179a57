public import Dispatch
public import Foundation
public import SeamFoundation

#if canImport(Glibc)
    import Glibc
#endif

/// A certificate, those that came with it, and what they are to satisfy.
///
/// It is evaluated by GnuTLS, by default with the certificates that the system trusts. All functions may be called on
/// any thread.
public final class SecTrust: NSObject, @unchecked Sendable {
    struct Evaluation {
        var result: SecTrustResultType
        var error: NSError?
        /// From the certificate to an anchor if one was found, or as far as was.
        var chain: [SecCertificate]
    }

    private let lock = NSLock()
    private let given: [SecCertificate]
    private var policies: [SecPolicy]
    private var anchors: [SecCertificate]?
    private var usesAnchorsOnly = true
    private var evaluation: Evaluation?

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        given = certificates
        self.policies = policies
    }

    /// What a server is judged by: certificates as DER, its own first, of which some can be read, by the name that its own
    /// is to have; nil for any.
    convenience init?(ofServer certificates: [Data], named name: String?) {
        let certificates = certificates.compactMap { SecCertificate(der: $0) }
        guard !certificates.isEmpty else { return nil }
        self.init(certificates, [SecPolicyCreateSSL(true, name.map { $0 as NSString })])
    }

    var leaf: SecCertificate { given[0] }

    func set(policies: [SecPolicy]) { lock.withLock { (self.policies, evaluation) = (policies, nil) } }
    func set(anchors: [SecCertificate]?) {
        lock.withLock { (self.anchors, usesAnchorsOnly, evaluation) = (anchors, true, nil) }
    }
    func set(usesAnchorsOnly: Bool) {
        lock.withLock { (self.usesAnchorsOnly, evaluation) = (usesAnchorsOnly, nil) }
    }

    var policiesOfNow: [SecPolicy] { lock.withLock { policies } }
    var known: Evaluation? { lock.withLock { evaluation } }

    func evaluated() -> Evaluation {
        lock.withLock {
            if let evaluation { return evaluation }
            let made = evaluate()
            evaluation = made
            return made
        }
    }

    /// Called with the lock held.
    private func evaluate() -> Evaluation {
        var made: GnuTLS.List?
        guard GnuTLS.newList(&made, 0) >= 0, let list = made else {
            return Evaluation(result: .otherError, error: failure(errSecAllocate), chain: [leaf])
        }
        // The certificates belong to their objects.
        defer { GnuTLS.freeList(list, 0) }
        let own = (anchors ?? []).map { Optional($0.handle) }
        if !own.isEmpty { _ = GnuTLS.addAnchors(list, own, UInt32(own.count), 0) }
        if anchors == nil || !usesAnchorsOnly { _ = GnuTLS.addSystemAnchors(list, 0, 0) }
        let chain = chain(list)
        for policy in policies {
            let status = status(of: policy, chain, list)
            guard status != errSecSuccess else { continue }
            let isFatal = status == errSecInvalidSignature || status == errSecCertificateRevoked
            return Evaluation(
                result: isFatal ? .fatalTrustFailure : .recoverableTrustFailure, error: failure(status), chain: chain)
        }
        return Evaluation(result: .unspecified, error: nil, chain: chain)
    }

    /// The certificate, and each time the one that issued the last: of those that were given, then of the anchors.
    private func chain(_ list: GnuTLS.List) -> [SecCertificate] {
        var chain = [leaf]
        var rest = Array(given.dropFirst())
        while let last = chain.last, GnuTLS.isIssuer(last.handle, last.handle) == 0 {
            var anchor: GnuTLS.Certificate?
            if let index = rest.firstIndex(where: { GnuTLS.isIssuer(last.handle, $0.handle) != 0 }) {
                chain.append(rest.remove(at: index))
            } else if GnuTLS.issuer(list, last.handle, &anchor, 0) >= 0, let anchor,
                let copy = SecCertificate(copying: anchor), !chain.contains(copy)
            {
                chain.append(copy)
            } else {
                break
            }
        }
        return chain
    }

    private func status(of policy: SecPolicy, _ chain: [SecCertificate], _ list: GnuTLS.List) -> OSStatus {
        switch policy.rule {
        case .basic: return verify(chain, list, host: nil, purpose: nil)
        case .ssl(true, let host): return verify(chain, list, host: host, purpose: GnuTLS.serverPurpose)
        case .ssl(false, _): return verify(chain, list, host: nil, purpose: GnuTLS.clientPurpose)
        case .revocation(let flags):
            let valid = verify(chain, list, host: nil, purpose: nil)
            guard valid == errSecSuccess else { return valid }
            return flags & kSecRevocationRequirePositiveResponse == 0
                ? errSecSuccess : errSecIncompleteCertRevocationCheck
        }
    }

    private func verify(
        _ chain: [SecCertificate], _ list: GnuTLS.List, host: String?, purpose: String?
    ) -> OSStatus {
        var wanted: [(type: UInt32, bytes: [UInt8])] = []
        if let host { wanted.append(Self.name(host)) }
        if let purpose { wanted.append((GnuTLS.DataType.keyPurpose, Array(purpose.utf8))) }
        // Strings end with a zero; an address has its length.
        let texts = wanted.map { type, bytes in
            let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
            text.initialize(from: bytes + [0], count: bytes.count + 1)
            let size = type == GnuTLS.DataType.address ? bytes.count : 0
            return GnuTLS.TypedData(type: type, data: text, size: UInt32(size))
        }
        defer { for text in texts { text.data?.deallocate() } }
        var data = texts
        var bits: UInt32 = 0
        let result = data.withUnsafeMutableBufferPointer { data in
            GnuTLS.verify(
                list, chain.map { Optional($0.handle) }, UInt32(chain.count), data.baseAddress, UInt32(data.count), 0,
                &bits, nil)
        }
        guard result >= 0 else { return errSecInternalComponent }
        return Self.status(GnuTLS.Status(rawValue: bits))
    }

    private static func name(_ host: String) -> (type: UInt32, bytes: [UInt8]) {
        var four = in_addr()
        if inet_pton(AF_INET, host, &four) == 1 {
            return (GnuTLS.DataType.address, withUnsafeBytes(of: four) { Array($0) })
        }
        var six = in6_addr()
        if inet_pton(AF_INET6, host, &six) == 1 {
            return (GnuTLS.DataType.address, withUnsafeBytes(of: six) { Array($0) })
        }
        return (GnuTLS.DataType.hostName, Array(host.utf8))
    }

    private static func status(_ status: GnuTLS.Status) -> OSStatus {
        if status.isEmpty { return errSecSuccess }
        if status.contains(.signatureFailure) { return errSecInvalidSignature }
        if status.contains(.revoked) { return errSecCertificateRevoked }
        if status.contains(.expired) { return errSecCertificateExpired }
        if status.contains(.notActivated) { return errSecCertificateNotValidYet }
        if status.contains(.unexpectedOwner) { return errSecHostNameMismatch }
        if status.contains(.purposeMismatch) { return errSecInvalidExtendedKeyUsage }
        if status.contains(.unknownCriticalExtension) { return errSecUnknownCriticalExtensionFlag }
        if status.contains(.signerNotFound) { return errSecNotTrusted }
        if status.contains(.signerNotCA) { return errSecNoBasicConstraintsCA }
        return errSecNotTrusted
    }

    private func failure(_ status: OSStatus) -> NSError {
        let name = (SecCertificateCopySubjectSummary(leaf) as String?) ?? "certificate"
        let reason = (SecCopyErrorMessageString(status, nil) as String?) ?? "Error \(status)."
        return NSError(
            domain: NSOSStatusErrorDomain, code: Int(status),
            userInfo: [NSLocalizedDescriptionKey: "“\(name)” is not trusted: \(reason)"])
    }
}

/// Makes a trust of a certificate, or of an array with it first, and of a policy or an array of them; without one, the
/// chain is to be valid.
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let certificates: [SecCertificate] = list(certificates), !certificates.isEmpty,
        let policies: [SecPolicy] = list(policies ?? [])
    else { return errSecParam }
    trust.pointee = SecTrust(certificates, policies.isEmpty ? [SecPolicyCreateBasicX509()] : policies)
    return errSecSuccess
}

/// Replaces the policies of a trust: by one, or an array of them.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    guard let policies: [SecPolicy] = list(policies), !policies.isEmpty else { return errSecParam }
    trust.set(policies: policies)
    return errSecSuccess
}

/// The policies of a trust, into `policies`.
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.policiesOfNow as CFArray
    return errSecSuccess
}

/// Sets the certificates that are trusted in place of the system's; nil for the system's.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    guard let anchors: [SecCertificate] = list(anchorCertificates ?? []) else { return errSecParam }
    trust.set(anchors: anchorCertificates == nil ? nil : anchors)
    return errSecSuccess
}

/// Whether the system's certificates are left out when anchors are set.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.set(usesAnchorsOnly: anchorCertificatesOnly)
    return errSecSuccess
}

/// Evaluates a trust. False with the reason in `error`, of the domain `NSOSStatusErrorDomain`, if it is not trusted.
@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let evaluation = trust.evaluated()
    error?.pointee = evaluation.error
    return evaluation.error == nil
}

/// Evaluates a trust on another thread, and calls `result` on the queue, with the reason if it is not trusted.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    DispatchQueue.global().async {
        let error = trust.evaluated().error
        queue.async { result(trust, error == nil, error) }
    }
    return errSecSuccess
}

/// Evaluates a trust, and says in `result` what came of it.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?) -> OSStatus {
    result?.pointee = trust.evaluated().result
    return errSecSuccess
}

/// Writes the result of the last evaluation to `result`.
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.known?.result ?? .invalid
    return errSecSuccess
}

/// How many certificates the chain has, from the one that is evaluated to the anchor.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.evaluated().chain.count }

/// A certificate of the chain; nil beyond its end.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let chain = trust.evaluated().chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// The certificates of the chain.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.evaluated().chain as CFArray }

/// The public key of the certificate that is evaluated.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.leaf.key }

/// The public key of the certificate that is evaluated.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { trust.leaf.key }

/// One object, or an array of them.
private func list<Element>(_ value: Any) -> [Element]? {
    (value as? Element).map { [$0] } ?? value as? [Element]
}

public import Foundation
public import SeamFoundation

/// The conditions under which a certificate is trusted.
public final class SecPolicy: NSObject, Sendable {
    enum Rule: Equatable {
        /// The chain is valid.
        case basic
        /// The chain is valid for TLS: of a server with that name, if there is one, or of a client.
        case ssl(isServer: Bool, host: String?)
        /// Nothing in the chain is revoked.
        case revocation(CFOptionFlags)
    }

    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecPolicy)?.rule == rule }
    public override var hash: Int { "\(rule)".hashValue }
}

/// That the chain is valid.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// That the chain is valid for TLS.
///
/// - Parameters:
///   - server: True for a server's certificate, false for a client's.
///   - hostname: The server's name, or its address; nil if it does not matter.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.ssl(isServer: server, host: hostname as String?))
}

/// That nothing in the chain is revoked. Nobody is asked over the network, so that no answer comes: evaluation fails if
/// the flags require one, and goes on if they do not.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy(.revocation(revocationFlags))
}

// How revocation is looked up; the numbers are Apple's (SecPolicy.h).
/// A way of asking whether certificates were revoked. Kept with the policy; revocation is not asked for.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// A way of asking whether certificates were revoked. Kept with the policy; revocation is not asked for.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// A way of asking whether certificates were revoked. Kept with the policy; revocation is not asked for.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// A way of asking whether certificates were revoked. Kept with the policy; revocation is not asked for.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// A way of asking whether certificates were revoked. Kept with the policy; revocation is not asked for.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// A way of asking whether certificates were revoked. Kept with the policy; revocation is not asked for.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

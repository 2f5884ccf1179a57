import Foundation

/// A public key. It can be compared with another: those of the same algorithm and numbers are equal.
public final class SecKey: NSObject, Sendable {
    /// The structure of that name in RFC 5280, encoded by DER.
    let subjectPublicKeyInfo: Data

    init(subjectPublicKeyInfo: Data) { self.subjectPublicKeyInfo = subjectPublicKeyInfo }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? SecKey)?.subjectPublicKeyInfo == subjectPublicKeyInfo
    }

    public override var hash: Int { subjectPublicKeyInfo.hashValue }
}

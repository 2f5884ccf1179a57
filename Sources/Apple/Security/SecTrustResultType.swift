/// The result of an evaluation; the numbers are Apple's (SecTrust.h).
public enum SecTrustResultType: UInt32, Sendable {
    /// It has not been evaluated.
    case invalid = 0
    /// A person chose to trust it. Nobody is asked here, so that this never comes.
    case proceed = 1
    /// A person chose not to. This never comes either.
    case deny = 3
    /// It is trusted.
    case unspecified = 4
    /// It is not trusted: a name or a date does not fit, or the issuer is not known.
    case recoverableTrustFailure = 5
    /// It is not trusted, and never will be: a signature is wrong, or the certificate was revoked.
    case fatalTrustFailure = 6
    /// The evaluation itself failed.
    case otherError = 7
}

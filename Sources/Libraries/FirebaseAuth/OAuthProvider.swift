public import Foundation

/// An account at another service. Its token is taken as it is.
public final class OAuthProvider: NSObject {
    /// A credential of a token of Apple's or another service's.
    public class func credential(withProviderID providerID: String, idToken: String, rawNonce: String?)
        -> AuthCredential
    {
        AuthCredential(provider: providerID, secret: idToken)
    }

    /// A credential of tokens of a service's.
    public class func credential(withProviderID providerID: String, accessToken: String) -> AuthCredential {
        AuthCredential(provider: providerID, secret: accessToken)
    }
}

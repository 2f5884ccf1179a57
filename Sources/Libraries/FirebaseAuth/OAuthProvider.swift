public import Foundation

/// An account at another service. Its token is taken as it is.
public final class OAuthProvider: NSObject {
    /// A credential of a token of Apple's or another service's.
    public class func credential(withProviderID providerID: String, idToken: String, rawNonce: String?)
        -> AuthCredential
    {
        AuthCredential(provider: providerID, idToken: idToken)
    }

    /// A credential of a token of a service's.
    public class func credential(withProviderID providerID: String, idToken: String, accessToken: String?)
        -> AuthCredential
    { AuthCredential(provider: providerID, idToken: idToken) }

    /// A credential of a token of Apple's.
    ///
    /// - Parameter fullName: The name that a new account gets.
    public class func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> AuthCredential {
        let credential = AuthCredential(provider: "apple.com", idToken: idToken)
        guard let fullName else { return credential }
        let name = PersonNameComponentsFormatter.localizedString(from: fullName, style: .default)
        return name.isEmpty ? credential : credential.named(name)
    }

    /// A credential of tokens of a service's.
    public class func credential(withProviderID providerID: String, accessToken: String) -> AuthCredential {
        AuthCredential(provider: providerID, secret: accessToken)
    }
}

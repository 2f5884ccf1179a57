public import Foundation

/// An account at Facebook. Its token is taken as it is.
public final class FacebookAuthProvider: NSObject {
    /// The name of this way to sign in.
    public static let id = "facebook.com"

    /// A credential of a token of Facebook's.
    public class func credential(withAccessToken accessToken: String) -> AuthCredential {
        AuthCredential(provider: id, secret: accessToken)
    }
}

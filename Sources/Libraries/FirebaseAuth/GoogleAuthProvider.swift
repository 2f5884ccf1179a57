public import Foundation

/// An account at Google. Its token is taken as it is, and says the person's address and name.
public final class GoogleAuthProvider: NSObject {
    /// The name of this way to sign in.
    public static let id = "google.com"

    /// A credential of tokens of Google's.
    public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        AuthCredential(provider: id, idToken: idToken)
    }
}

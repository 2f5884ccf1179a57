public import Foundation

/// The address and the password of an account.
public final class EmailAuthProvider: NSObject {
    /// The name of this way to sign in.
    public static let id = "password"

    /// A credential of an address and a password.
    public class func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential(provider: id, email: email, secret: password)
    }
}

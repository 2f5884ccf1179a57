public import Foundation

/// What proves who somebody is.
public class AuthCredential: NSObject, @unchecked Sendable {
    /// The way to sign in, such as `password` or `google.com`.
    public let provider: String
    let email: String?
    let secret: String

    init(provider: String, email: String? = nil, secret: String) {
        self.provider = provider
        self.email = email
        self.secret = secret
        super.init()
    }
}

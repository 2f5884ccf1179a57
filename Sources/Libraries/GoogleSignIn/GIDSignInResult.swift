public import Foundation

/// What comes of signing in.
public final class GIDSignInResult: NSObject, Sendable {
    /// Who has signed in.
    public let user: GIDGoogleUser
    /// What the app's server asks Google with: nil, there is no service here.
    public let serverAuthCode: String?

    init(_ user: GIDGoogleUser) {
        self.user = user
        serverAuthCode = nil
    }
}

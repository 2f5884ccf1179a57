public import Foundation

/// The tokens of a person, as before version 7.
public final class GIDAuthentication: NSObject, Sendable {
    private let user: GIDGoogleUser

    init(_ user: GIDGoogleUser) { self.user = user }

    /// The number of the app.
    public var clientID: String! { user.configuration.clientID }
    /// A token for Google's services.
    public var accessToken: String! { user.accessToken.tokenString }
    /// When it ends to be good.
    public var accessTokenExpirationDate: Date! { user.accessToken.expirationDate }
    /// A token for more tokens.
    public var refreshToken: String! { user.refreshToken.tokenString }
    /// Who the person is.
    public var idToken: String! { user.idToken.tokenString }
    /// When that ends to be good.
    public var idTokenExpirationDate: Date! { user.idToken.expirationDate }

    /// Calls back with tokens that are good.
    public func `do`(freshTokens action: @escaping (GIDAuthentication?, (any Error)?) -> Void) {
        user.refreshTokensIfNeeded { user, error in action(user?.authentication, error) }
    }
}

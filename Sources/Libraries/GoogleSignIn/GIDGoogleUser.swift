public import UIKit

/// A person who has signed in.
public final class GIDGoogleUser: NSObject, @unchecked Sendable {
    /// The number of the account, which an address always has.
    public let userID: String!
    /// What is known of the person.
    public let profile: GIDProfileData!
    /// How the app was known when the person signed in.
    public let configuration: GIDConfiguration
    /// What the app may do.
    public internal(set) var grantedScopes: [String]!
    /// A token for Google's services, which they do not take: it was made on this machine.
    public private(set) var accessToken: GIDToken
    /// A token for more tokens.
    public let refreshToken: GIDToken
    /// Who the person is, as a JSON web token that nobody has signed.
    public private(set) var idToken: GIDToken!

    init(_ account: AccountFile.Account, configuration: GIDConfiguration) {
        userID = account.number
        profile = GIDProfileData(email: account.email, name: account.name)
        self.configuration = configuration
        grantedScopes = account.scopes
        refreshToken = GIDToken("1//local-\(account.number)", until: nil)
        accessToken = refreshToken
        super.init()
        renew()
    }

    private func renew() {
        // Tokens of Google's are good for an hour.
        let end = Date(timeIntervalSinceNow: 3600)
        accessToken = GIDToken("ya29.local-\(UUID().uuidString)", until: end)
        var claims: [String: Any] = [
            "iss": "https://accounts.google.com", "sub": userID ?? "", "aud": configuration.clientID,
            "email": profile.email, "email_verified": true, "name": profile.name,
            "iat": Int(Date().timeIntervalSince1970), "exp": Int(end.timeIntervalSince1970),
        ]
        claims["given_name"] = profile.givenName
        claims["family_name"] = profile.familyName
        claims["hd"] = configuration.hostedDomain
        func part(_ values: [String: Any]) -> String {
            let data = (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
            return data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
                .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        }
        idToken = GIDToken("\(part(["alg": "none", "typ": "JWT"])).\(part(claims)).", until: end)
    }

    /// Makes new tokens if those at hand end within a minute.
    public func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {
        if (accessToken.expirationDate ?? .distantPast).timeIntervalSinceNow < 60 { renew() }
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion(self, nil) }
    }

    /// Makes new tokens if those at hand end within a minute.
    @discardableResult
    public func refreshTokensIfNeeded() async throws -> GIDGoogleUser {
        try await withCheckedThrowingContinuation { done in
            refreshTokensIfNeeded { user, error in
                done.resume(with: user.map { .success($0) } ?? .failure(error ?? GIDSignInError(.unknown)))
            }
        }
    }

    /// Asks the person for more scopes.
    public func addScopes(
        _ scopes: [String], presenting presentingViewController: UIViewController,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        GIDSignIn.sharedInstance.addScopes(scopes, to: self, over: presentingViewController) { result, error in
            completion?(result, error)
        }
    }

    /// Asks the person for more scopes.
    @discardableResult
    public func addScopes(
        _ scopes: [String], presenting presentingViewController: UIViewController
    ) async throws -> GIDSignInResult {
        try await withCheckedThrowingContinuation { done in
            addScopes(scopes, presenting: presentingViewController) { result, error in
                done.resume(with: result.map { .success($0) } ?? .failure(error ?? GIDSignInError(.unknown)))
            }
        }
    }

    /// The tokens, as before version 7.
    public var authentication: GIDAuthentication! { GIDAuthentication(self) }
    /// What the app's server asks Google with: nil, there is no service here.
    public var serverAuthCode: String! { nil }
}

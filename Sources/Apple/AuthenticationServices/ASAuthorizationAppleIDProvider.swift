public import Foundation

/// How likely somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system does not tell.
    case unsupported = 0
    /// It is not known.
    case unknown = 1
    /// Likely.
    case likelyReal = 2
}

/// A person with an Apple account. There are none here; tests may make classes of it.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The person's number.
    open var user: String { "" }
    /// The text that came with the request.
    open var state: String? { nil }
    /// What the app may know.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// What a server asks Apple with.
    open var authorizationCode: Data? { nil }
    /// What a server checks.
    open var identityToken: Data? { nil }
    /// The address for mail.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// How likely it is a person.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A question to sign in with an Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The person that the question is about.
    open var user: String?
}

/// Provides Apple accounts, as a device does on which nobody has signed in: there are none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What is known of an account.
    public enum CredentialState: Int, Sendable {
        /// The person has withdrawn it.
        case revoked = 0
        /// It is good.
        case authorized = 1
        /// There is no such account.
        case notFound = 2
        /// It has another number now.
        case transferred = 3
    }

    /// Posted when an account is withdrawn, which does not happen here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() { super.init() }

    /// Creates a question to sign in.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Calls back with what is known of an account: there is none. On another thread than the main one, as on iOS.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Returns what is known of an account: there is none.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

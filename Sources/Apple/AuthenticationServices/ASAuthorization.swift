public import Foundation

/// Who somebody is, as a provider of accounts says.
public protocol ASAuthorizationCredential: AnyObject {}

/// Provides accounts.
public protocol ASAuthorizationProvider: AnyObject {}

/// A person who has signed in.
open class ASAuthorization: NSObject {
    /// What the app may know.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address for mail.
        public static let email = Scope(rawValue: "email")
    }

    /// Who provided the account.
    public let provider: any ASAuthorizationProvider
    /// Who the person is.
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// A question for an account.
open class ASAuthorizationRequest: NSObject {
    /// Who provides the account.
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A question to sign in, whose answer a server can check.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the app wants to know.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back with the answer.
    open var state: String?
    /// A text that is in the answer's token.
    open var nonce: String?
}

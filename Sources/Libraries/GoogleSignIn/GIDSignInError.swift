public import Foundation

/// The domain of errors of signing in.
public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// Why nobody has signed in.
public struct GIDSignInError: CustomNSError, Hashable, Sendable {
    /// Why nobody has signed in.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = -1
        /// The keychain could not be used.
        case keychain = -2
        /// Nobody has signed in before.
        case hasNoAuthInKeychain = -4
        /// The person went back.
        case canceled = -5
        /// A rule of the person's company forbids it.
        case EMM = -6
        /// The scopes were granted before.
        case scopesAlreadyGranted = -8
        /// Somebody else is signed in.
        case mismatchWithCurrentUser = -9
    }

    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { kGIDSignInErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        switch code {
        case .canceled: [NSLocalizedDescriptionKey: "The user canceled the sign-in flow."]
        case .hasNoAuthInKeychain:
            [NSLocalizedDescriptionKey: "There are no valid auth tokens in the keychain."]
        case .scopesAlreadyGranted:
            [NSLocalizedDescriptionKey: "The requested scopes have already been granted."]
        case .mismatchWithCurrentUser:
            [NSLocalizedDescriptionKey: "The user changed when adding scopes."]
        default: [:]
        }
    }

    /// Not known.
    public static var unknown: Code { .unknown }
    /// The keychain could not be used.
    public static var keychain: Code { .keychain }
    /// Nobody has signed in before.
    public static var hasNoAuthInKeychain: Code { .hasNoAuthInKeychain }
    /// The person went back.
    public static var canceled: Code { .canceled }
    /// A rule of the person's company forbids it.
    public static var EMM: Code { .EMM }
    /// The scopes were granted before.
    public static var scopesAlreadyGranted: Code { .scopesAlreadyGranted }
    /// Somebody else is signed in.
    public static var mismatchWithCurrentUser: Code { .mismatchWithCurrentUser }
}

extension GIDSignInError.Code {
    /// Whether an error has this reason.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? GIDSignInError)?.code == code }
}

/// The reasons, by their name of before version 6.
public typealias GIDSignInErrorCode = GIDSignInError.Code

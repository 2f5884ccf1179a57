public import Foundation

/// The domain of errors of accounts.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// Why an account cannot be used. The numbers are Firebase's (AuthErrors).
public enum AuthErrorCode: Int, Error, Sendable {
    /// The older way to write the cases.
    public typealias Code = AuthErrorCode

    /// The credential is not one.
    case invalidCredential = 17004
    /// The account is switched off.
    case userDisabled = 17005
    /// This way to sign in is switched off.
    case operationNotAllowed = 17006
    /// Somebody has the address already.
    case emailAlreadyInUse = 17007
    /// The address is not one.
    case invalidEmail = 17008
    /// The password is another one.
    case wrongPassword = 17009
    /// There were too many tries.
    case tooManyRequests = 17010
    /// There is no such account.
    case userNotFound = 17011
    /// The address belongs to an account with another way to sign in.
    case accountExistsWithDifferentCredential = 17012
    /// The person has signed in too long ago.
    case requiresRecentLogin = 17014
    /// The account has this way to sign in already.
    case providerAlreadyLinked = 17015
    /// The account has no such way to sign in.
    case noSuchProvider = 17016
    /// The token is not one.
    case invalidUserToken = 17017
    /// The network could not be reached.
    case networkError = 17020
    /// The token's time is over.
    case userTokenExpired = 17021
    /// It is another person.
    case userMismatch = 17024
    /// The credential belongs to another account.
    case credentialAlreadyInUse = 17025
    /// The password is too short.
    case weakPassword = 17026
    /// There is no address.
    case missingEmail = 17034
    /// Nobody has signed in.
    case nullUser = 17067
    /// The keychain cannot be used.
    case keychainError = 17995
    /// Something else.
    case internalError = 17999

    /// The code of an error of accounts.
    public init?(_nsError error: NSError) {
        guard error.domain == AuthErrorDomain else { return nil }
        self.init(rawValue: error.code)
    }

    /// This as an error, in Firebase's words as far as apps show them.
    func error(_ words: String) -> NSError {
        NSError(domain: AuthErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    }

    static var taken: NSError {
        emailAlreadyInUse.error("The email address is already in use by another account.")
    }
    static var badAddress: NSError { invalidEmail.error("The email address is badly formatted.") }
    static var unknown: NSError {
        userNotFound.error(
            "There is no user record corresponding to this identifier. The user may have been deleted.")
    }
    static var otherPassword: NSError {
        wrongPassword.error("The password is invalid or the user does not have a password.")
    }
    static var shortPassword: NSError {
        weakPassword.error("The password must be 6 characters long or more.")
    }
}

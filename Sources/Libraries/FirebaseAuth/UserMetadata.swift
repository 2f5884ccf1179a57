public import Foundation

/// When somebody came.
public final class UserMetadata: NSObject, @unchecked Sendable {
    /// When the account was made.
    public let creationDate: Date?
    /// When the person has signed in last.
    public let lastSignInDate: Date?

    init(_ account: AccountBook.Account?) {
        creationDate = account?.created
        lastSignInDate = account?.signedIn
        super.init()
    }
}

internal import FirebaseCore
public import Foundation

/// A person with an account.
public final class User: NSObject, UserInfo, @unchecked Sendable {
    /// Is called when something is done.
    public typealias Completion = ((any Error)?) -> Void

    private let book: AccountBook
    private weak var auth: Auth?
    private let last: AccountBook.Account?

    /// The person's identifier.
    public let uid: String

    init(uid: String, book: AccountBook, auth: Auth) {
        self.uid = uid
        self.book = book
        self.auth = auth
        last = book[uid]
        super.init()
    }

    var account: AccountBook.Account? { book[uid] ?? last }

    /// `Firebase`.
    public var providerID: String { "Firebase" }
    /// The person's name.
    public var displayName: String? { account?.name }
    /// The address of the person's picture.
    public var photoURL: URL? { account?.photo }
    /// The person's address.
    public var email: String? { account?.email }
    /// Nil: nobody signs in by a number here.
    public var phoneNumber: String? { nil }
    /// Whether the person has no address and no password.
    public var isAnonymous: Bool { account?.isAnonymous ?? false }
    /// Whether the address was verified. No: no letters are sent.
    public var isEmailVerified: Bool { account?.isVerified ?? false }
    /// The ways to sign in.
    public var providerData: [any UserInfo] { isAnonymous ? [] : [self] }
    /// When the person came.
    public var metadata: UserMetadata { UserMetadata(account) }
    /// Nil: there is no server that takes tokens.
    public var refreshToken: String? { nil }

    /// Changes of the name and the picture, which have to be committed.
    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }

    /// Changes the address.
    public func updateEmail(to email: String, completion: Completion? = nil) {
        finish(completion) { [self] in
            guard Auth.isAddress(email) else { throw AuthErrorCode.badAddress }
            if let other = book.account(email: email), other.uid != uid { throw AuthErrorCode.taken }
            try change { $0.email = email.lowercased() }
        }
    }

    /// Changes the password.
    public func updatePassword(to password: String, completion: Completion? = nil) {
        finish(completion) { [self] in
            guard password.count >= 6 else { throw AuthErrorCode.shortPassword }
            try change { $0.digest = AccountBook.digest(password) }
        }
    }

    /// Proves once more who the person is.
    public func reauthenticate(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        finish({ [self] error in
            completion?(error == nil ? AuthDataResult(user: self, isNew: false, credential: credential) : nil, error)
        }) { [self] in
            guard let account = book[uid] else { throw AuthErrorCode.unknown }
            if let email = credential.email, email.lowercased() != account.email {
                throw AuthErrorCode.userMismatch.error(
                    "The supplied credentials do not correspond to the previously signed in user.")
            }
            guard account.digest == AccountBook.digest(credential.secret) else { throw AuthErrorCode.otherPassword }
        }
    }

    /// Gives a person without one an address and a password, or another way to sign in.
    public func link(
        with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        finish({ [self] error in
            completion?(error == nil ? AuthDataResult(user: self, isNew: false, credential: credential) : nil, error)
        }) { [self] in
            if let email = credential.email, book.account(email: email) != nil { throw AuthErrorCode.taken }
            try change {
                $0.email = credential.email?.lowercased() ?? $0.email
                $0.provider = credential.provider
                $0.digest = AccountBook.digest(credential.secret)
            }
        }
    }

    /// Sends no letter; reports success, as where the letter is lost.
    public func sendEmailVerification(completion: Completion? = nil) { finish(completion) {} }

    /// Looks whether the account is still there.
    public func reload(completion: Completion? = nil) {
        finish(completion) { [self] in if book[uid] == nil { throw AuthErrorCode.unknown } }
    }

    /// Fails: there is no server that takes tokens.
    public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
        FirebaseApp.later { completion?(nil, AuthErrorCode.networkError.error("There is no server here.")) }
    }

    /// Takes the account away, and signs the person out.
    public func delete(completion: Completion? = nil) {
        finish(completion) { [self] in
            guard book[uid] != nil else { throw AuthErrorCode.unknown }
            book[uid] = nil
            try auth?.signOut()
        }
    }

    func change(_ body: (inout AccountBook.Account) -> Void) throws {
        guard var account = book[uid] else { throw AuthErrorCode.unknown }
        body(&account)
        book[uid] = account
    }

    func finish(_ completion: Completion?, _ body: () throws -> Void) {
        var problem: (any Error)?
        do { try body() } catch { problem = error }
        let result = problem
        FirebaseApp.later { completion?(result) }
    }
}

public import FirebaseCore
public import Foundation

extension Notification.Name {
    /// Somebody has signed in or out; the object is the ``Auth``.
    public static let AuthStateDidChange = Notification.Name("FIRAuthStateDidChangeNotification")
}

/// What is given back when an app listens to who signs in.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
/// What is given back when an app listens to tokens.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol

/// The accounts of an app, on this machine. Blocks are called on the main queue.
public final class Auth: NSObject, @unchecked Sendable {
    /// Is called when somebody has signed in, or could not.
    public typealias Completion = (AuthDataResult?, (any Error)?) -> Void

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [String: Auth] = [:]
    private let book: AccountBook
    private let lock = NSLock()
    private var listeners: [(handle: NSObject, body: (Auth, User?) -> Void)] = []
    private var user: User?

    /// The app.
    public let app: FirebaseApp?
    /// The language of letters. Kept; none are sent.
    public var languageCode: String?

    init(app: FirebaseApp?, file: URL?) {
        self.app = app
        book = AccountBook(file: file)
        super.init()
        if let uid = book.current, book[uid] != nil { user = User(uid: uid, book: book, auth: self) }
    }

    /// The accounts of the default app.
    public class func auth() -> Auth { auth(app: .required(by: "Auth")) }

    /// The accounts of an app.
    public class func auth(app: FirebaseApp) -> Auth {
        lock.withLock {
            if let known = all[app.name] { return known }
            let new = Auth(app: app, file: FirebaseApp.folder("Auth").appendingPathComponent(app.name + ".json"))
            all[app.name] = new
            return new
        }
    }

    /// Who has signed in, in this run of the app or one before.
    public var currentUser: User? { lock.withLock { user } }

    static func isAddress(_ text: String) -> Bool {
        text.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s.]+/) != nil
    }

    // MARK: Signing in and out

    /// Makes an account, and signs it in.
    public func createUser(withEmail email: String, password: String, completion: Completion? = nil) {
        finish(completion) { [self] in
            guard Self.isAddress(email) else { throw AuthErrorCode.badAddress }
            guard password.count >= 6 else { throw AuthErrorCode.shortPassword }
            guard book.account(email: email) == nil else { throw AuthErrorCode.taken }
            let account = AccountBook.Account(email: email.lowercased(), digest: AccountBook.digest(password))
            return AuthDataResult(user: signIn(account), isNew: true, credential: nil)
        }
    }

    /// Makes an account, and signs it in.
    @discardableResult
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await result { createUser(withEmail: email, password: password, completion: $0) }
    }

    /// Signs somebody in.
    public func signIn(withEmail email: String, password: String, completion: Completion? = nil) {
        signIn(with: EmailAuthProvider.credential(withEmail: email, password: password), completion: completion)
    }

    /// Signs somebody in.
    @discardableResult
    public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await result { signIn(withEmail: email, password: password, completion: $0) }
    }

    /// Signs somebody in by a credential; the account of another service is made when it comes first, unless there is one
    /// of the same address.
    public func signIn(with credential: AuthCredential, completion: Completion? = nil) {
        finish(completion) { [self] in
            guard let email = credential.email else {
                let known =
                    book.account(provider: credential.provider, token: credential.secret)
                    ?? credential.person?.email.flatMap { book.account(email: $0) }
                let account =
                    known
                    ?? AccountBook.Account(
                        email: credential.person?.email?.lowercased(), digest: AccountBook.digest(credential.secret),
                        provider: credential.provider, name: credential.person?.name,
                        photo: credential.person?.photo, isVerified: credential.person?.isVerified ?? false)
                return AuthDataResult(user: signIn(account), isNew: known == nil, credential: credential)
            }
            guard Self.isAddress(email) else { throw AuthErrorCode.badAddress }
            guard let account = book.account(email: email) else { throw AuthErrorCode.unknown }
            guard account.digest == AccountBook.digest(credential.secret) else { throw AuthErrorCode.otherPassword }
            return AuthDataResult(user: signIn(account), isNew: false, credential: credential)
        }
    }

    /// Signs somebody in by a credential.
    @discardableResult
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        try await result { signIn(with: credential, completion: $0) }
    }

    /// Signs somebody in who says nothing of themselves; who has done so already stays.
    public func signInAnonymously(completion: Completion? = nil) {
        finish(completion) { [self] in
            if let user = currentUser, user.isAnonymous {
                return AuthDataResult(user: user, isNew: false, credential: nil)
            }
            let account = AccountBook.Account(provider: "anonymous")
            return AuthDataResult(user: signIn(account), isNew: true, credential: nil)
        }
    }

    /// Signs somebody in who says nothing of themselves.
    @discardableResult
    public func signInAnonymously() async throws -> AuthDataResult {
        try await result { signInAnonymously(completion: $0) }
    }

    /// Signs out.
    public func signOut() throws {
        book.current = nil
        set(nil)
    }

    /// Sends no letter; fails where the letter would have no receiver.
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        let problem: NSError? =
            !Self.isAddress(email)
            ? AuthErrorCode.badAddress : book.account(email: email) == nil ? AuthErrorCode.unknown : nil
        FirebaseApp.later { completion?(problem) }
    }

    /// Sends no letter; fails where the letter would have no receiver.
    public func sendPasswordReset(withEmail email: String) async throws {
        guard Self.isAddress(email) else { throw AuthErrorCode.badAddress }
        guard book.account(email: email) != nil else { throw AuthErrorCode.unknown }
    }

    /// Tells the ways to sign in of an address.
    public func fetchSignInMethods(
        forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
    ) {
        let methods = book.account(email: email).map { [$0.provider] }
        FirebaseApp.later { completion?(methods ?? [], nil) }
    }

    // MARK: Listening

    /// Calls a block soon, and whenever somebody has signed in or out.
    @discardableResult
    public func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void)
        -> AuthStateDidChangeListenerHandle
    {
        let handle = NSObject()
        lock.withLock { listeners.append((handle, listener)) }
        FirebaseApp.later { [self] in
            if lock.withLock({ listeners.contains { $0.handle === handle } }) { listener(self, currentUser) }
        }
        return handle
    }

    /// Calls a block no more.
    public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
        lock.withLock { listeners.removeAll { $0.handle === listenerHandle } }
    }

    /// Calls a block soon, and whenever somebody has signed in or out.
    @discardableResult
    public func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void)
        -> IDTokenDidChangeListenerHandle
    { addStateDidChangeListener(listener) }

    /// Calls a block no more.
    public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
        removeStateDidChangeListener(listenerHandle)
    }

    // MARK: Helpers

    private func signIn(_ account: AccountBook.Account) -> User {
        var account = account
        account.signedIn = Date()
        book[account.uid] = account
        book.current = account.uid
        let user = User(uid: account.uid, book: book, auth: self)
        set(user)
        return user
    }

    private func set(_ user: User?) {
        let hasChanged = lock.withLock {
            defer { self.user = user }
            return self.user?.uid != user?.uid
        }
        guard hasChanged else { return }
        FirebaseApp.later { [self] in
            for listener in lock.withLock({ listeners }) { listener.body(self, currentUser) }
            NotificationCenter.default.post(name: .AuthStateDidChange, object: self)
        }
    }

    private func finish(_ completion: Completion?, _ body: () throws -> AuthDataResult) {
        do {
            let result = try body()
            FirebaseApp.later { completion?(result, nil) }
        } catch {
            FirebaseApp.later { completion?(nil, error) }
        }
    }

    private func result(_ body: (@escaping Completion) -> Void) async throws -> AuthDataResult {
        try await withCheckedThrowingContinuation { done in
            body { result, error in
                if let result {
                    done.resume(returning: result)
                } else {
                    done.resume(throwing: error ?? AuthErrorCode.unknown)
                }
            }
        }
    }
}

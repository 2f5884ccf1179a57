public import UIKit

/// Lets people sign in with an address, on this machine: there is no service of Google's here.
///
/// The person types an address and a name, which are kept until they sign out. Used on the main thread; blocks are called there.
public final class GIDSignIn: NSObject, @unchecked Sendable {
    /// The one of the app.
    public static let sharedInstance = GIDSignIn(file: .ofApp)

    /// How the app is known. Of the keys `GIDClientID` and so on of its Info.plist by default.
    public var configuration: GIDConfiguration? = .ofBundle
    /// Who has signed in, in this run of the app: ``restorePreviousSignIn(completion:)`` brings back who did before.
    public private(set) var currentUser: GIDGoogleUser!
    /// The object that hears of who signs in, as before version 6; held weakly.
    public weak var delegate: (any GIDSignInDelegate)!
    /// The controller over which the question is shown, as before version 6; held weakly.
    public weak var presentingViewController: UIViewController!
    /// What the app wants to do, as before version 6.
    public var scopes: [Any]! = []
    /// The number of the app, as before version 6.
    public var clientID: String! {
        get { configuration?.clientID }
        set { configuration = newValue.map { GIDConfiguration(clientID: $0) } }
    }

    private let file: AccountFile
    /// Scopes that everybody grants, by their names at Google.
    private static let basicScopes = [
        "https://www.googleapis.com/auth/userinfo.email", "https://www.googleapis.com/auth/userinfo.profile", "openid",
    ]

    init(file: AccountFile) { self.file = file }

    /// The one of the app, as before version 6, where it was a method.
    public func callAsFunction() -> GIDSignIn! { self }

    /// Whether an address ends a question: none does, since the question is a part of the app.
    @discardableResult
    public func handle(_ url: URL) -> Bool { false }

    // MARK: People of before

    /// Whether somebody has signed in, in this run of the app or one before.
    public func hasPreviousSignIn() -> Bool { currentUser != nil || file.read() != nil }

    /// Brings back who signed in before.
    public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)?) {
        if currentUser == nil, let account = file.read() { currentUser = user(account) }
        let user = currentUser
        let error = user == nil ? GIDSignInError(.hasNoAuthInKeychain) : nil
        nonisolated(unsafe) let completion = completion
        later { [self] in
            if let completion { completion(user, error) } else { tell(user, error) }
        }
    }

    /// Brings back who signed in before, and tells the delegate, as before version 6.
    public func restorePreviousSignIn() { restorePreviousSignIn(completion: nil) }

    /// Brings back who signed in before.
    @discardableResult
    public func restorePreviousSignIn() async throws -> GIDGoogleUser {
        try await withCheckedThrowingContinuation { done in
            restorePreviousSignIn { user, error in
                done.resume(with: user.map { .success($0) } ?? .failure(error ?? GIDSignInError(.unknown)))
            }
        }
    }

    /// Signs out.
    public func signOut() {
        currentUser = nil
        file.write(nil)
    }

    /// Signs out, and takes back what the app may do.
    public func disconnect(completion: (((any Error)?) -> Void)?) {
        let user = currentUser
        signOut()
        nonisolated(unsafe) let completion = completion
        later { [self] in
            if let completion { completion(nil) } else { delegate?.sign(self, didDisconnectWith: user, withError: nil) }
        }
    }

    /// Signs out, takes back what the app may do, and tells the delegate, as before version 6.
    public func disconnect() { disconnect(completion: nil) }

    /// Signs out, and takes back what the app may do.
    public func disconnect() async throws {
        await withCheckedContinuation { done in disconnect { _ in done.resume() } }
    }

    // MARK: Asking

    /// Asks who the person is.
    public func signIn(
        withPresenting presentingViewController: UIViewController,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        signIn(withPresenting: presentingViewController, hint: nil, completion: completion)
    }

    /// Asks who the person is.
    ///
    /// - Parameter hint: The address that the field begins with.
    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        signIn(
            withPresenting: presentingViewController, hint: hint, additionalScopes: nil, completion: completion)
    }

    /// Asks who the person is.
    ///
    /// - Parameters:
    ///   - hint: The address that the field begins with.
    ///   - additionalScopes: What the app wants to do beside knowing the name and the address.
    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        ask(over: presentingViewController, hint: hint, scopes: additionalScopes ?? []) { result in
            switch result {
            case .success(let user): completion?(GIDSignInResult(user), nil)
            case .failure(let error): completion?(nil, error)
            }
        }
    }

    /// Asks who the person is.
    @discardableResult
    public func signIn(withPresenting presentingViewController: UIViewController) async throws -> GIDSignInResult {
        try await signIn(withPresenting: presentingViewController, hint: nil)
    }

    /// Asks who the person is.
    @discardableResult
    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]? = nil
    ) async throws -> GIDSignInResult {
        try await withCheckedThrowingContinuation { done in
            ask(over: presentingViewController, hint: hint, scopes: additionalScopes ?? []) { result in
                done.resume(with: result.map { GIDSignInResult($0) }.mapError { $0 as any Error })
            }
        }
    }

    /// Asks who the person is, as in version 6.
    public func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
        hint: String? = nil, additionalScopes: [String]? = nil,
        callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
    ) {
        self.configuration = configuration
        nonisolated(unsafe) let callback = callback
        ask(over: presentingViewController, hint: hint, scopes: additionalScopes ?? []) { result in
            switch result {
            case .success(let user): callback?(user, nil)
            case .failure(let error): callback?(nil, error)
            }
        }
    }

    /// Asks who the person is, over ``presentingViewController``, and tells the delegate, as before version 6.
    public func signIn() {
        guard let presentingViewController else {
            later { [self] in tell(nil, GIDSignInError(.unknown)) }
            return
        }
        ask(over: presentingViewController, hint: nil, scopes: scopes.compactMap { $0 as? String }) { [self] result in
            switch result {
            case .success(let user): tell(user, nil)
            case .failure(let error): tell(nil, error)
            }
        }
    }

    // MARK: Helpers

    /// Calls a block on the main thread, after what goes on there.
    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { body() }
    }

    @MainActor
    private func tell(_ user: GIDGoogleUser?, _ error: GIDSignInError?) {
        delegate?.sign(self, didSignInFor: user, withError: error)
    }

    private func user(_ account: AccountFile.Account) -> GIDGoogleUser {
        GIDGoogleUser(account, configuration: configuration ?? GIDConfiguration(clientID: ""))
    }

    /// Shows the question, and keeps the answer.
    private func ask(
        over presenter: UIViewController, hint: String?, scopes: [String],
        then: @escaping @MainActor (Result<GIDGoogleUser, GIDSignInError>) -> Void
    ) {
        show(over: presenter) { [self] in
            SignInQuestion(hint: hint, domain: configuration?.hostedDomain) { [self] answer in
                guard let answer else { return then(.failure(GIDSignInError(.canceled))) }
                let account = AccountFile.Account(
                    email: answer.email, name: answer.name, scopes: Self.basicScopes + scopes)
                file.write(account)
                let user = user(account)
                currentUser = user
                then(.success(user))
            }.alert
        }
    }

    /// Shows a question at once when called on the main thread.
    private func show(over presenter: UIViewController, _ alert: @escaping @MainActor () -> UIAlertController) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { presenter.present(alert(), animated: true) }
        } else {
            DispatchQueue.main.async { presenter.present(alert(), animated: true) }
        }
    }

    func addScopes(
        _ scopes: [String], to user: GIDGoogleUser, over presenter: UIViewController,
        then: @escaping @MainActor (GIDSignInResult?, (any Error)?) -> Void
    ) {
        guard user === currentUser else {
            return later { then(nil, GIDSignInError(.mismatchWithCurrentUser)) }
        }
        let new = scopes.filter { !user.grantedScopes.contains($0) }
        guard !new.isEmpty else {
            return later { then(nil, GIDSignInError(.scopesAlreadyGranted)) }
        }
        show(over: presenter) { [self] in
            let alert = UIAlertController(
                title: SignInQuestion.title, message: new.joined(separator: "\n"), preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Cancel", style: .cancel) { _ in then(nil, GIDSignInError(.canceled)) })
            alert.addAction(
                UIAlertAction(title: "Allow", style: .default) { [self] _ in
                    user.grantedScopes += new
                    if var account = file.read() {
                        account.scopes = user.grantedScopes
                        file.write(account)
                    }
                    then(GIDSignInResult(user), nil)
                })
            return alert
        }
    }
}

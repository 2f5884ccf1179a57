import Foundation
import Testing

@testable import FirebaseAuth
@testable import GoogleSignIn
@testable import UIKit

@MainActor @Suite("Signing in with Google", .serialized) struct GoogleSignInTests {
    private final class Old: NSObject, GIDSignInDelegate {
        var heard: [String] = []
        func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: Error!) {
            heard.append(user.map { "\($0.profile.email) \($0.userID.count)" } ?? "\((error as NSError).code)")
        }
        func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: Error!) {
            heard.append("gone \(user.profile.email)")
        }
    }

    private func file() -> AccountFile {
        AccountFile(url: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + "/a.json"))
    }

    /// Keeps what it is to present.
    private final class Presenter: UIViewController {
        private var shown: UIAlertController?
        private var waiting: CheckedContinuation<UIAlertController, Never>?

        /// What was to be presented, or will be.
        func question() async -> UIAlertController {
            defer { shown = nil }
            if let shown { return shown }
            return await withCheckedContinuation { waiting = $0 }
        }

        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            guard let alert = viewControllerToPresent as? UIAlertController else { return }
            if let waiting { waiting.resume(returning: alert) } else { shown = alert }
            waiting = nil
        }
    }

    private func onScreen(_ body: (Presenter) async throws -> Void) async throws { try await body(Presenter()) }

    private func answer(_ alert: UIAlertController, _ title: String, _ texts: String...) throws {
        for (field, text) in zip(alert.textFields ?? [], texts) {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
        let action = try #require(alert.actions.first { $0.title == title })
        #expect(action.isEnabled)
        action.handler?(action)
    }

    private func claims(_ token: GIDToken?) throws -> [String: Any] {
        let text = try #require(token).tokenString
        #expect(text.split(separator: ".", omittingEmptySubsequences: false).count == 3)
        return try #require(IdentityToken.claims(of: text))
    }

    /// Calls what has a method for tasks as well, of which this is none.
    private func plainly(_ body: () -> Void) { body() }

    @Test func whoSignsInIsKnownInTheNextRun() async throws {
        try await onScreen { root in
            let file = file()
            let signIn = GIDSignIn(file: file)
            signIn.configuration = GIDConfiguration(clientID: "app")
            #expect(!signIn.hasPreviousSignIn() && signIn.currentUser == nil)
            await #expect(throws: GIDSignInError(.hasNoAuthInKeychain)) { try await signIn.restorePreviousSignIn() }
            var name: String?
            signIn.signIn(withPresenting: root) { result, error in
                name = result?.user.profile?.name
                #expect(error == nil && result?.serverAuthCode == nil)
            }
            let alert = await root.question()
            #expect(alert.actions.map(\.isEnabled) == [true, false])
            try answer(alert, "Continue", "hana@example.com", "김 하나")
            #expect(name == "김 하나" && signIn.currentUser.profile.givenName == "김")
            let values = try claims(signIn.currentUser.idToken)
            #expect(values["email"] as? String == "hana@example.com" && values["aud"] as? String == "app")
            #expect(values["sub"] as? String == signIn.currentUser.userID && values["family_name"] as? String == "하나")

            let next = GIDSignIn(file: file)
            #expect(next.hasPreviousSignIn() && next.currentUser == nil)
            let user = try await next.restorePreviousSignIn()
            #expect(user.userID == signIn.currentUser.userID && next.currentUser === user)
            next.signOut()
            #expect(!next.hasPreviousSignIn() && file.read() == nil)
        }
    }

    @Test func goingBackIsAnError() async throws {
        try await onScreen { root in
            let signIn = GIDSignIn(file: file())
            var code: GIDSignInError.Code?
            signIn.signIn(withPresenting: root, hint: "a@b.co") { _, error in code = (error as? GIDSignInError)?.code }
            let alert = await root.question()
            #expect(alert.textFields?.first?.text == "a@b.co" && alert.actions.last?.isEnabled == true)
            try answer(alert, "Cancel")
            #expect(code == .canceled && signIn.currentUser == nil)
        }
    }

    @Test func aDomainKeepsOthersOut() async throws {
        #expect(SignInQuestion.isAddress("a@b.co", domain: nil) && SignInQuestion.isAddress(" a@B.co", domain: "b.CO"))
        #expect(!SignInQuestion.isAddress("a@c.co", domain: "b.co") && !SignInQuestion.isAddress("a@b", domain: nil))
        #expect(!SignInQuestion.isAddress("", domain: nil))
    }

    @Test func scopesAreAskedForOnce() async throws {
        try await onScreen { root in
            let signIn = GIDSignIn(file: file())
            plainly { signIn.signIn(withPresenting: root, hint: "a@b.co", additionalScopes: ["drive"]) }
            try answer(await root.question(), "Continue")
            let user = try #require(signIn.currentUser)
            #expect(user.grantedScopes.contains("drive") && user.profile.name == "a" && user.profile.givenName == nil)
            await #expect(throws: GIDSignInError(.scopesAlreadyGranted)) {
                try await user.addScopes(["drive"], presenting: root)
            }
            plainly { user.addScopes(["mail", "drive"], presenting: root) }
            let more = await root.question()
            #expect(more.message == "mail")
            try answer(more, "Allow")
            #expect(user.grantedScopes.contains("mail"))
            let before = user.accessToken
            try await user.refreshTokensIfNeeded()
            #expect(user.accessToken == before)
        }
    }

    @Test func namesOfBeforeStillWork() async throws {
        try await onScreen { root in
            let signIn: GIDSignIn? = GIDSignIn(file: file())()
            let old = Old()
            signIn?.clientID = "app"
            signIn?.delegate = old
            signIn?.presentingViewController = root
            signIn?.signIn()
            try answer(await root.question(), "Continue", "a@b.co", "A B")
            #expect(old.heard == ["a@b.co 21"] && signIn?.currentUser.authentication.idToken != nil)
            plainly { signIn?.disconnect() }
            try await GIDSignIn(file: file()).disconnect()
            #expect(old.heard.last == "gone a@b.co" && signIn?.hasPreviousSignIn() == false)
        }
    }

    @Test func aCredentialIsThePersonsWhateverTheTokenSays() async throws {
        let auth = Auth(app: nil, file: nil)
        let configuration = GIDConfiguration(clientID: "app")
        let account = AccountFile.Account(email: "a@b.co", name: "A B", scopes: [])
        let first = GIDGoogleUser(account, configuration: configuration)
        let made = try await auth.signIn(
            with: GoogleAuthProvider.credential(
                withIDToken: first.idToken!.tokenString, accessToken: first.accessToken.tokenString))
        #expect(made.user.email == "a@b.co" && made.user.displayName == "A B" && made.user.isEmailVerified)
        let second = GIDGoogleUser(account, configuration: GIDConfiguration(clientID: "other"))
        #expect(second.idToken != first.idToken)
        let again = try await auth.signIn(
            with: GoogleAuthProvider.credential(withIDToken: second.idToken!.tokenString, accessToken: ""))
        #expect(again.user.uid == made.user.uid)
        let plain = try await auth.signIn(with: GoogleAuthProvider.credential(withIDToken: "x", accessToken: ""))
        #expect(plain.user.uid != made.user.uid && plain.user.email == nil)
    }

    @Test func theButtonHasTheSizesOfItsStyles() {
        let button = GIDSignInButton()
        #expect(button.intrinsicContentSize == CGSize(width: 230, height: 48) && button.colorScheme == .light)
        button.style = .wide
        #expect(button.sizeThatFits(.zero).width == 312)
        button.style = .iconOnly
        #expect(button.sizeThatFits(CGSize(width: 400, height: 90)) == CGSize(width: 48, height: 48))
    }
}

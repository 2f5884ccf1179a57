import Foundation
import Testing

@testable import FirebaseAuth
@testable import GoogleSignIn
@testable import UIKit

@MainActor @Suite("Signing in with Google", .serialized) struct GoogleSignInTests {
    private func file() -> AccountFile {
        AccountFile(url: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + "/a.json"))
    }

    private func answer(_ alert: UIAlertController, _ title: String, _ texts: String...) throws {
        for (field, text) in zip(alert.textFields ?? [], texts) {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
        let action = try #require(alert.actions.first { $0.title == title })
        #expect(action.isEnabled)
        action.handler?(action)
    }

    @Test func thePersonTypesAnAddressAndAName() throws {
        var answers: [String?] = []
        let question = SignInQuestion(hint: nil, domain: nil) { answers.append($0.map { $0.email + " " + $0.name }) }
        #expect(question.alert.actions.map(\.isEnabled) == [true, false])
        try answer(question.alert, "Continue", "hana@example.com", "김 하나")
        try answer(question.alert, "Continue", " a@b.co ", "")
        try answer(question.alert, "Cancel")
        #expect(answers == ["hana@example.com 김 하나", "a@b.co a", nil])
        let hinted = SignInQuestion(hint: "a@b.co", domain: "b.co") { _ in }
        #expect(hinted.alert.textFields?.first?.text == "a@b.co" && hinted.alert.actions.last?.isEnabled == true)
        #expect(hinted.alert.textFields?.first?.placeholder == "Email (@b.co)")
    }

    @Test func whoSignedInIsKnownInTheNextRun() async throws {
        let file = file()
        let first = GIDSignIn(file: file)
        #expect(!first.hasPreviousSignIn() && first.currentUser == nil)
        await #expect(throws: GIDSignInError(.hasNoAuthInKeychain)) { try await first.restorePreviousSignIn() }
        file.write(AccountFile.Account(email: "hana@example.com", name: "김 하나", scopes: ["drive"]))
        let next = GIDSignIn(file: file)
        next.configuration = GIDConfiguration(clientID: "app")
        #expect(next.hasPreviousSignIn() && next.currentUser == nil)
        let user = try await next.restorePreviousSignIn()
        #expect(next.currentUser === user && user.profile.givenName == "김" && user.grantedScopes == ["drive"])
        let values = try claims(user.idToken)
        #expect(values["email"] as? String == "hana@example.com" && values["aud"] as? String == "app")
        #expect(values["sub"] as? String == user.userID && values["family_name"] as? String == "하나")
        let before = user.accessToken
        try await user.refreshTokensIfNeeded()
        #expect(user.accessToken == before && user.authentication.idToken == user.idToken.tokenString)
        next.signOut()
        #expect(!next.hasPreviousSignIn() && file.read() == nil)
    }

    private func claims(_ token: GIDToken?) throws -> [String: Any] {
        let text = try #require(token).tokenString
        #expect(text.split(separator: ".", omittingEmptySubsequences: false).count == 3)
        return try #require(IdentityToken.claims(of: text))
    }

    @Test func aDomainKeepsOthersOut() async throws {
        #expect(SignInQuestion.isAddress("a@b.co", domain: nil) && SignInQuestion.isAddress(" a@B.co", domain: "b.CO"))
        #expect(!SignInQuestion.isAddress("a@c.co", domain: "b.co") && !SignInQuestion.isAddress("a@b", domain: nil))
        #expect(!SignInQuestion.isAddress("", domain: nil))
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

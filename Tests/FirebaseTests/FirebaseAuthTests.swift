import Foundation
import Testing

@testable import FirebaseAuth

@Suite struct FirebaseAuthTests {
    private let auth = Auth(app: nil, file: nil)

    private func code(_ body: () async throws -> Void) async -> AuthErrorCode? {
        do {
            try await body()
            return nil
        } catch {
            return AuthErrorCode(_nsError: error as NSError)
        }
    }

    @Test func anAccountSignsInAndOut() async throws {
        #expect(auth.currentUser == nil)
        let result = try await auth.createUser(withEmail: "Kim@example.com", password: "비밀번호12")
        #expect(result.additionalUserInfo?.isNewUser == true && result.user.email == "kim@example.com")
        #expect(auth.currentUser?.uid == result.user.uid && result.user.uid.count == 28)
        try auth.signOut()
        #expect(auth.currentUser == nil)
        let again = try await auth.signIn(withEmail: "kim@example.com", password: "비밀번호12")
        #expect(again.user.uid == result.user.uid && again.additionalUserInfo?.isNewUser == false)
    }

    @Test func whatIsWrongIsSaid() async throws {
        #expect(await code { try await auth.createUser(withEmail: "no address", password: "123456") } == .invalidEmail)
        #expect(await code { try await auth.createUser(withEmail: "a@b.co", password: "12345") } == .weakPassword)
        #expect(await code { try await auth.signIn(withEmail: "a@b.co", password: "123456") } == .userNotFound)
        try await auth.createUser(withEmail: "a@b.co", password: "123456")
        #expect(await code { try await auth.createUser(withEmail: "A@B.co", password: "123456") } == .emailAlreadyInUse)
        #expect(await code { try await auth.signIn(withEmail: "a@b.co", password: "654321") } == .wrongPassword)
        #expect(await code { try await auth.sendPasswordReset(withEmail: "x@y.z") } == .userNotFound)
    }

    @MainActor @Test func listenersHearAtOnceAndOfChanges() async throws {
        final class Heard: @unchecked Sendable { var all: [String?] = [] }
        let heard = Heard()
        let handle = auth.addStateDidChangeListener { heard.all.append($1?.email) }
        try await auth.createUser(withEmail: "a@b.co", password: "123456")
        try auth.signOut()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(heard.all.count >= 2 && heard.all.last == .some(nil))
        auth.removeStateDidChangeListener(handle)
        let count = heard.all.count
        try await auth.signInAnonymously()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(heard.all.count == count && auth.currentUser?.isAnonymous == true)
    }

    @Test func namesAreCommittedAndKept() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let first = Auth(app: nil, file: file)
        let user = try await first.createUser(withEmail: "a@b.co", password: "123456").user
        let change = user.createProfileChangeRequest()
        change.displayName = "김하나"
        #expect(user.displayName == nil)
        try await change.commitChanges()
        #expect(Auth(app: nil, file: file).currentUser?.displayName == "김하나")
        let credential = EmailAuthProvider.credential(withEmail: "a@b.co", password: "x")
        let problem: (any Error)? = await withCheckedContinuation { done in
            user.reauthenticate(with: credential) { done.resume(returning: $1) }
        }
        #expect((problem as NSError?)?.code == AuthErrorCode.wrongPassword.rawValue)
        let gone: (any Error)? = await withCheckedContinuation { done in
            user.delete { done.resume(returning: $0) }
        }
        #expect(gone == nil && first.currentUser == nil && Auth(app: nil, file: file).currentUser == nil)
    }
}

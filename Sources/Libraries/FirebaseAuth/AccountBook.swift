internal import CryptoKit
import FirebaseCore
import Foundation

/// The accounts of an app on this machine, in a file.
final class AccountBook: @unchecked Sendable {
    /// What is known of a person.
    struct Account: Codable, Sendable {
        var uid = UUID().uuidString.replacingOccurrences(of: "-", with: "").prefix(28).description
        var email: String?
        var digest: Data?
        var provider = "password"
        var name: String?
        var photo: URL?
        var isVerified = false
        var created = Date()
        var signedIn = Date()

        var isAnonymous: Bool { provider == "anonymous" }
    }

    private struct Book: Codable {
        var accounts: [String: Account] = [:]
        var current: String?
    }

    private let file: URL?
    private let lock = NSLock()
    private var book = Book()

    /// The accounts in a file; nil: for as long as the app runs.
    init(file: URL?) {
        self.file = file
        if let data = file.flatMap({ try? Data(contentsOf: $0) }) {
            book = (try? JSONDecoder().decode(Book.self, from: data)) ?? Book()
        }
    }

    var current: String? {
        get { lock.withLock { book.current } }
        set { change { $0.current = newValue } }
    }

    subscript(uid: String) -> Account? {
        get { lock.withLock { book.accounts[uid] } }
        set { change { $0.accounts[uid] = newValue } }
    }

    func account(email: String) -> Account? {
        lock.withLock { book.accounts.values.first { $0.email == email.lowercased() } }
    }

    func account(provider: String, token: String) -> Account? {
        let digest = Self.digest(token)
        return lock.withLock { book.accounts.values.first { $0.provider == provider && $0.digest == digest } }
    }

    static func digest(_ password: String) -> Data { Data(SHA256.hash(data: Data(password.utf8))) }

    private func change(_ body: (inout Book) -> Void) {
        lock.withLock {
            body(&book)
            if let file { try? JSONEncoder().encode(book).write(to: file) }
        }
    }
}

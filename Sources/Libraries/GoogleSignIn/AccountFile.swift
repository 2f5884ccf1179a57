import Foundation

/// The account that has signed in, in a file.
struct AccountFile {
    /// What is kept of an account.
    struct Account: Codable, Equatable {
        var email: String
        var name: String
        var scopes: [String]

        /// A number that an address always has: 21 digits, as Google's.
        var number: String {
            // FNV-1a, which is the same in each run
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in email.lowercased().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            let digits = String(hash)
            return "1" + String(repeating: "0", count: max(0, 20 - digits.count)) + digits
        }
    }

    /// nil: for as long as the app runs.
    let url: URL?

    static let ofApp = AccountFile(
        url: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
            .appendingPathComponent("GoogleSignIn.json"))

    func read() -> Account? {
        url.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode(Account.self, from: $0) }
    }

    func write(_ account: Account?) {
        guard let url else { return }
        guard let account, let data = try? JSONEncoder().encode(account) else {
            try? FileManager.default.removeItem(at: url)
            return
        }
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: url, options: .atomic)
    }
}

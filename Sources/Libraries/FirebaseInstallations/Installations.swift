internal import FirebaseCore
public import Foundation

/// What tells one installation of an app from another. It is made here, and stays until it is deleted.
public final class Installations: NSObject, @unchecked Sendable {
    private static let one = Installations(file: FirebaseApp.folder("Installations").appendingPathComponent("id"))
    private let file: URL
    private let lock = NSLock()

    init(file: URL) {
        self.file = file
        super.init()
    }

    /// The installation of the default app.
    public class func installations() -> Installations {
        _ = FirebaseApp.required(by: "Installations")
        return one
    }

    /// The name of the installation: 22 characters.
    public func installationID(completion: @escaping (String?, (any Error)?) -> Void) {
        let id = kept()
        FirebaseApp.later { completion(id, nil) }
    }

    /// The name of the installation: 22 characters.
    public func installationID() async throws -> String { kept() }

    /// Fails: there is no server that could give a token.
    public func authToken(completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) {
        FirebaseApp.later { completion(nil, Self.refusal) }
    }

    /// Fails: there is no server that could give a token.
    public func authToken() async throws -> InstallationsAuthTokenResult { throw Self.refusal }

    /// Fails: there is no server that could give a token.
    public func authTokenForcingRefresh(
        _ forceRefresh: Bool, completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void
    ) { authToken(completion: completion) }

    /// Fails: there is no server that could give a token.
    public func authTokenForcingRefresh(_ forceRefresh: Bool) async throws -> InstallationsAuthTokenResult {
        throw Self.refusal
    }

    /// Forgets the name: the next one is another.
    public func delete(completion: @escaping ((any Error)?) -> Void) {
        forget()
        FirebaseApp.later { completion(nil) }
    }

    /// Forgets the name: the next one is another.
    public func delete() async throws { forget() }

    private static var refusal: NSError {
        NSError(
            domain: "com.firebase.installations", code: 0,
            userInfo: [NSLocalizedDescriptionKey: "There is no server that could give a token."])
    }

    private func forget() { lock.withLock { try? FileManager.default.removeItem(at: file) } }

    private func kept() -> String {
        lock.withLock {
            if let text = try? String(contentsOf: file, encoding: .utf8), text.count == 22 { return text }
            // Names begin with a letter from c to f, as the first four bits say their version.
            var bytes = (0..<17).map { _ in UInt8.random(in: 0...255) }
            bytes[0] = 0x70 | bytes[0] & 0x0F
            let name = Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
                .replacingOccurrences(of: "/", with: "_").prefix(22)
            try? String(name).write(to: file, atomically: true, encoding: .utf8)
            return String(name)
        }
    }
}

/// A token for Firebase's servers. None are given here.
public final class InstallationsAuthTokenResult: NSObject, Sendable {
    /// The token.
    public let authToken: String
    /// Until when it holds.
    public let expirationDate: Date

    init(authToken: String, expirationDate: Date) {
        self.authToken = authToken
        self.expirationDate = expirationDate
    }
}

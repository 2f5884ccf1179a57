import Foundation
import Testing
import URLLoading

/// Servers whose certificate the system does not trust.
@Suite("Trust") struct TrustTests {
    final class Deciding: NSObject, URLSessionDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private let disposition: URLSession.AuthChallengeDisposition
        private var spaces: [URLProtectionSpace] = []

        init(_ disposition: URLSession.AuthChallengeDisposition) { self.disposition = disposition }

        var asked: [URLProtectionSpace] { lock.withLock { spaces } }

        func urlSession(
            _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            lock.withLock { spaces.append(challenge.protectionSpace) }
            completionHandler(disposition, URLCredential(user: "", password: "", persistence: .none))
        }
    }

    private func code(_ session: URLSession, _ url: URL) async -> URLError.Code? {
        do {
            _ = try await session.data(from: url)
            return nil
        } catch { return (error as? URLError)?.code }
    }

    @Test("Without a delegate, and with one that leaves it to the system, nothing is sent") func untrusted()
        async throws
    {
        let server = try SecureServer()
        #expect(await code(URLSession(configuration: .ephemeral), server.url) == .serverCertificateUntrusted)
        let leaving = Deciding(.performDefaultHandling)
        let session = URLSession(configuration: .ephemeral, delegate: leaving, delegateQueue: nil)
        #expect(await code(session, server.url) == .serverCertificateUntrusted)
        #expect(leaving.asked.first?.authenticationMethod == NSURLAuthenticationMethodServerTrust)
        #expect(leaving.asked.first?.host == "127.0.0.1")
        let refusing = Deciding(.cancelAuthenticationChallenge)
        let other = URLSession(configuration: .ephemeral, delegate: refusing, delegateQueue: nil)
        #expect(await code(other, server.url) == .cancelled)
    }

    @Test("A delegate may trust a server all the same, and is asked once") func trusted() async throws {
        let server = try SecureServer()
        let trusting = Deciding(.useCredential)
        let session = URLSession(configuration: .ephemeral, delegate: trusting, delegateQueue: nil)
        for _ in 0..<3 {
            #expect(try await session.data(from: server.url).0 == Data("secret".utf8))
        }
        #expect(trusting.asked.count == 1)
    }

    /// The same delegate with the method that waits.
    final class Waiting: NSObject, URLSessionDelegate, Sendable {
        func urlSession(
            _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            await Task.yield()
            return (.useCredential, URLCredential(user: "", password: "", persistence: .none))
        }
    }

    @Test("A delegate may take its time") func waiting() async throws {
        let server = try SecureServer()
        let session = URLSession(configuration: .ephemeral, delegate: Waiting(), delegateQueue: nil)
        #expect(try await session.data(from: server.url).0 == Data("secret".utf8))
    }
}

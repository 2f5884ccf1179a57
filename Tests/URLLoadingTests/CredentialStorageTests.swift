import Foundation
import Testing
import URLLoading

@Suite("Storage of credentials") struct CredentialStorageTests {
    private func space(_ realm: String? = "방", port: Int = 8080, method: String = NSURLAuthenticationMethodHTTPBasic)
        -> URLProtectionSpace
    {
        URLProtectionSpace(
            host: "127.0.0.1", port: port, protocol: NSURLProtectionSpaceHTTP, realm: realm,
            authenticationMethod: method)
    }

    private func credential(_ user: String, _ persistence: URLCredential.Persistence = .forSession) -> URLCredential {
        URLCredential(user: user, password: "password", persistence: persistence)
    }

    @Test("Spaces that say the same are the same") func spaces() {
        let storage = URLCredentialStorage()
        #expect(storage.defaultCredential(for: space()) == nil && storage.credentials(for: space()) == nil)
        storage.setDefaultCredential(credential("one"), for: space())
        storage.set(credential("two"), for: space())
        #expect(storage.defaultCredential(for: space())?.user == "one")
        #expect(storage.credentials(for: space())?.keys.sorted() == ["one", "two"])
        #expect(storage.allCredentials.count == 1)
        for other in [space("other"), space(nil), space(port: 80), space(method: NSURLAuthenticationMethodHTTPDigest)] {
            #expect(storage.defaultCredential(for: other) == nil)
        }
        storage.remove(credential("one"), for: space())
        #expect(storage.defaultCredential(for: space()) == nil && storage.credentials(for: space())?.count == 1)
        storage.remove(credential("two"), for: space())
        #expect(storage.allCredentials.isEmpty)
    }

    @Test("What is not to be kept is not") func persistence() {
        let storage = URLCredentialStorage()
        storage.setDefaultCredential(credential("one", .none), for: space())
        storage.set(credential("two", .synchronizable), for: space())
        #expect(storage.credentials(for: space()) == nil)
        storage.set(credential("three", .permanent), for: space())
        #expect(storage.credentials(for: space())?.count == 1)
    }

    @Test("Changes are told of") func changes() {
        let storage = URLCredentialStorage()
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: .NSURLCredentialStorageChanged, object: storage, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        storage.set(credential("one"), for: space())
        storage.remove(credential("one"), for: space())
        #expect(count == 2)
    }

    @Test("A session answers a server by the default credential of its space") func session() async throws {
        let server = try LoopServer { request in
            request.header("Authorization") == nil
                ? LoopServer.Answer(401, [("WWW-Authenticate", "Basic realm=\"room\"")])
                : LoopServer.Answer(200, [], request.header("Authorization") ?? "")
        }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.ephemeral
        let storage = URLCredentialStorage()
        configuration.urlCredentialStorage = storage
        storage.setDefaultCredential(credential("user"), for: space("room", port: Int(server.port)))
        let (data, _) = try await URLSession(configuration: configuration).data(from: server.url("/"))
        let pair = Data("user:password".utf8).base64EncodedString()
        #expect(String(decoding: data, as: UTF8.self) == "Basic \(pair)")
    }

    final class Asked: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        let lock = NSLock()
        nonisolated(unsafe) var spaces: [URLProtectionSpace] = []

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            lock.withLock { spaces.append(challenge.protectionSpace) }
            return (.performDefaultHandling, nil)
        }
    }

    @Test("A space's protocol is the scheme") func schemes() async throws {
        let server = try LoopServer { _ in
            LoopServer.Answer(401, [("WWW-Authenticate", "Basic realm=\"room\"")])
        }
        defer { server.stop() }
        let secure = try SecureServer()
        let asked = Asked()
        let session = URLSession(configuration: .ephemeral)
        _ = try await session.data(from: server.url("/"), delegate: asked)
        _ = try? await session.data(from: secure.url, delegate: asked)
        #expect(asked.spaces.map(\.protocol) == ["http", "https"])
        #expect(asked.spaces.map(\.receivesCredentialSecurely) == [false, true])
        #expect(NSURLProtectionSpaceHTTPS == "https" && NSURLProtectionSpaceSOCKSProxy == "SOCKS")
    }
}

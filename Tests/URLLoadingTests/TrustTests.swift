import Foundation
import Testing
import URLLoading

/// Servers whose certificate the system does not trust.
@Suite("Trust") struct TrustTests {
    /// A server of HTTPS in Python, with a certificate that it has signed itself.
    private final class Server {
        private static let script = """
            import http.server, os, ssl, sys, threading
            class Handler(http.server.BaseHTTPRequestHandler):
                protocol_version = 'HTTP/1.1'
                def do_GET(self):
                    self.send_response(200); self.send_header('Content-Length', '6'); self.end_headers(); self.wfile.write(b'secret')
                def log_message(self, *rest): pass
            threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
            server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(sys.argv[1])
            server.socket = context.wrap_socket(server.socket, server_side=True)
            print(server.server_address[1], flush=True)
            server.serve_forever()
            """
        private let process = Process()
        private let input = Pipe()
        let url: URL

        init() throws {
            let file = try #require(Bundle.module.url(forResource: "server", withExtension: "pem"))
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", Self.script, file.path]
            (process.standardOutput, process.standardInput) = (output, input)
            try process.run()
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            let port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
            url = URL(string: "https://127.0.0.1:\(port)/")!
        }

        deinit { process.terminate() }
    }

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
        let server = try Server()
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
        let server = try Server()
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
        let server = try Server()
        let session = URLSession(configuration: .ephemeral, delegate: Waiting(), delegateQueue: nil)
        #expect(try await session.data(from: server.url).0 == Data("secret".utf8))
    }
}

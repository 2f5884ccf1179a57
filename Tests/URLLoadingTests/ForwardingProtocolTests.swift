import Foundation
import Testing
import URLLoading

/// A protocol that asks a session of its own, whose delegate it is, with a method that waits.
private final class Forwarding: URLProtocol, URLSessionDataDelegate, @unchecked Sendable {
    private lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    private weak var started: URLSessionTask?

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        started = session.dataTask(with: request)
        started?.resume()
    }

    override func stopLoading() { started?.cancel() }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        return .allow
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        client?.urlProtocol(self, didLoad: data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        client?.urlProtocolDidFinishLoading(self)
    }
}

@Suite("A protocol that forwards") struct ForwardingProtocolTests {
    @Test("All of many answers come") func answers() async throws {
        let server = try LoopServer { LoopServer.Answer(200, [], "answer to \($0.path)") }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Forwarding.self]
        for index in 0..<100 {
            let session = URLSession(configuration: configuration)
            let (data, _) = try await session.data(from: server.url("/\(index)"))
            #expect(String(decoding: data, as: UTF8.self) == "answer to /\(index)")
            session.finishTasksAndInvalidate()
        }
    }
}

import Foundation
import URLLoading
import SeamFoundation
import Testing

/// A protocol as apps write it to put something else in a session's place.
private protocol Session: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Session {}

/// Answers every request with its address.
private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "none",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}

@Suite struct SessionMethodTests {
    @Test func aSessionFulfilsAnAppsProtocol() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Echo.self]
        let session: any Session = URLSession(configuration: configuration)
        let url = try #require(URL(string: "https://example.com/a"))
        #expect(try await session.data(from: url).0 == Data(url.absoluteString.utf8))
        #expect(try await session.data(for: URLRequest(url: url)).0 == Data(url.absoluteString.utf8))
        await #expect(throws: URLError.self) { try await session.data(from: url.appending(path: "none")) }
    }
}

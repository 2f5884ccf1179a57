import Foundation
import SeamFoundation
import Testing

import URLLoading

/// Answers of an app's protocols that lead elsewhere.
@Suite("Redirections by protocols") struct RedirectionTests {
    /// Leads from `/N` to `/N-1` and from `/loop` to itself, and answers `/0` with the request's method and body.
    final class LeadingProtocol: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "lead.test" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url else { return }
            let step = Int(url.lastPathComponent)
            var headers = ["X-Step": url.lastPathComponent]
            if step != 0 {
                var next = request
                next.url = url.deletingLastPathComponent().appendingPathComponent(step.map { "\($0 - 1)" } ?? "loop")
                headers["Location"] = next.url?.absoluteString
                guard let head = HTTPURLResponse(url: url, statusCode: 307, httpVersion: nil, headerFields: headers)
                else { return }
                client?.urlProtocol(self, wasRedirectedTo: next, redirectResponse: head)
                // What protocols do after it is about a way that is left.
                client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
                client?.urlProtocol(self, didLoad: Data("moved".utf8))
                client?.urlProtocolDidFinishLoading(self)
            } else if let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: headers) {
                client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
                client?.urlProtocol(self, didLoad: Data((request.httpMethod ?? "").utf8))
                client?.urlProtocol(self, didLoad: request.httpBodyStream.map(Self.read) ?? Data())
                client?.urlProtocolDidFinishLoading(self)
            }
        }

        override func stopLoading() {}

        private static func read(_ stream: InputStream) -> Data {
            stream.open()
            defer { stream.close() }
            var buffer = [UInt8](repeating: 0, count: 1024)
            let count = stream.read(&buffer, maxLength: buffer.count)
            return Data(buffer.prefix(max(count, 0)))
        }
    }

    /// Lets tasks go on until a step.
    final class Deciding: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        private let last: Int
        private let lock = NSLock()
        private var steps: [String] = []

        init(last: Int) { self.last = last }

        var asked: [String] { lock.withLock { steps } }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            let step = request.url?.lastPathComponent ?? ""
            lock.withLock { steps.append(step) }
            completionHandler((Int(step) ?? 0) < last ? nil : request)
        }
    }

    private func session(_ delegate: Deciding? = nil) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [LeadingProtocol.self]
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://lead.test/" + path)) }

    @Test("A task goes where it is led, with what was asked for", arguments: [1, 3])
    func followed(steps: Int) async throws {
        var request = URLRequest(url: try url("\(steps)"))
        request.httpMethod = "PUT"
        request.httpBody = Data(" 한글".utf8)
        let (data, response) = try await session().data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "PUT 한글")
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect(response.url?.path == "/0")
    }

    @Test("The session's delegate is asked at every step")
    func asked() async throws {
        let delegate = Deciding(last: 0)
        let session = session(delegate)
        let (data, _) = try await session.data(from: try url("2"))
        #expect(String(decoding: data, as: UTF8.self) == "GET" && delegate.asked == ["1", "0"])
        session.invalidateAndCancel()
    }

    @Test("A way that the delegate refuses ends with the answer that leads there")
    func refused() async throws {
        let delegate = Deciding(last: 2)
        let session = session(delegate)
        let (data, response) = try await session.data(from: try url("3"))
        #expect(delegate.asked == ["2", "1"])
        #expect((response as? HTTPURLResponse)?.statusCode == 307)
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Step") == "2")
        #expect(String(decoding: data, as: UTF8.self) == "moved")
        session.invalidateAndCancel()
    }

    @Test("A loop ends with an error")
    func loop() async throws {
        let error = await #expect(throws: URLError.self) { try await self.session().data(from: try self.url("loop")) }
        #expect(error?.code == .httpTooManyRedirects)
    }

    @Test("A download is a file with what is at the end")
    func download() async throws {
        let session = session()
        let target = try url("2")
        let text = try await withCheckedThrowingContinuation { (done: CheckedContinuation<String, any Error>) in
            session.downloadTask(with: target) { file, _, error in
                done.resume(
                    with: Result {
                        try String(contentsOf: file ?? { throw error ?? URLError(.unknown) }(), encoding: .utf8)
                    })
            }.resume()
        }
        #expect(text == "GET")
    }
}

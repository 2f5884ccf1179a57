import Foundation
import Testing
import URLLoading

/// Answers by protocols of the app's.
@Suite("Protocols of the app's") struct ProtocolTests {
    /// Answers by the last part of the path.
    final class Answering: URLProtocol, @unchecked Sendable {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "answer.test" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }

        override func startLoading() {
            guard let url = request.url else { return }
            switch url.lastPathComponent {
            case "failing": client?.urlProtocol(self, didFailWithError: Own.failed)
            case "late":
                Thread.sleep(forTimeInterval: 0.05)
                answer(url, "late")
            case "silent": break
            case "moved":
                let head = HTTPURLResponse(
                    url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": "http://answer.test/there"])!
                client?.urlProtocol(
                    self, wasRedirectedTo: URLRequest(url: URL(string: "http://answer.test/there")!),
                    redirectResponse: head)
                client?.urlProtocolDidFinishLoading(self)
            case "body":
                answer(url, "\(request.httpBody?.count ?? -1) \(request.httpBodyStream.map(Self.read) ?? "none")")
            default: answer(url, url.lastPathComponent)
            }
        }

        private func answer(_ url: URL, _ text: String) {
            let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
            for letter in text { client?.urlProtocol(self, didLoad: Data(String(letter).utf8)) }
            client?.urlProtocolDidFinishLoading(self)
            // What comes after the end is told to nobody.
            client?.urlProtocol(self, didLoad: Data("!".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        private static func read(_ stream: InputStream) -> String {
            stream.open()
            var buffer = [UInt8](repeating: 0, count: 100)
            let count = stream.read(&buffer, maxLength: 100)
            return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
        }

        override func stopLoading() {}
    }

    enum Own: Error { case failed }

    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses?.insert(Answering.self, at: 0)
        return URLSession(configuration: configuration)
    }

    private func url(_ path: String) -> URL { URL(string: "http://answer.test/\(path)")! }
    private func text(_ path: String) async throws -> String {
        String(decoding: try await session.data(from: url(path)).0, as: UTF8.self)
    }

    @Test("The answer is the protocol's, whenever and wherever it comes") func answers() async throws {
        #expect(try await text("abc") == "abc")
        #expect(try await text("late") == "late")
        #expect(try await text("moved") == "there")
        await #expect { _ = try await text("failing") } throws: { $0 is Own }
    }

    @Test("A body comes to protocols as a stream, as on iOS") func body() async throws {
        var request = URLRequest(url: url("body"))
        request.httpMethod = "POST"
        request.httpBody = Data("안녕".utf8)
        let (data, _) = try await session.data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "-1 안녕")
        request.httpBody = nil
        let (sent, _) = try await session.upload(for: request, from: Data("up".utf8))
        #expect(String(decoding: sent, as: UTF8.self) == "-1 up")
    }

    @Test("Downloads get a file of what a protocol says") func download() async throws {
        let (file, response) = try await session.download(from: url("abc"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "abc")
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        try FileManager.default.removeItem(at: file)
    }

    @Test("A protocol that says nothing keeps a task as long as it waits") func silent() async throws {
        var request = URLRequest(url: url("silent"))
        request.timeoutInterval = 0.1
        await #expect { _ = try await session.data(for: request) } throws: { ($0 as? URLError)?.code == .timedOut }
        let other = session
        let task = Task { try await other.data(from: url("silent")) }
        try await Task.sleep(for: .milliseconds(20))
        task.cancel()
        await #expect { _ = try await task.value } throws: { ($0 as? URLError)?.code == .cancelled }
    }

    @Test("The shared session asks what was registered, others do not") func registered() async throws {
        final class Registered: URLProtocol, @unchecked Sendable {
            override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "registered.test" }
            override func startLoading() {
                client?.urlProtocol(self, didLoad: Data("here".utf8))
                client?.urlProtocolDidFinishLoading(self)
            }
        }
        #expect(URLProtocol.registerClass(Registered.self))
        #expect(!URLProtocol.registerClass(Registered.self))
        defer { URLProtocol.unregisterClass(Registered.self) }
        let url = URL(string: "http://registered.test/")!
        let (data, response) = try await URLSession.shared.data(from: url)
        #expect(data == Data("here".utf8) && response.url == url)
        var request = URLRequest(url: url)
        request.timeoutInterval = 5
        await #expect(throws: URLError.self) { try await URLSession(configuration: .ephemeral).data(for: request) }
    }

    @Test("Classes that stand for sessions and tasks in tests can be made") func standIns() {
        final class StandIn: URLSessionDataTask, @unchecked Sendable {
            var resumed = 0
            override init() { super.init() }
            override func resume() { resumed += 1 }
        }
        final class Session: URLSession, @unchecked Sendable {
            let task = StandIn()
            override func dataTask(
                with request: URLRequest,
                completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionDataTask {
                completionHandler(Data("stand-in".utf8), nil, nil)
                return task
            }
        }
        let session = Session()
        let heard = Counts()
        session.dataTask(with: URL(string: "http://a.test")!) { data, _, _ in
            heard.add(String(decoding: data ?? Data(), as: UTF8.self))
        }.resume()
        #expect(session.task.resumed == 1 && heard["stand-in"] == 1)
    }
}

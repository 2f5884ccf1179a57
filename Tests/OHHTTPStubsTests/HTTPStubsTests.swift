import OHHTTPStubsSwift
import SeamFoundation
import Testing

import URLLoading

/// Answers that stand in for the network.
@Suite("Stubs of HTTP", .serialized) final class HTTPStubsTests {
    private let session = URLSession(configuration: .ephemeral)

    deinit {
        HTTPStubs.removeAllStubs()
        HTTPStubs.onStubActivation(nil)
        HTTPStubs.onStubRedirectResponse(nil)
        HTTPStubs.afterStubFinish(nil)
        HTTPStubs.onStubMissing(nil)
    }

    private func get(_ address: String, in session: URLSession? = nil) async throws -> (Data, HTTPURLResponse) {
        let url = try #require(URL(string: address))
        let (data, response) = try await (session ?? self.session).data(from: url)
        return (data, try #require(response as? HTTPURLResponse))
    }

    @Test("Status, headers and data are the stub's, in the shared session too")
    func answer() async throws {
        stub(condition: isHost("a.test") && isPath("/users") && isMethodGET()) { _ in
            HTTPStubsResponse(data: Data("한글 🎉".utf8), statusCode: 201, headers: ["X-Kind": "users"])
        }
        for session in [session, .shared] {
            let (data, response) = try await get("https://a.test/users?page=2", in: session)
            #expect(String(decoding: data, as: UTF8.self) == "한글 🎉")
            #expect(response.statusCode == 201 && response.value(forHTTPHeaderField: "X-Kind") == "users")
            #expect(response.url?.absoluteString == "https://a.test/users?page=2")
        }
    }

    @Test("An object comes as JSON with its type")
    func json() async throws {
        stub(condition: isHost("a.test")) { _ in
            HTTPStubsResponse(jsonObject: ["name": "Ann"], statusCode: 200, headers: nil)
        }
        let (data, response) = try await get("https://a.test/")
        #expect(response.mimeType == "application/json")
        #expect(try JSONDecoder().decode([String: String].self, from: data) == ["name": "Ann"])
        let kept = HTTPStubsResponse(jsonObject: [1], statusCode: 200, headers: ["Content-Type": "text/json"])
        #expect(kept.httpHeaders?["Content-Type"] as? String == "text/json")
        #expect(HTTPStubsResponse(jsonObject: Date(), statusCode: 200, headers: nil).error != nil)
    }

    @Test("A file's data come, and a file that is not there is an error")
    func files() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data("[1,2]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        stub(condition: isExtension("json")) { request in
            request.url?.lastPathComponent == "there.json"
                ? fixture(filePath: file.path, status: 203, headers: nil)
                : fixture(filePath: "/nowhere/\(UUID().uuidString)", headers: nil)
        }
        let (data, response) = try await get("https://a.test/there.json")
        #expect(data == Data("[1,2]".utf8) && response.statusCode == 203)
        await #expect(throws: (any Error).self) { try await self.get("https://a.test/other.json") }
    }

    @Test("An error comes as it is")
    func error() async throws {
        stub(condition: isHost("a.test")) { _ in HTTPStubsResponse(error: URLError(.notConnectedToInternet)) }
        let error = await #expect(throws: URLError.self) { try await self.get("https://a.test/") }
        #expect(error?.code == .notConnectedToInternet)
    }

    @Test("The stub that was added last answers, and the one before it when it is gone")
    func order() async throws {
        func add(_ status: Int32) -> any HTTPStubsDescriptor {
            stub(condition: isHost("a.test")) { _ in HTTPStubsResponse(data: Data(), statusCode: status, headers: nil) }
        }
        let first = add(200)
        let second = add(404)
        second.name = "second"
        #expect(HTTPStubs.allStubs().count == 2)
        #expect(try await get("https://a.test/").1.statusCode == 404)
        #expect(HTTPStubs.removeStub(second) && !HTTPStubs.removeStub(second))
        #expect(try await get("https://a.test/").1.statusCode == 200)
        #expect(HTTPStubs.removeStub(first) && HTTPStubs.allStubs().isEmpty)
    }

    @Test("Data that take their time come in pieces, and in their order")
    func pieces() async throws {
        let data = Data((0..<100_000).map { UInt8($0 % 251) })
        stub(condition: isHost("a.test")) { _ in
            HTTPStubsResponse(data: data, statusCode: 200, headers: nil).requestTime(0.01, responseTime: 0.6)
        }
        let pieces = Pieces()
        let session = URLSession(configuration: .default, delegate: pieces, delegateQueue: nil)
        session.dataTask(with: try #require(URL(string: "https://a.test/"))).resume()
        try await pieces.end()
        #expect(pieces.data.count > 1 && Data(pieces.data.joined()) == data)
        session.invalidateAndCancel()
    }

    @Test(
        "A size and a time that cannot be end the request",
        arguments: [0, -Double.infinity, Double.infinity, Double.nan])
    func impossible(time: TimeInterval) async throws {
        stub(condition: isHost("a.test")) { _ in
            HTTPStubsResponse(
                inputStream: InputStream(data: Data("한".utf8)), dataSize: .max, statusCode: 200, headers: nil
            ).responseTime(time)
        }
        let data = try? await get("https://a.test/").0
        #expect(data == (time <= 0 ? Data("한".utf8) : nil))
    }

    @Test("A task that is cancelled meanwhile ends, and no more comes")
    func cancelled() async throws {
        stub(condition: isHost("a.test")) { _ in
            HTTPStubsResponse(data: Data(count: 50), statusCode: 200, headers: nil).responseTime(3600)
        }
        let request = Confirmation()
        HTTPStubs.onStubActivation { _, _, _ in request.signal() }
        let (session, url) = (session, try #require(URL(string: "https://a.test/")))
        let task = Task { try await session.data(from: url) }
        await request.wait()
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
    }

    @Test("Those who watch hear of answers, redirections and requests without a stub")
    func watching() async throws {
        let words = Words()
        stub(condition: isPath("/old")) { _ in
            HTTPStubsResponse(data: Data(), statusCode: 302, headers: ["Location": "https://a.test/new"])
        }
        stub(condition: isPath("/new")) { _ in HTTPStubsResponse(data: Data("new".utf8), statusCode: 200, headers: nil)
        }
        HTTPStubs.onStubActivation { request, _, _ in words.add("activated " + (request.url?.path ?? "")) }
        HTTPStubs.onStubRedirectResponse { request, target, _, _ in
            words.add("\(request.url?.path ?? "") leads to \(target.url?.path ?? "")")
        }
        HTTPStubs.onStubMissing { words.add("no stub for " + ($0.url?.path ?? "")) }
        let (data, response) = try await get("https://a.test/old")
        #expect(String(decoding: data, as: UTF8.self) == "new" && response.url?.path == "/new")
        #expect(words.all.filter { $0.hasPrefix("activated") } == ["activated /old", "activated /new"])
        #expect(words.all.contains("/old leads to /new"))
        _ = try? await get("https://127.0.0.1:9/none")
        #expect(words.all.contains("no stub for /none"))
    }

    @Test("Cookies of an answer are kept")
    func cookies() async throws {
        let host = "\(UUID().uuidString.lowercased()).test"
        stub(condition: isHost(host)) { _ in
            HTTPStubsResponse(data: Data(), statusCode: 200, headers: ["Set-Cookie": "kind=plain; Path=/"])
        }
        _ = try await get("https://\(host)/")
        let url = try #require(URL(string: "https://\(host)/"))
        let cookies = HTTPCookieStorage.shared.cookies(for: url) ?? []
        #expect(cookies.map(\.value) == ["plain"])
        cookies.forEach(HTTPCookieStorage.shared.deleteCookie)
    }

    @Test("A configuration is answered or not")
    func configurations() throws {
        let configuration = URLSessionConfiguration.default
        #expect(HTTPStubs.isEnabled() && HTTPStubs.isEnabled(for: configuration))
        HTTPStubs.setEnabled(false, for: configuration)
        #expect(!HTTPStubs.isEnabled(for: configuration))
        HTTPStubs.setEnabled(true, for: configuration)
        HTTPStubs.setEnabled(true, for: configuration)
        #expect(configuration.protocolClasses?.filter { "\($0)".contains("Stub") }.count == 1)
        HTTPStubs.setEnabled(false)
        #expect(!HTTPStubs.isEnabled())
        HTTPStubs.setEnabled(true)
        #expect(HTTPStubs.isEnabled())
    }
}

/// What a session tells its delegate.
private final class Pieces: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let done = Confirmation()
    private(set) var data: [Data] = []
    private var error: (any Error)?

    func end() async throws {
        await done.wait()
        if let error { throw error }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        self.data.append(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        self.error = error
        done.signal()
    }
}

/// Something that is waited for.
private final class Confirmation: Sendable {
    private let stream = AsyncStream.makeStream(of: Void.self)

    func signal() { stream.continuation.yield() }
    func wait() async { for await _ in stream.stream { return } }
}

/// Words from several threads.
private final class Words: @unchecked Sendable {
    private let lock = NSLock()
    private var words: [String] = []

    var all: [String] { lock.withLock { words } }
    func add(_ word: String) { lock.withLock { words.append(word) } }
}

import Foundation
import URLLoading
import SeamFoundation
import SeamPrimitives
import Testing

/// Answers some time after it was asked, in two pieces, whether its task still waits or not.
private final class Late: URLProtocol {
    static let answered = Locked(0)
    /// Signalled by a test whose task is over: an answer that is held comes after that, however long the machine takes.
    static let isOver = DispatchSemaphore(value: 0)

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        nonisolated(unsafe) let late = self
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
            if late.request.url?.path == "/held" { Self.isOver.wait() }
            late.answer()
        }
    }

    override func stopLoading() {}

    private func answer() {
        let path = request.url?.path ?? ""
        if path == "/fails" { client?.urlProtocol(self, didFailWithError: URLError(.timedOut)) }
        if path != "/silent",
            let response = request.url.flatMap({
                HTTPURLResponse(url: $0, statusCode: 200, httpVersion: nil, headerFields: nil)
            })
        {
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        client?.urlProtocol(self, didLoad: Data("one ".utf8))
        client?.urlProtocol(self, didLoad: Data("two".utf8))
        client?.urlProtocolDidFinishLoading(self)
        client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
        Self.answered.withLock { $0 += 1 }
    }
}

/// Protocols that answer requests of sessions.
@Suite(.serialized) struct SessionAnswerTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Late.self]
        return URLSession(configuration: configuration)
    }()

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://example.com" + path)) }

    /// Starts a task, does something to it, and waits for its end and for the protocol.
    private func end(
        _ path: String, answers: Int = 1, _ change: @escaping @Sendable (URLSessionDataTask) async throws -> Void
    ) async throws -> [Int] {
        let before = Late.answered.withLock { $0 }
        let codes = Locked<[Int]>([])
        let task = session.dataTask(with: try url(path)) { _, _, error in
            let code = (error as? URLError)?.errorCode ?? 0
            codes.withLock { $0.append(code) }
        }
        try await change(task)
        for _ in 0..<500
        where codes.withLock({ $0.isEmpty }) || Late.answered.withLock({ $0 }) < before + answers {
            try await Task.sleep(for: .milliseconds(10))
        }
        // Whatever else comes has a moment to come.
        try await Task.sleep(for: .milliseconds(30))
        return codes.withLock { $0 }
    }

    private let cancelled = URLError.cancelled.rawValue

    @Test func answersToACancelledTaskGoNowhere() async throws {
        #expect(
            try await end("/a") {
                $0.resume(); $0.cancel()
            } == [cancelled])
        let twice = try await end("/held") { task in
            task.resume()
            try await Task.sleep(for: .milliseconds(5))
            task.cancel()
            task.cancel()
            Late.isOver.signal()
        }
        #expect(twice == [cancelled])
        #expect(
            try await end("/fails") {
                $0.resume(); $0.cancel()
            } == [cancelled])
    }

    @Test func aTaskIsCancelledBeforeAndAfterItRuns() async throws {
        #expect(
            try await end("/a", answers: 0) {
                $0.cancel(); $0.resume()
            } == [cancelled])
        let after = try await end("/a") { task in
            task.resume()
            for _ in 0..<500 where task.state != .completed { try await Task.sleep(for: .milliseconds(10)) }
            task.cancel()
        }
        #expect(after == [0])
    }

    @Test func aTaskThatIsCancelledAtAnyTimeEndsOnce() async throws {
        for delay in stride(from: 15_000, to: 25_000, by: 250) {
            let codes = try await end("/a") { task in
                task.resume()
                try await Task.sleep(for: .microseconds(delay))
                task.cancel()
            }
            #expect(codes == [0] || codes == [cancelled])
        }
    }

    @Test func piecesAreJoinedAndWhatComesLaterIsNot() async throws {
        #expect(String(decoding: try await session.data(from: try url("/a")).0, as: UTF8.self) == "one two")
        await #expect(throws: URLError(.timedOut)) { try await session.data(from: try url("/fails")) }
        let silent = try await session.data(from: try url("/silent"))
        #expect(!(silent.1 is HTTPURLResponse) && silent.0.count == 7)
    }

    @Test func downloadsHaveAFile() async throws {
        let file = try await session.download(from: try url("/a")).0
        #expect(try String(contentsOf: file, encoding: .utf8) == "one two")
    }
}

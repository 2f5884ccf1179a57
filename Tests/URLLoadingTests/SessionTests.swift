import Foundation
import Testing
import URLLoading

/// Tasks of sessions that load from a server on this machine.
@Suite("Sessions") struct SessionTests {
    private func server(_ answer: @escaping @Sendable (LoopServer.Request) -> LoopServer.Answer) throws -> LoopServer {
        try LoopServer(answer)
    }

    private var session: URLSession { URLSession(configuration: .ephemeral) }

    @Test("A request comes as iOS sends it, and its answer as it was sent") func plain() async throws {
        let server = try server { request in
            LoopServer.Answer(
                201, [("Content-Type", "text/plain; charset=utf-8"), ("X-One", "1"), ("X-One", "2")], "안녕 👋")
        }
        defer { server.stop() }
        var request = URLRequest(url: server.url("/a%20b?c=%ED%95%9C&d=e+f"))
        request.httpMethod = "POST"
        request.httpBody = Data("x=1".utf8)
        request.setValue("yes", forHTTPHeaderField: "X-Own")
        let (data, response) = try await session.data(for: request)
        let head = try #require(response as? HTTPURLResponse)
        #expect(String(decoding: data, as: UTF8.self) == "안녕 👋")
        #expect(head.statusCode == 201)
        #expect(head.value(forHTTPHeaderField: "x-one") == "1, 2")
        #expect(head.mimeType == "text/plain" && head.textEncodingName == "utf-8")
        let seen = try #require(server.requests.first)
        #expect(String(decoding: seen.body, as: UTF8.self) == "x=1", "\(seen.headers)")
        #expect(seen.method == "POST" && seen.path == "/a%20b?c=%ED%95%9C&d=e+f" && seen.body == Data("x=1".utf8))
        #expect(seen.header("X-Own") == "yes" && seen.header("Accept") == "*/*")
        #expect(seen.header("Content-Type") == "application/x-www-form-urlencoded")
        #expect(seen.header("User-Agent")?.contains("CFNetwork/") == true)
        #expect(seen.header("Accept-Encoding")?.contains("gzip") == true)
    }

    @Test("What a configuration adds is sent, and what the request says comes first") func additions() async throws {
        let server = try server { _ in LoopServer.Answer() }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Both": "configuration", "X-More": "more"]
        let session = URLSession(configuration: configuration)
        var request = URLRequest(url: server.url("/"))
        request.setValue("request", forHTTPHeaderField: "X-Both")
        _ = try await session.data(for: request)
        let seen = try #require(server.requests.first)
        #expect(seen.header("X-Both") == "request" && seen.header("X-More") == "more")
    }

    @Test("Nobody listens: the error says so and where") func refused() async throws {
        let server = try server { _ in LoopServer.Answer() }
        server.stop()
        let url = server.url("/")
        await #expect { _ = try await session.data(from: url) } throws: { error in
            let error = error as? URLError
            return error?.code == .cannotConnectToHost && error?.failingURL == url
        }
        await #expect { _ = try await session.data(from: URL(string: "http://no.such.invalid/")!) } throws: {
            ($0 as? URLError)?.code == .cannotFindHost
        }
        await #expect { _ = try await session.data(from: URL(string: "gopher://a/")!) } throws: {
            ($0 as? URLError)?.code == .unsupportedURL
        }
    }

    @Test("A connection that ends too early is lost") func cut() async throws {
        let server = try server { _ in
            var answer = LoopServer.Answer(200, [], String(repeating: "x", count: 1000))
            answer.cut = 10
            return answer
        }
        defer { server.stop() }
        await #expect { _ = try await session.data(from: server.url("/")) } throws: {
            ($0 as? URLError)?.code == .networkConnectionLost
        }
    }

    @Test("A task waits no longer than it is said to") func timeout() async throws {
        let server = try server { _ in
            var answer = LoopServer.Answer()
            answer.delay = 60
            return answer
        }
        defer { server.stop() }
        var request = URLRequest(url: server.url("/"))
        request.timeoutInterval = 0.2
        await #expect { _ = try await session.data(for: request) } throws: { ($0 as? URLError)?.code == .timedOut }
    }

    @Test("Tasks that are cancelled at any moment fail once, and nothing stops") func cancelling() async throws {
        let server = try server { _ in LoopServer.Answer(200, [("Cache-Control", "max-age=60")], "x") }
        defer { server.stop() }
        let session = URLSession(configuration: .default)
        let ends = Counts()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<400 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        let task = session.dataTask(with: server.url("/\(index % 7)")) { _, _, error in
                            ends.add(
                                (error as? URLError)?.code == .cancelled
                                    ? "cancelled" : error == nil ? "there" : "other")
                            continuation.resume()
                        }
                        task.resume()
                        if index % 3 == 0 {
                            task.cancel()
                        } else if index % 3 == 1 {
                            DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(index * 5)) {
                                task.cancel()
                            }
                        }
                    }
                }
            }
        }
        #expect(ends["other"] == 0)
        #expect(ends["cancelled"] + ends["there"] == 400)
        #expect(ends["there"] >= 133)
    }

    @Test("A task of Swift's that is cancelled cancels the request") func cancelledTask() async throws {
        let server = try server { _ in
            var answer = LoopServer.Answer()
            answer.delay = 2
            return answer
        }
        defer { server.stop() }
        let session = session
        let task = Task { try await session.data(from: server.url("/")) }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect { _ = try await task.value } throws: { ($0 as? URLError)?.code == .cancelled }
    }

    @Test("Delegates hear of everything in its order") func delegate() async throws {
        let server = try server { _ in LoopServer.Answer(200, [], String(repeating: "x", count: 200_000)) }
        defer { server.stop() }
        let teller = Recording()
        let session = URLSession(configuration: .ephemeral, delegate: teller, delegateQueue: nil)
        let task = session.dataTask(with: server.url("/"))
        task.resume()
        session.finishTasksAndInvalidate()
        await teller.waitForEnd()
        #expect(teller.events.first == "created" && teller.events.dropFirst().first == "response 200")
        #expect(teller.events.filter { $0 == "data" }.count >= 2)
        #expect(teller.events.suffix(3) == ["metrics 1", "completed nil", "invalid"])
        #expect(task.state == .completed && task.countOfBytesReceived == 200_000)
        #expect(task.progress.fractionCompleted == 1)
        #expect(session.delegate == nil)
    }

    @Test("A response that is not wanted cancels the task; one that is to be a download becomes one")
    func dispositions() async throws {
        let server = try server { _ in LoopServer.Answer(200, [], "content") }
        defer { server.stop() }
        let refusing = Recording()
        refusing.disposition = .cancel
        var session = URLSession(configuration: .ephemeral, delegate: refusing, delegateQueue: nil)
        session.dataTask(with: server.url("/")).resume()
        session.finishTasksAndInvalidate()
        await refusing.waitForEnd()
        #expect(refusing.events.contains("completed cancelled") && !refusing.events.contains("data"))

        let turning = Recording()
        turning.disposition = .becomeDownload
        session = URLSession(configuration: .ephemeral, delegate: turning, delegateQueue: nil)
        session.dataTask(with: server.url("/")).resume()
        session.finishTasksAndInvalidate()
        await turning.waitForEnd()
        #expect(turning.events.contains("became download") && turning.events.contains("file content"))
    }

    @Test("New connections leave those in use as they are") func flushing() async throws {
        let server = try server { _ in
            var answer = LoopServer.Answer(200, [], "answer")
            answer.pause = 0.2
            return answer
        }
        defer { server.stop() }
        let session = session
        async let answer = session.data(from: server.url("/"))
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await withCheckedContinuation { continuation in session.flush { continuation.resume() } }
        #expect(try await answer.0 == Data("answer".utf8))
        #expect(try await session.data(from: server.url("/")).0 == Data("answer".utf8))
    }

    @Test("A configuration's proxy is asked for other hosts, and not for this machine") func proxy() async throws {
        let server = try server { LoopServer.Answer(200, [], $0.path) }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [
            "HTTPEnable": 1, "HTTPProxy": "127.0.0.1", "HTTPPort": Int(server.port),
        ]
        let session = URLSession(configuration: configuration)
        let far = try await session.data(from: URL(string: "http://far.invalid/a?b=c")!)
        #expect(String(decoding: far.0, as: UTF8.self) == "http://far.invalid/a?b=c")
        let near = try await session.data(from: server.url("/near"))
        #expect(near.0 == Data("/near".utf8))
    }

    @Test("Sessions and delegates are let go") func letGo() async throws {
        let server = try server { _ in LoopServer.Answer() }
        defer { server.stop() }
        weak var weakSession: URLSession?
        weak var weakDelegate: Recording?
        weak var weakTask: URLSessionTask?
        do {
            let delegate = Recording()
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            (weakSession, weakDelegate) = (session, delegate)
            let task = session.dataTask(with: server.url("/"))
            weakTask = session.dataTask(with: server.url("/never"))
            task.resume()
            while task.state != .completed { try await Task.sleep(for: .milliseconds(2)) }
            // A session keeps a task that nobody has resumed.
            #expect(weakTask?.state == .suspended)
            #expect(await session.allTasks.map(\.originalRequest?.url?.path) == ["/never"])
            session.invalidateAndCancel()
            await delegate.waitForEnd()
        }
        for _ in 0..<200 where weakSession != nil || weakDelegate != nil || weakTask != nil {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(weakSession == nil && weakDelegate == nil && weakTask == nil)
    }
}

/// Counts by names.
final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func add(_ name: String) { lock.withLock { counts[name, default: 0] += 1 } }
    subscript(_ name: String) -> Int { lock.withLock { counts[name] ?? 0 } }
}

/// A delegate that writes down what it is told.
final class Recording: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var written: [String] = []
    private var end: CheckedContinuation<Void, Never>?
    private var isInvalid = false
    var disposition = URLSession.ResponseDisposition.allow
    var metrics: URLSessionTaskMetrics?

    var events: [String] { lock.withLock { written } }
    func write(_ event: String) { lock.withLock { written.append(event) } }

    /// Waits until the session is invalid.
    func waitForEnd() async {
        await withCheckedContinuation { continuation in
            let isOver = lock.withLock {
                if !isInvalid { end = continuation }
                return isInvalid
            }
            if isOver { continuation.resume() }
        }
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        write("invalid")
        let waiting = lock.withLock {
            isInvalid = true
            return end
        }
        waiting?.resume()
    }

    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { write("created") }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        write("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(disposition)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { write("data") }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) {
        write("became download")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        write("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "none")")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        self.metrics = metrics
        write("metrics \(metrics.transactionMetrics.count)")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let code = (error as? URLError)?.code
        write("completed \(code == .cancelled ? "cancelled" : error.map { "\($0)" } ?? "nil")")
    }
}

import Foundation
import Testing
import URLLoading

/// Uploads, downloads, redirections, questions of servers and what is kept.
@Suite("Transfers") struct TransferTests {
    private var session: URLSession { URLSession(configuration: .ephemeral) }

    @Test("Data, files and streams go to the server as they are") func uploads() async throws {
        let server = try LoopServer { LoopServer.Answer(200, [], "\($0.body.count)") }
        defer { server.stop() }
        var request = URLRequest(url: server.url("/"))
        request.httpMethod = "PUT"
        let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID().uuidString)")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await session.upload(for: request, from: content).0 == Data("300000".utf8))
        #expect(try await session.upload(for: request, fromFile: file).0 == Data("300000".utf8))
        request.httpBodyStream = InputStream(data: content)
        #expect(try await session.data(for: request).0 == Data("300000".utf8))
        #expect(server.requests.allSatisfy { $0.body == content })
        #expect(server.requests[2].header("Transfer-Encoding") == "chunked")
    }

    final class Pieces: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private let condition = NSCondition()
        private var heard: [Data] = []
        var pieces: [Data] { condition.withLock { heard } }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            condition.withLock {
                heard.append(data)
                condition.broadcast()
            }
        }

        /// Waits until so many bytes have come.
        func wait(for count: Int) {
            condition.lock()
            while heard.reduce(0, { $0 + $1.count }) < count { condition.wait() }
            condition.unlock()
        }
    }

    @Test("A chunk that comes at once is one piece") func chunks() async throws {
        let delegate = Pieces()
        let chunks = ["x", "가나", "y"].map { String(repeating: $0, count: 700) }
        let counts = chunks.indices.map { chunks[...$0].reduce(0) { $0 + $1.utf8.count } }
        let server = try LoopServer { _ in
            var answer = LoopServer.Answer()
            answer.chunks = chunks
            // The next is sent when the last has been heard of.
            answer.afterChunk = { delegate.wait(for: counts[$0]) }
            return answer
        }
        defer { server.stop() }
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
        session.dataTask(with: server.url("/")).resume()
        while delegate.pieces.reduce(0, { $0 + $1.count }) < counts[2] { try await Task.sleep(for: .milliseconds(2)) }
        #expect(delegate.pieces == chunks.map { Data($0.utf8) })
        session.finishTasksAndInvalidate()
    }

    final class Uploading: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        let lock = NSLock()
        nonisolated(unsafe) var sent: [Int64] = []
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
            totalBytesExpectedToSend: Int64
        ) {
            lock.withLock { sent.append(totalBytesSent) }
            #expect([500_000, NSURLSessionTransferSizeUnknown].contains(totalBytesExpectedToSend))
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
        ) {
            completionHandler(InputStream(data: Data("streamed".utf8)))
        }
    }

    @Test("A delegate hears how much was sent, and gives the stream of a request without one") func sending()
        async throws
    {
        let server = try LoopServer { LoopServer.Answer(200, [], String(decoding: $0.body.prefix(10), as: UTF8.self)) }
        defer { server.stop() }
        let delegate = Uploading()
        var request = URLRequest(url: server.url("/"))
        request.httpMethod = "POST"
        _ = try await session.upload(for: request, from: Data(count: 500_000), delegate: delegate)
        #expect(delegate.sent.last == 500_000 && delegate.sent == delegate.sent.sorted())
        let recording = Recording()
        let other = URLSession(configuration: .ephemeral, delegate: recording, delegateQueue: nil)
        let task = other.uploadTask(withStreamedRequest: request)
        task.delegate = delegate
        task.resume()
        other.finishTasksAndInvalidate()
        await recording.waitForEnd()
        #expect(server.requests.last?.body == Data("streamed".utf8))
    }

    @Test("A download that was cancelled goes on where it was") func resuming() async throws {
        let content = String(repeating: "0123456789", count: 30_000)
        let server = try LoopServer { request in
            let range = request.header("Range").flatMap { Int($0.dropFirst(6).dropLast()) }
            var answer = LoopServer.Answer(
                range == nil ? 200 : 206, [("ETag", "\"one\""), ("Accept-Ranges", "bytes")],
                String(content.dropFirst(range ?? 0)))
            if range == nil { answer.pause = 60 }
            return answer
        }
        defer { server.stop() }
        let session = session
        let task = session.downloadTask(with: server.url("/file")) { _, _, _ in }
        task.resume()
        while task.countOfBytesReceived == 0 { try await Task.sleep(for: .milliseconds(5)) }
        let resumeData = try #require(await task.cancelByProducingResumeData())
        let (file, response) = try await session.download(resumeFrom: resumeData)
        #expect(try String(contentsOf: file, encoding: .utf8) == content)
        #expect((response as? HTTPURLResponse)?.statusCode == 206)
        #expect(server.requests.last?.header("If-Range") == "\"one\"")
        try FileManager.default.removeItem(at: file)
        await #expect { _ = try await session.download(resumeFrom: Data("none".utf8)) } throws: {
            ($0 as? URLError)?.code == .cannotOpenFile
        }
    }

    @Test(
        "Answers lead elsewhere as HTTP says",
        arguments: [
            (301, "POST", "GET"), (302, "POST", "GET"), (303, "PUT", "GET"), (307, "POST", "POST"), (308, "PUT", "PUT"),
            (301, "HEAD", "HEAD"),
        ]) func redirects(_ status: Int, _ method: String, _ next: String) async throws
    {
        let server = try LoopServer { request in
            request.path == "/from"
                ? LoopServer.Answer(status, [("Location", "/to")]) : LoopServer.Answer(200, [], "there")
        }
        defer { server.stop() }
        var request = URLRequest(url: server.url("/from"))
        request.httpMethod = method
        request.setValue("secret", forHTTPHeaderField: "Authorization")
        if method != "HEAD" { request.httpBody = Data("body".utf8) }
        let (_, response) = try await session.data(for: request)
        #expect(response.url == server.url("/to"))
        let seen = try #require(server.requests.last)
        #expect(seen.method == next && seen.header("Authorization") == nil)
        #expect(seen.body.isEmpty == (next == "GET" || method == "HEAD"))
    }

    @Test("An upload that is led to another method sends nothing there; to the same, all of it") func ledUploads()
        async throws
    {
        let server = try LoopServer { request in
            let status = ["/see": 303, "/keep": 307][request.path]
            return status.map { LoopServer.Answer($0, [("Location", "/to")]) } ?? LoopServer.Answer(200, [], "there")
        }
        defer { server.stop() }
        for (path, method, body) in [("/see", "GET", ""), ("/keep", "POST", "body")] {
            var request = URLRequest(url: server.url(path))
            request.httpMethod = "POST"
            _ = try await session.upload(for: request, from: Data("body".utf8))
            let seen = try #require(server.requests.last)
            #expect(seen.method == method && seen.path == "/to" && seen.body == Data(body.utf8))
        }
    }

    final class Staying: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }
    }

    @Test("A delegate that stays gets the answer that leads elsewhere; a circle ends") func staying() async throws {
        let server = try LoopServer { _ in LoopServer.Answer(302, [("Location", "/again")], "moved") }
        defer { server.stop() }
        let (data, response) = try await session.data(from: server.url("/"), delegate: Staying())
        #expect((response as? HTTPURLResponse)?.statusCode == 302 && data == Data("moved".utf8))
        await #expect { _ = try await session.data(from: server.url("/")) } throws: {
            ($0 as? URLError)?.code == .httpTooManyRedirects
        }
    }

    final class Knowing: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        let answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]
        nonisolated(unsafe) var failures: [Int] = []
        nonisolated(unsafe) var spaces: [String] = []
        init(_ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]) { self.answers = answers }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            spaces.append("\(space.realm ?? "") \(space.authenticationMethod)")
            failures.append(challenge.previousFailureCount)
            let (disposition, credential) = answers[min(failures.count, answers.count) - 1]
            completionHandler(disposition, credential)
        }
    }

    @Test("A server that asks who is there is answered") func questions() async throws {
        let right = "Basic " + Data("kim:열쇠".utf8).base64EncodedString()
        let server = try LoopServer { request in
            request.header("Authorization") == right
                ? LoopServer.Answer(200, [], "welcome")
                : LoopServer.Answer(401, [("WWW-Authenticate", "Basic realm=\"문\", charset=\"UTF-8\"")], "who?")
        }
        defer { server.stop() }
        let wrong = URLCredential(user: "kim", password: "no", persistence: .none)
        let good = URLCredential(user: "kim", password: "열쇠", persistence: .none)
        let knowing = Knowing([(.useCredential, wrong), (.useCredential, good)])
        let (data, _) = try await session.data(from: server.url("/"), delegate: knowing)
        #expect(data == Data("welcome".utf8) && knowing.failures == [0, 1])
        #expect(knowing.spaces[0].hasSuffix(NSURLAuthenticationMethodHTTPBasic))

        let (refused, response) = try await session.data(from: server.url("/"))
        #expect(refused == Data("who?".utf8) && (response as? HTTPURLResponse)?.statusCode == 401)
        await #expect {
            let cancelling = Knowing([(.cancelAuthenticationChallenge, nil)])
            _ = try await session.data(from: server.url("/"), delegate: cancelling)
        } throws: {
            ($0 as? URLError)?.code == .cancelled
        }
    }

    @Test("Cookies are kept and sent, each of several") func cookies() async throws {
        let server = try LoopServer { _ in
            LoopServer.Answer(
                200, [("Set-Cookie", "a=1; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT"), ("Set-Cookie", "b=2")])
        }
        defer { server.stop() }
        let session = session
        _ = try await session.data(from: server.url("/"))
        _ = try await session.data(from: server.url("/"))
        #expect(Set(server.requests[1].header("Cookie")?.components(separatedBy: "; ") ?? []) == ["a=1", "b=2"])
        #expect(session.configuration.httpCookieStorage?.cookies?.count == 2)
        #expect(HTTPCookieStorage.shared.cookies(for: server.url("/"))?.isEmpty != false)
    }

    @Test("Answers are kept as long as they are good, and asked about after that") func cache() async throws {
        let server = try LoopServer { request in
            if request.header("If-None-Match") == "\"t\"" { return LoopServer.Answer(304, [("ETag", "\"t\"")]) }
            let fields = [
                "/fresh": [("Cache-Control", "max-age=100")],
                "/tag": [("ETag", "\"t\""), ("Cache-Control", "no-cache")],
            ]
            return LoopServer.Answer(200, fields[request.path] ?? [("Cache-Control", "no-store")], "answer")
        }
        defer { server.stop() }
        let session = session
        for path in ["/fresh", "/fresh", "/tag", "/tag", "/none", "/none"] {
            let (data, response) = try await session.data(from: server.url(path))
            #expect(data == Data("answer".utf8) && (response as? HTTPURLResponse)?.statusCode == 200)
        }
        #expect(server.requests.map(\.path) == ["/fresh", "/tag", "/tag", "/none", "/none"])
        var request = URLRequest(url: server.url("/fresh"), cachePolicy: .reloadIgnoringLocalCacheData)
        _ = try await session.data(for: request)
        #expect(server.requests.count == 6)
        request.cachePolicy = .returnCacheDataDontLoad
        _ = try await session.data(for: request)
        request.url = server.url("/none")
        await #expect { _ = try await session.data(for: request) } throws: {
            ($0 as? URLError)?.code == .resourceUnavailable
        }
        #expect(server.requests.count == 6)
    }

    @Test("What is kept is kept by the whole address, of requests that only ask") func keys() throws {
        let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
        let long = String(repeating: "x", count: 300)
        let queries = ["", "?q=1", "?q=2", "?q=%ED%95%9C", "?\(long)1", "?\(long)2"]
        for query in queries {
            let url = try #require(URL(string: "http://a.test/path" + query))
            let head = try #require(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
            cache.storeCachedResponse(
                CachedURLResponse(response: head, data: Data(query.utf8)), for: URLRequest(url: url))
        }
        for query in queries {
            let url = try #require(URL(string: "http://a.test/path" + query))
            var request = URLRequest(url: url)
            #expect(cache.cachedResponse(for: request)?.data == Data(query.utf8))
            #expect(cache.cachedResponse(for: request)?.response.url == url)
            request.url = URL(string: url.absoluteString + "#part")
            #expect(cache.cachedResponse(for: request)?.data == Data(query.utf8))
            request.httpMethod = "POST"
            #expect(cache.cachedResponse(for: request) == nil)
        }
        let first = URLRequest(url: try #require(URL(string: "http://a.test/path?q=1")))
        cache.removeCachedResponse(for: first)
        #expect(cache.cachedResponse(for: first) == nil)
        #expect(cache.cachedResponse(for: URLRequest(url: URL(string: "http://a.test/path?q=2")!)) != nil)
        #expect(URLCache.shared === URLCache.shared && URLSessionConfiguration.default.urlCache === URLCache.shared)
    }

    @Test("Metrics say what took how long") func metrics() async throws {
        let server = try LoopServer { request in
            request.path == "/from"
                ? LoopServer.Answer(302, [("Location", "/to")]) : LoopServer.Answer(200, [], "12345")
        }
        defer { server.stop() }
        let recording = Recording()
        let session = URLSession(configuration: .ephemeral, delegate: recording, delegateQueue: nil)
        session.dataTask(with: server.url("/from")).resume()
        session.finishTasksAndInvalidate()
        await recording.waitForEnd()
        let metrics = try #require(recording.metrics)
        #expect(metrics.redirectCount == 1 && metrics.transactionMetrics.count == 2)
        let (first, second) = (metrics.transactionMetrics[0], try #require(metrics.transactionMetrics.last))
        #expect(!first.isReusedConnection && first.connectStartDate != nil && second.resourceFetchType == .networkLoad)
        #expect(second.countOfResponseBodyBytesReceived == 5 && second.networkProtocolName == "http/1.1")
        #expect(second.remoteAddress == "127.0.0.1" && second.remotePort == Int(server.port))
        let moments = [
            second.fetchStartDate, second.requestStartDate, second.responseStartDate, second.responseEndDate,
        ]
        #expect(moments.compactMap { $0 }.count == 4 && moments.compactMap { $0 } == moments.compactMap { $0 }.sorted())
    }

    @Test("Bytes come as they arrive, and lines of them") func bytes() async throws {
        let server = try LoopServer { _ in
            var answer = LoopServer.Answer(200, [], "첫 줄\n둘째\n")
            answer.pause = 0.05
            return answer
        }
        defer { server.stop() }
        let (bytes, response) = try await session.bytes(from: server.url("/"))
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        var data = Data()
        for try await byte in bytes { data.append(byte) }
        #expect(String(decoding: data, as: UTF8.self) == "첫 줄\n둘째\n")
    }

    @Test("Files and URLs with data are loaded too") func schemes() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (data, response) = try await session.data(from: file)
        #expect(data == Data("{}".utf8) && response.mimeType == "application/json")
        await #expect { _ = try await session.data(from: file.appendingPathExtension("none")) } throws: {
            ($0 as? URLError)?.code == .fileDoesNotExist
        }
        let (text, head) = try await session.data(from: URL(string: "data:text/plain;charset=utf-8;base64,7JWI64WV")!)
        #expect(String(decoding: text, as: UTF8.self) == "안녕" && head.textEncodingName == "utf-8")
        let (plain, _) = try await session.data(from: URL(string: "data:,a%20b")!)
        #expect(plain == Data("a b".utf8))
    }
}

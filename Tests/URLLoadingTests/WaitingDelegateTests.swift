import Foundation
import Testing
import URLLoading

/// Delegates whose methods are `async`, as Swift has those with a completion handler.
@Suite("Waiting delegates") struct WaitingDelegateTests {
    /// Answers all that a session may ask of a task, after a moment.
    final class Waiting: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var questions: [String] = []
        private var end: CheckedContinuation<(any Error)?, Never>?
        var disposition = URLSession.ResponseDisposition.allow

        var asked: [String] { lock.withLock { questions } }

        private func note(_ question: String) async {
            try? await Task.sleep(for: .milliseconds(5))
            lock.withLock { questions.append(question) }
        }

        /// Resumes a task, and waits until it is over.
        func run(_ task: URLSessionTask) async -> (any Error)? {
            await withCheckedContinuation { continuation in
                lock.withLock { end = continuation }
                task.resume()
            }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
        ) async -> (URLSession.DelayedRequestDisposition, URLRequest?) {
            await note("delayed")
            var other = request
            other.url = request.url?.deletingLastPathComponent().appendingPathComponent("later")
            return (.useNewRequest, other)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? {
            await note("redirected \(response.statusCode)")
            return request.url?.lastPathComponent == "never" ? nil : request
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            await note("challenged")
            return (.useCredential, URLCredential(user: "kim", password: "pw", persistence: .none))
        }

        func urlSession(_ session: URLSession, needNewBodyStreamForTask task: URLSessionTask) async -> InputStream? {
            await note("body")
            return InputStream(data: Data("streamed".utf8))
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
        ) async -> URLSession.ResponseDisposition {
            await note("response")
            return disposition
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse
        ) async -> CachedURLResponse? {
            await note("caching")
            return CachedURLResponse(response: proposedResponse.response, data: Data("kept".utf8))
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            lock.withLock { questions.append("data " + String(decoding: data, as: UTF8.self)) }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            lock.withLock { end.take() }?.resume(returning: error)
        }
    }

    private func session(_ delegate: (any URLSessionDelegate)?) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    @Test("A session waits for their answers, in the order of its questions") func order() async throws {
        let server = try LoopServer { request in
            switch request.path {
            case "/start": LoopServer.Answer(302, [("Location", "/end")])
            default: LoopServer.Answer(200, [("Cache-Control", "max-age=100")], "content")
            }
        }
        defer { server.stop() }
        let waiting = Waiting()
        let session = session(waiting)
        #expect(await waiting.run(session.dataTask(with: server.url("/start"))) == nil)
        #expect(waiting.asked == ["redirected 302", "response", "data content", "caching"])
        let kept = session.configuration.urlCache?.cachedResponse(for: URLRequest(url: server.url("/end")))
        #expect(kept?.data == Data("kept".utf8))
    }

    @Test("What they refuse is not done") func refusals() async throws {
        let server = try LoopServer { request in
            request.path == "/start" ? LoopServer.Answer(302, [("Location", "/never")], "moved") : LoopServer.Answer()
        }
        defer { server.stop() }
        let waiting = Waiting()
        let task = session(waiting).dataTask(with: server.url("/start"))
        #expect(await waiting.run(task) == nil)
        #expect((task.response as? HTTPURLResponse)?.statusCode == 302)
        #expect(server.requests.map(\.path) == ["/start"])
        waiting.disposition = .cancel
        let other = session(waiting).dataTask(with: server.url("/other"))
        #expect((await waiting.run(other) as? URLError)?.code == .cancelled)
    }

    @Test("They give bodies, credentials and other requests") func answers() async throws {
        let right = "Basic " + Data("kim:pw".utf8).base64EncodedString()
        let server = try LoopServer { request in
            guard request.path == "/secret", request.header("Authorization") != right else {
                return LoopServer.Answer(200, [], "yes")
            }
            return LoopServer.Answer(401, [("WWW-Authenticate", "Basic realm=\"here\"")])
        }
        defer { server.stop() }
        let waiting = Waiting()
        let session = session(waiting)
        let secret = session.dataTask(with: server.url("/secret"))
        #expect(await waiting.run(secret) == nil)
        #expect((secret.response as? HTTPURLResponse)?.statusCode == 200 && waiting.asked.first == "challenged")

        var request = URLRequest(url: server.url("/upload"))
        request.httpMethod = "POST"
        #expect(await waiting.run(session.uploadTask(withStreamedRequest: request)) == nil)
        #expect(server.requests.last?.body == Data("streamed".utf8))

        let delayed = session.dataTask(with: server.url("/now"))
        delayed.earliestBeginDate = Date(timeIntervalSinceNow: 0.02)
        #expect(await waiting.run(delayed) == nil)
        #expect(server.requests.last?.path == "/later" && waiting.asked.contains("delayed"))
    }

    /// A delegate of a task with none of the methods, by whom the session's is asked.
    final class Silent: NSObject, URLSessionDataDelegate, @unchecked Sendable {}

    @Test("Who has none of the methods is passed over, each time") func passedOver() async throws {
        let server = try LoopServer { request in
            request.path == "/start"
                ? LoopServer.Answer(302, [("Location", "/end")]) : LoopServer.Answer(200, [], "end")
        }
        defer { server.stop() }
        for _ in 0..<2 {
            let waiting = Waiting()
            let task = session(waiting).dataTask(with: server.url("/start"))
            task.delegate = Silent()
            #expect(await waiting.run(task) == nil)
            #expect(waiting.asked.prefix(2) == ["redirected 302", "response"])
        }
        // Nobody answers at all: what is usual is done.
        let (data, _) = try await session(Silent()).data(from: server.url("/start"))
        #expect(data == Data("end".utf8))
    }

    /// A delegate on the main actor, as view models are.
    @MainActor final class OnMain: NSObject, URLSessionTaskDelegate {
        var asked = 0

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? {
            MainActor.assertIsolated()
            asked += 1
            return request
        }
    }

    @Test("One of the main actor's is asked there") @MainActor func onMain() async throws {
        let server = try LoopServer { request in
            request.path == "/start"
                ? LoopServer.Answer(302, [("Location", "/end")]) : LoopServer.Answer(200, [], "end")
        }
        defer { server.stop() }
        let delegate = OnMain()
        let (data, _) = try await session(nil).data(from: server.url("/start"), delegate: delegate)
        #expect(data == Data("end".utf8) && delegate.asked == 1)
    }

    /// A delegate that hands a question on to another.
    final class Forwarding: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        let next: any URLSessionTaskDelegate
        init(_ next: any URLSessionTaskDelegate) { self.next = next }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? {
            await next.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request)
        }
    }

    /// A delegate with a completion handler, which leads nowhere.
    final class Refusing: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }
    }

    @Test("A call of the method that waits reaches the one with a handler, and the usual answer without it")
    func forwarding() async throws {
        let server = try LoopServer { request in
            request.path == "/start"
                ? LoopServer.Answer(302, [("Location", "/end")]) : LoopServer.Answer(200, [], "end")
        }
        defer { server.stop() }
        let (_, refused) = try await session(Forwarding(Refusing())).data(from: server.url("/start"))
        #expect((refused as? HTTPURLResponse)?.statusCode == 302)
        let (_, followed) = try await session(Forwarding(Silent())).data(from: server.url("/start"))
        #expect((followed as? HTTPURLResponse)?.statusCode == 200)
    }

    /// Asks a person, who takes longer than a server may.
    final class Asking: NSObject, URLSessionTaskDelegate, Sendable {
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            try? await Task.sleep(for: .milliseconds(1500))
            return (.useCredential, URLCredential(user: "kim", password: "pw", persistence: .none))
        }
    }

    @Test("While a delegate is asked no time runs out") func patience() async throws {
        let right = "Basic " + Data("kim:pw".utf8).base64EncodedString()
        let server = try LoopServer { request in
            request.header("Authorization") == right
                ? LoopServer.Answer(200, [], "welcome")
                : LoopServer.Answer(401, [("WWW-Authenticate", "Basic realm=\"here\"")])
        }
        defer { server.stop() }
        var request = URLRequest(url: server.url("/"))
        request.timeoutInterval = 0.5
        let (data, _) = try await session(nil).data(for: request, delegate: Asking())
        #expect(data == Data("welcome".utf8))
    }
}

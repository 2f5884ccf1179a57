import Foundation
import FoundationNetworking

/// An answer of a server's, or one that was kept. Used on the session's queue.
final class HTTPSource: LoadSource {
    private let request: URLRequest
    private let loader: TaskLoader
    private var exchange: (any TransportExchange)?
    private var receiver: HTTPReceiver?
    private var stored: StoredAnswer?
    private var isPaused = false
    private var transaction: URLSessionTaskTransactionMetrics
    /// Whether the answer is one that says that what was kept is still good: its body is nobody's.
    private var isRevalidated = false
    /// An answer that leads elsewhere, until all of it is there: the connection can be used again then.
    private var leading: (next: URLRequest, response: HTTPURLResponse, body: Data)?
    /// Bytes of such an answer that are waited for.
    private static let leadingLimit = 1 << 16

    init(_ request: URLRequest, _ loader: TaskLoader) {
        (self.request, self.loader) = (request, loader)
        transaction = URLSessionTaskTransactionMetrics(request)
    }

    private var core: SessionCore { loader.core }

    // MARK: What was kept

    func start() {
        transaction.figures.fetchStart = Date()
        let kept = core.configuration.urlCache?.cachedResponse(for: request).flatMap { StoredAnswer($0) }
        switch request.cachePolicy {
        case .returnCacheDataElseLoad: if let kept { return give(kept.answer) }
        case .returnCacheDataDontLoad:
            guard let kept else { return loader.source(self, failed: URLError(.resourceUnavailable)) }
            return give(kept.answer)
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: break
        case .reloadRevalidatingCacheData:
            if let kept, let asking = kept.revalidation(of: request) {
                stored = kept
                return send(asking)
            }
        default:
            guard let kept, (request.httpMethod ?? "GET") == "GET" else { break }
            if kept.isFresh(for: request) { return give(kept.answer) }
            if let asking = kept.revalidation(of: request) {
                stored = kept
                return send(asking)
            }
        }
        send(request)
    }

    /// Hands over an answer that was kept.
    private func give(_ answer: CachedURLResponse) {
        transaction.response = answer.response
        transaction.resourceFetchType = .localCache
        transaction.figures.responseEnd = Date()
        loader.transactions.append(transaction)
        loader.source(self, received: answer.response, .notAllowed)
        loader.source(self, received: answer.data)
        loader.sourceFinished(self)
    }

    // MARK: The network

    private func send(_ request: URLRequest) {
        guard let url = request.url, let host = url.host, !host.isEmpty else {
            return loader.source(self, failed: URLError(.badURL))
        }
        var sent = TransportRequest(
            method: request.httpMethod ?? "GET", url: url, headers: HTTPHeaders.sent(request, core.configuration))
        sent.priority = loader.task.priority
        sent.trusted = core.trusted[key(url)] ?? []
        sent.asksForTrust = url.scheme?.lowercased() == "https" && loader.hasDelegate && sent.trusted.isEmpty
        guard addBody(request, &sent) else { return wantBody(sent) }
        send(sent)
    }

    private func send(_ sent: TransportRequest) {
        do {
            let receiver = HTTPReceiver(self, core.queue)
            self.receiver = receiver
            let exchange = try core.connections().send(sent, to: receiver)
            self.exchange = exchange
            if isPaused { exchange.setPaused(true) }
        } catch {
            loader.source(self, failed: URLError(error.code, userInfo: [NSDebugDescriptionErrorKey: error.text]))
        }
    }

    private func key(_ url: URL) -> String { "\(url.host ?? ""):\(url.port ?? 443)" }

    /// Gives a request its body. False if it is a stream that the delegate is to be asked for.
    private func addBody(_ request: URLRequest, _ sent: inout TransportRequest) -> Bool {
        let size = sent.bodySize
        switch loader.upload {
        case .file(let file)?: sent.body = .file(file)
        case .data(let data)?: sent.body = .data(data)
        case .streamed?:
            guard let stream = request.httpBodyStream else { return false }
            sent.body = .stream(stream, size)
        case nil:
            if let data = request.httpBody {
                sent.body = .data(data)
                expect(Int64(data.count))
            } else if let stream = request.httpBodyStream {
                sent.body = .stream(stream, size)
                expect(size ?? NSURLSessionTransferSizeUnknown)
            }
        }
        if loader.upload != nil, let size { expect(size) }
        return true
    }

    private func expect(_ size: Int64) { loader.task.values.withLock { $0.expectedToSend = size } }

    /// Asks the delegate for the stream of a request that has none.
    private func wantBody(_ sent: TransportRequest) {
        askForBody { [self] stream in
            guard let stream else {
                return loader.source(self, failed: URLError(.requestBodyStreamExhausted))
            }
            var sent = sent
            sent.body = .stream(
                stream, sent.bodySize)
            send(sent)
        }
    }

    private func askForBody(_ then: @escaping (InputStream?) -> Void) {
        let (session, task) = (loader.session, loader.task)
        let question = Question<InputStream?>(.bodyStream, URLSessionTaskDelegate.self) {
            $0.urlSession(session, task: task, needNewBodyStream: $1.handler)
        } waiting: {
            await $0.urlSession(session, needNewBodyStreamForTask: task)
        }
        loader.ask(question, default: nil) { [weak self] stream in
            if self?.loader.source === self { then(stream) }
        }
    }

    func stop() {
        exchange?.cancel()
        exchange = nil
        receiver?.source = nil
    }

    func setPaused(_ isPaused: Bool) {
        self.isPaused = isPaused
        exchange?.setPaused(isPaused)
    }

    // MARK: What comes

    fileprivate func tell(_ event: HTTPReceiver.Event) {
        switch event {
        case .sent(let count): loader.source(self, sent: count)
        case .head(let head): received(head)
        case .data(let data): received(data)
        case .body(let answer): askForBody(answer)
        case .question(let question): ask(question)
        case .trust(let trust): ask(trust)
        case .ended(let failure, let figures): ended(failure, figures)
        }
    }

    private func received(_ head: TransportHead) {
        guard let url = request.url, let response = HTTPHeaders.response(head, url) else {
            return loader.source(self, failed: URLError(.badServerResponse))
        }
        keepCookies(head, url)
        transaction.response = response
        transaction.resourceFetchType = .networkLoad
        if let stored, response.statusCode == 304 {
            isRevalidated = true
            let renewed = stored.renewed(by: response)
            core.configuration.urlCache?.storeCachedResponse(renewed, for: request)
            loader.source(self, received: renewed.response, .notAllowed)
            loader.source(self, received: renewed.data)
            return
        }
        if let next = Redirects.request(after: request, response) {
            leading = (next, response, Data())
        } else {
            loader.source(self, received: response, StoredAnswer.policy(request, response))
        }
    }

    private func received(_ data: Data) {
        guard !isRevalidated else { return }
        guard leading != nil else { return loader.source(self, received: data) }
        leading?.body.append(data)
        if leading?.body.count ?? 0 > Self.leadingLimit { lead() }
    }

    /// Tells where the answer leads, and what it is if nobody goes there.
    private func lead() {
        guard let (next, response, body) = leading else { return }
        leading = nil
        loader.source(self, redirects: next, by: response, isToldAgain: true)
        loader.source(self, received: response, StoredAnswer.policy(request, response))
        loader.source(self, received: body)
    }

    private func keepCookies(_ head: TransportHead, _ url: URL) {
        guard request.httpShouldHandleCookies, core.configuration.httpShouldSetCookies,
            core.configuration.httpCookieAcceptPolicy != .never, let store = core.configuration.httpCookieStorage
        else { return }
        for (name, value) in head.headers where name.lowercased() == "set-cookie" {
            let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": value], for: url)
            store.setCookies(cookies, for: url, mainDocumentURL: request.mainDocumentURL)
        }
    }

    private func ended(_ failure: TransportFailure?, _ figures: TransportFigures) {
        let start = transaction.figures.fetchStart
        transaction.figures = figures
        transaction.figures.fetchStart = start ?? figures.fetchStart
        loader.transactions.append(transaction)
        lead()
        guard let failure else { return loader.sourceFinished(self) }
        guard !failure.certificates.isEmpty, loader.hasDelegate, let url = request.url else {
            return loader.source(self, failed: error(failure))
        }
        // The delegate may trust a server whom the system does not.
        decide(failure.certificates) { [self] isTrusted in
            guard isTrusted == true else { return loader.source(self, failed: error(failure)) }
            core.trusted[key(url), default: []].insert(failure.certificates[0])
            transaction = URLSessionTaskTransactionMetrics(request)
            transaction.figures.fetchStart = Date()
            send(request)
        }
    }

    private func error(_ failure: TransportFailure) -> URLError {
        URLError(failure.code, userInfo: [NSDebugDescriptionErrorKey: failure.text])
    }

    // MARK: Questions

    private func ask(_ trust: TransportTrust) {
        decide(trust.certificates) { [self] isTrusted in
            if isTrusted == true, let url = request.url, let first = trust.certificates.first {
                core.trusted[key(url), default: []].insert(first)
            }
            trust.answer(isTrusted)
        }
    }

    /// Shows a server's certificates to the delegate. The answer is nil if the system is to decide.
    private func decide(_ certificates: [Data], then: @escaping (Bool?) -> Void) {
        guard let url = request.url else { return then(nil) }
        let challenge = URLAuthenticationChallenge(
            protectionSpace: ServerTrustSpace(url, certificates), proposedCredential: nil, previousFailureCount: 0,
            failureResponse: nil, error: nil, sender: ChallengeSender())
        loader.decide(challenge) { [self] disposition, credential in
            guard loader.source === self else { return }
            switch disposition {
            case .useCredential: then(credential == nil ? nil : true)
            case .performDefaultHandling, .rejectProtectionSpace: then(nil)
            case .cancelAuthenticationChallenge: loader.fail(URLError(.cancelled))
            }
        }
    }

    private static let methods = [
        "basic": NSURLAuthenticationMethodHTTPBasic, "digest": NSURLAuthenticationMethodHTTPDigest,
        "ntlm": NSURLAuthenticationMethodNTLM, "negotiate": NSURLAuthenticationMethodNegotiate,
    ]

    private func ask(_ question: TransportQuestion) {
        guard let url = request.url else { return question.answer(nil) }
        let method = Self.methods[question.scheme.lowercased()] ?? NSURLAuthenticationMethodDefault
        let isSecure = url.scheme?.lowercased() == "https"
        let space =
            question.proxy.map {
                URLProtectionSpace(
                    proxyHost: $0.host ?? "", port: $0.port ?? 80,
                    type: isSecure ? NSURLProtectionSpaceHTTPSProxy : NSURLProtectionSpaceHTTPProxy,
                    realm: question.realm, authenticationMethod: method)
            }
            ?? ServerSpace(url, realm: question.realm, authenticationMethod: method)
        let store = core.configuration.urlCredentialStorage
        // What stands in a URL is for its server, not for a proxy on the way.
        let written = question.proxy == nil ? credentialOfURL(url) : nil
        let proposed = question.failures == 0 ? written ?? store?.defaultCredential(for: space) : nil
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: proposed, previousFailureCount: question.failures,
            failureResponse: question.head.flatMap { HTTPHeaders.response($0, url) }, error: nil,
            sender: ChallengeSender())
        loader.decide(challenge) { [self] disposition, credential in
            guard loader.source === self else { return question.answer(nil) }
            let chosen: URLCredential?
            switch disposition {
            case .useCredential: chosen = credential
            case .performDefaultHandling: chosen = proposed
            case .rejectProtectionSpace: chosen = nil
            case .cancelAuthenticationChallenge:
                question.answer(nil)
                return loader.fail(URLError(.cancelled))
            }
            guard let chosen, let user = chosen.user else { return question.answer(nil) }
            if chosen.persistence != .none { store?.setDefaultCredential(chosen, for: space) }
            question.answer((user, chosen.password ?? ""))
        }
    }

    /// The name and the password that stand in a URL.
    private func credentialOfURL(_ url: URL) -> URLCredential? {
        guard let user = url.user?.removingPercentEncoding, !user.isEmpty else { return nil }
        return URLCredential(
            user: user, password: url.password?.removingPercentEncoding ?? "", persistence: .none)
    }
}

/// Whom the transport tells. It passes everything on to the session's queue, as long as the answer is wanted.
final class HTTPReceiver: TransportReceiver, @unchecked Sendable {
    enum Event: @unchecked Sendable {
        case sent(Int64)
        case head(TransportHead)
        case data(Data)
        case body(@Sendable (InputStream?) -> Void)
        case question(TransportQuestion)
        case trust(TransportTrust)
        case ended(TransportFailure?, TransportFigures)
    }

    /// On the queue
    weak var source: HTTPSource?
    private let queue: DispatchQueue

    init(_ source: HTTPSource, _ queue: DispatchQueue) { (self.source, self.queue) = (source, queue) }

    private func pass(_ event: Event) {
        queue.async { [self] in source?.tell(event) }
    }

    func exchangeSent(_ count: Int64) { pass(.sent(count)) }
    func exchangeAsks(_ question: TransportQuestion) { pass(.question(question)) }
    func exchangeShows(_ trust: TransportTrust) { pass(.trust(trust)) }
    func exchangeWantsBody(_ answer: @escaping @Sendable (InputStream?) -> Void) { pass(.body(answer)) }
    func exchangeReceived(_ head: TransportHead) { pass(.head(head)) }
    func exchangeReceived(_ data: Data) { pass(.data(data)) }
    func exchangeEnded(_ failure: TransportFailure?, _ figures: TransportFigures) { pass(.ended(failure, figures)) }
}

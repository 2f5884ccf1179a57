import Dispatch
import Foundation
import FoundationNetworking

/// An answer by a protocol of the app's. The protocol is started and stopped on a queue of its own, so that one that waits keeps
/// nobody else waiting.
final class ProtocolSource: LoadSource {
    private let loader: TaskLoader
    private let client: ProtocolClient
    private let answering: URLProtocol
    private let queue = DispatchQueue(label: "com.apple.CFNetwork.CustomProtocols")
    private var transaction: URLSessionTaskTransactionMetrics

    init(_ type: URLProtocol.Type, _ request: URLRequest, _ loader: TaskLoader) {
        self.loader = loader
        client = ProtocolClient()
        // As on iOS, a body comes to protocols as a stream.
        var request = request
        if let body = request.httpBody { request.httpBodyStream = InputStream(data: body) }
        let canonical = type.canonicalRequest(for: request)
        let kept = loader.core.configuration.urlCache?.cachedResponse(for: canonical)
        answering = type.init(request: canonical, cachedResponse: kept, client: client)
        answering.task = loader.task
        transaction = URLSessionTaskTransactionMetrics(canonical)
        client.source = self
    }

    func start() {
        transaction.figures.fetchStart = Date()
        let answering = answering
        queue.async { answering.startLoading() }
    }

    func stop() {
        client.source = nil
        let answering = answering
        queue.async { answering.stopLoading() }
    }

    private func noteEnd() {
        transaction.figures.responseEnd = Date()
        transaction.response = loader.task.response
        transaction.resourceFetchType = .unknown
        loader.transactions.append(transaction)
    }

    fileprivate func tell(_ event: ProtocolClient.Event) {
        switch event {
        case .redirected(let request, let response):
            loader.source(self, redirects: request, by: response, isToldAgain: false)
        case .response(let response, let policy): loader.source(self, received: response, policy)
        case .data(let data): loader.source(self, received: data)
        case .finished:
            loader.inTurn(self) { [self] in noteEnd() }
            loader.sourceFinished(self)
        case .failed(let error):
            loader.inTurn(self) { [self] in noteEnd() }
            loader.source(self, failed: error)
        case .kept(let answer):
            loader.source(self, received: answer.response, .notAllowed)
            loader.source(self, received: answer.data)
            tell(.finished)
        case .challenge(let challenge): loader.source(self, passesOn: challenge)
        }
    }

    /// The queue of the session, on which the client hands over what it is told.
    fileprivate var sessionQueue: DispatchQueue { loader.core.queue }
}

/// Whom a protocol tells of its answer. It passes everything on to the session's queue, as long as the answer is wanted.
final class ProtocolClient: NSObject, URLProtocolClient, @unchecked Sendable {
    enum Event {
        case redirected(URLRequest, URLResponse)
        case response(URLResponse, URLCache.StoragePolicy)
        case data(Data)
        case finished
        case failed(any Error)
        case kept(CachedURLResponse)
        case challenge(URLAuthenticationChallenge)
    }

    private let lock = NSLock()
    private weak var storedSource: ProtocolSource?

    fileprivate var source: ProtocolSource? {
        get { lock.withLock { storedSource } }
        set { lock.withLock { storedSource = newValue } }
    }

    private func pass(_ event: Event) {
        guard let source else { return }
        let event = event
        nonisolated(unsafe) let told = source
        // What comes after the answer was given up is told to nobody.
        source.sessionQueue.async { if self.source === told { told.tell(event) } }
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        pass(.redirected(request, redirectResponse))
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        pass(.kept(cachedResponse))
    }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        pass(.response(response, policy))
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { pass(.data(data)) }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { pass(.finished) }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { pass(.failed(error)) }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        pass(.challenge(challenge))
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}

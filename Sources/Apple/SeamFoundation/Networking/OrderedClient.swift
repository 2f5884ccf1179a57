import Dispatch
import Foundation
public import FoundationNetworking
import RuntimeShims

/// What stands between a protocol that answers requests and Foundation: it passes the answers on where tasks are worked
/// at, in their order, as long as the task waits for them.
///
/// Foundation on Linux stops the process at an answer to a task that is over, as one that was cancelled is. It keeps the last
/// piece of the data alone, and asks for the file of a download, which an app's protocol has no way to name.
final class OrderedClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private let client: any URLProtocolClient
    private let queue: DispatchQueue
    // Only on the queue
    private var isOver = false
    private var data = Data()
    private var redirection: Redirection?

    init(_ client: any URLProtocolClient, _ queue: DispatchQueue) { (self.client, self.queue) = (client, queue) }

    /// Does work when it is the answers' turn, unless the task is cancelled or over. After an answer that leads elsewhere it
    /// waits for whether that way is taken, and is not done if it is.
    private func pass(_ answering: URLProtocol, _ work: @escaping (OrderedClient, URLProtocol, URLSessionTask) -> Void)
    {
        // A protocol is kept by its task until it is over, and used in one place at a time from here on.
        nonisolated(unsafe) let (answering, work) = (answering, work)
        queue.async {
            let turn = { self.now(answering, work) }
            if let redirection = self.redirection { redirection.hold(turn) } else { turn() }
        }
    }

    private func now(_ answering: URLProtocol, _ work: (OrderedClient, URLProtocol, URLSessionTask) -> Void) {
        guard !isOver, let task = answering.task, task.state != .canceling, task.state != .completed else { return }
        work(self, answering, task)
    }

    func urlProtocol(
        _ answering: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        pass(answering) { own, answering, task in
            // The answer that led to a way which was not taken is there already.
            if task.response == nil {
                own.client.urlProtocol(answering, didReceive: response, cacheStoragePolicy: policy)
            }
        }
    }

    func urlProtocol(_ answering: URLProtocol, didLoad data: Data) {
        pass(answering) { $0.load(data, $1, $2) }
    }

    private func load(_ data: Data, _ answering: URLProtocol, _ task: URLSessionTask) {
        self.data.append(data)
        if !(task is URLSessionDownloadTask) { client.urlProtocol(answering, didLoad: data) }
    }

    func urlProtocolDidFinishLoading(_ answering: URLProtocol) {
        pass(answering) { $0.finish($1, $2) }
    }

    private func finish(_ answering: URLProtocol, _ task: URLSessionTask) {
        isOver = true
        if task.response == nil, let url = answering.request.url {
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            client.urlProtocol(answering, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        if task is URLSessionDownloadTask {
            guard let file = file() else {
                client.urlProtocol(answering, didFailWithError: URLError(.cannotCreateFile))
                return
            }
            URLProtocolProperties.set(file, named: "temporaryFileURL", of: answering)
        } else if !data.isEmpty {
            URLProtocolProperties.set(data, named: "responseData", of: answering)
        }
        client.urlProtocolDidFinishLoading(answering)
    }

    /// A file with the data of a download.
    private func file() -> URL? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("download-\(UUID().uuidString).tmp")
        return (try? data.write(to: file)) == nil ? nil : file
    }

    func urlProtocol(_ answering: URLProtocol, didFailWithError error: any Error) {
        nonisolated(unsafe) let answering = answering
        queue.async {
            // A task that is being cancelled fails once, by this.
            guard let redirection = self.redirection, answering.task?.state != .canceling else {
                return self.fail(answering, error)
            }
            redirection.hold { self.fail(answering, error) }
        }
    }

    private func fail(_ answering: URLProtocol, _ error: any Error) {
        guard !isOver, let task = answering.task, task.state != .completed else { return }
        isOver = true
        redirection?.cancel()
        let error = task.state == .canceling ? task.error ?? URLError(.cancelled) : error
        client.urlProtocol(answering, didFailWithError: error)
    }

    func urlProtocol(_ answering: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        pass(answering) { own, answering, _ in
            own.client.urlProtocol(answering, cachedResponseIsValid: cachedResponse)
        }
    }

    func urlProtocol(
        _ answering: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        pass(answering) { own, answering, task in own.redirect(answering, task, to: request, by: redirectResponse) }
    }

    // MARK: Answers that lead elsewhere

    /// Loads what an answer leads to, if the session's delegate lets it. Foundation leaves that to its own protocols.
    private func redirect(
        _ answering: URLProtocol, _ task: URLSessionTask, to request: URLRequest, by response: URLResponse
    ) {
        let redirection = Redirection(of: task, on: queue)
        self.redirection = redirection
        nonisolated(unsafe) let answering = answering
        redirection.follow(request, by: response) { event in
            guard !self.isOver, let task = answering.task else { return redirection.cancel() }
            switch event {
            case .refused(let held):
                self.redirection = nil
                self.now(answering) { own, answering, _ in
                    own.client.urlProtocol(answering, didReceive: response, cacheStoragePolicy: .notAllowed)
                }
                for turn in held { turn() }
            case .response(let response):
                self.now(answering) { own, answering, _ in
                    own.client.urlProtocol(answering, didReceive: response, cacheStoragePolicy: .notAllowed)
                }
            case .data(let data): self.now(answering) { $0.load(data, $1, $2) }
            case .ended(let error):
                if let error {
                    self.fail(answering, error)
                } else if task.state != .canceling, task.state != .completed {
                    self.finish(answering, task)
                }
            }
        }
    }

    func urlProtocol(_ answering: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        pass(answering) { own, answering, _ in own.client.urlProtocol(answering, didReceive: challenge) }
    }

    func urlProtocol(_ answering: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        pass(answering) { own, answering, _ in own.client.urlProtocol(answering, didCancel: challenge) }
    }
}

extension URLProtocol {
    /// Stands at the beginning of `startLoading()` in translated code: has the answers of the protocol come in their order,
    /// and those to a task that is over go nowhere.
    public func _orderAnswers() {
        guard let client, !(client is OrderedClient), let task, let queue = SessionQueues.queue(of: task) else {
            return
        }
        self.client = OrderedClient(client, queue)
    }
}

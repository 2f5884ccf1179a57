import Foundation
import FoundationNetworking

/// A WebSocket of a task's. Used on the session's queue.
final class SocketSource: LoadSource {
    private let loader: TaskLoader
    private let request: URLRequest
    private let talk: SocketTalk
    private var socket: (any TransportSocket)?
    private var receiver: SocketEvents?
    private var isOpen = false

    init(_ request: URLRequest, _ talk: SocketTalk, _ loader: TaskLoader) {
        (self.request, self.talk, self.loader) = (request, talk, loader)
    }

    func start() {
        guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return loader.source(self, failed: URLError(.badURL))
        }
        switch parts.scheme?.lowercased() {
        case "ws", "http": parts.scheme = "http"
        case "wss", "https": parts.scheme = "https"
        default: return loader.source(self, failed: URLError(.unsupportedURL))
        }
        guard let address = parts.url, address.host != nil else {
            return loader.source(self, failed: URLError(.badURL))
        }
        var headers = HTTPHeaders.sent(request, loader.core.configuration)
        let protocols =
            headers.first { $0.name.lowercased() == "sec-websocket-protocol" }?.value
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        headers.removeAll { ["sec-websocket-protocol", "accept"].contains($0.name.lowercased()) }
        let receiver = SocketEvents(self, loader.core.queue)
        self.receiver = receiver
        do {
            let sent = TransportRequest(method: "GET", url: address, headers: headers)
            let socket = try loader.core.connections().open(sent, protocols: protocols, to: receiver)
            self.socket = socket
            let queue = loader.core.delegateQueue
            talk.begin(socket) { work in queue.addOperation(work) }
        } catch {
            loader.source(self, failed: URLError(error.code))
        }
    }

    func stop() {
        receiver?.source = nil
        let closing = talk.closing
        if let closing, isOpen { socket?.close(closing.0.rawValue, closing.1) } else { socket?.cancel() }
        talk.end(closing?.0, closing?.1, loader.taskIfThere?.error ?? URLError(.cancelled))
        socket = nil
    }

    fileprivate func tell(_ event: SocketEvents.Event) {
        switch event {
        case .opened(let name):
            loader.inTurn(self) { [self] in
                isOpen = true
                talk.opened()
                guard let task = loader.task as? URLSessionWebSocketTask else { return }
                let session = loader.session
                loader.tell(URLSessionWebSocketDelegate.self) {
                    $0.urlSession(session, webSocketTask: task, didOpenWithProtocol: name)
                }
            }
        case .received(let message): loader.inTurn(self) { [self] in talk.received(message) }
        case .answeredPing: loader.inTurn(self) { [self] in talk.answeredPing() }
        case .ended(let code, let reason, let failure):
            loader.inTurn(self) { [self] in ended(code, reason, failure) }
        }
    }

    private func ended(_ code: Int, _ reason: Data?, _ failure: TransportFailure?) {
        guard isOpen, failure == nil else {
            let code = failure?.code ?? .networkConnectionLost
            return loader.fail(URLError(isOpen ? code : code == .unknown ? .badServerResponse : code))
        }
        let closeCode = URLSessionWebSocketTask.CloseCode(rawValue: code) ?? .noStatusReceived
        talk.end(closeCode, reason, POSIXError(.ENOTCONN))
        if let task = loader.task as? URLSessionWebSocketTask {
            let session = loader.session
            loader.tell(URLSessionWebSocketDelegate.self) {
                $0.urlSession(session, webSocketTask: task, didCloseWith: closeCode, reason: reason)
            }
        }
        loader.end(nil)
    }
}

/// Whom the transport tells of a WebSocket. It passes everything on to the session's queue.
final class SocketEvents: SocketReceiver, @unchecked Sendable {
    enum Event: Sendable {
        case opened(String?)
        case received(URLSessionWebSocketTask.Message)
        case answeredPing
        case ended(Int, Data?, TransportFailure?)
    }

    /// On the queue
    weak var source: SocketSource?
    private let queue: DispatchQueue

    init(_ source: SocketSource, _ queue: DispatchQueue) { (self.source, self.queue) = (source, queue) }

    private func pass(_ event: Event) { queue.async { [self] in source?.tell(event) } }

    func socketOpened(_ protocol: String?) { pass(.opened(`protocol`)) }
    func socketReceived(_ message: URLSessionWebSocketTask.Message) { pass(.received(message)) }
    func socketAnsweredPing() { pass(.answeredPing) }
    func socketEnded(_ code: Int, _ reason: Data?, _ failure: TransportFailure?) {
        pass(.ended(code, reason, failure))
    }
}

extension TaskLoader {
    /// Begins with a WebSocket.
    func openSocket() {
        guard let task = task as? URLSessionWebSocketTask, let request = task.currentRequest else {
            return fail(URLError(.badURL))
        }
        let source = SocketSource(prepared(request), task.talk, self)
        self.source = source
        source.start()
    }
}

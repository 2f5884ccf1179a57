import Dispatch
import Foundation
import FoundationNetworking

/// The way to where an app's protocol leads a task: asks the session's delegate, and loads what is there in the task's place,
/// by the session's configuration. Used on the queue where the task is worked at alone.
final class Redirection: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    enum Event {
        /// The delegate does not want to go there; with what waited for its decision.
        case refused([() -> Void])
        case response(URLResponse)
        case data(Data)
        case ended((any Error)?)
    }

    /// As many steps as browsers take at most, by the Fetch standard.
    private static let limit = 20

    private weak var task: URLSessionTask?
    private let session: URLSession?
    private let queue: DispatchQueue
    private var steps = 0
    private var held: [() -> Void] = []
    private var tell: (Event) -> Void = { _ in }
    private var current: URLSessionTask?
    private var isCancelled = false

    init(of task: URLSessionTask, on queue: DispatchQueue) {
        self.task = task
        self.queue = queue
        session = Mirror(reflecting: task).value(named: "session") as? URLSession
    }

    /// Keeps what comes until the way is taken or not.
    func hold(_ turn: @escaping () -> Void) { held.append(turn) }

    func cancel() {
        isCancelled = true
        leave()
        held = []
        tell = { _ in }
    }

    /// Goes to `request` if the delegate lets it, or where the delegate says instead.
    func follow(_ request: URLRequest, by response: URLResponse, tell: @escaping (Event) -> Void) {
        self.tell = tell
        ask(about: request, by: response) { [self] in end(.refused(held)) }
    }

    private func ask(about request: URLRequest, by response: URLResponse, refused: @escaping () -> Void) {
        steps += 1
        guard steps <= Self.limit else { return end(.ended(URLError(.httpTooManyRedirects))) }
        guard let session, let task, let response = response as? HTTPURLResponse,
            let delegate = session.delegate as? any URLSessionTaskDelegate
        else { return load(request) }
        nonisolated(unsafe) let (asked, refused) = (delegate, refused)
        session.delegateQueue.addOperation { [self] in
            asked.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request) { wanted in
                self.queue.async {
                    guard !self.isCancelled else { return }
                    if let wanted { self.load(wanted) } else { refused() }
                }
            }
        }
    }

    private func load(_ request: URLRequest) {
        // What the protocol says from now on is about a way that was left.
        held = []
        leave()
        let configuration = session?.configuration ?? ._default
        aside { [self] in
            let inner = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
            let task = inner.dataTask(with: request)
            queue.async { [self] in
                if !isCancelled { current = task }
                let isWanted = !isCancelled
                aside {
                    guard isWanted else { return inner.invalidateAndCancel() }
                    task.resume()
                    inner.finishTasksAndInvalidate()
                }
            }
        }
    }

    /// Ends the task of the step before.
    private func leave() {
        guard let current else { return }
        self.current = nil
        aside { current.cancel() }
    }

    /// Does work elsewhere: the queues of all sessions stand on one, on which no task can be made, started or cancelled.
    private func aside(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue.global(qos: .userInitiated).async(execute: work)
    }

    /// Tells of what a task of this way has met, unless it was left.
    private func pass(_ task: URLSessionTask, _ event: Event) {
        nonisolated(unsafe) let event = event
        queue.async { [self] in
            guard current === task else { return }
            switch event {
            case .refused, .ended: end(event)
            case .response, .data: tell(event)
            }
        }
    }

    /// Tells of the last there is to tell, and lets go of whom it is told.
    private func end(_ event: Event) {
        let tell = tell
        cancel()
        tell(event)
    }

    // MARK: Of the task there

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        queue.async { [self] in
            guard current === task else { return completionHandler(nil) }
            ask(about: request, by: response) { completionHandler(nil) }
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        pass(dataTask, .response(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        pass(dataTask, .data(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        pass(task, .ended(error))
    }
}

extension Mirror {
    /// The value of a stored property, of a class's superclasses too.
    fileprivate func value(named name: String) -> Any? {
        children.first { $0.label == name }?.value ?? superclassMirror?.value(named: name)
    }
}

import Foundation

import URLLoading

extension URLSession {
    /// Publishes what is loaded from a URL; see `dataTaskPublisher(for:)` for a request.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Publishes the data and response of a request, then finishes.
    ///
    /// Each subscriber has a task of its own, which starts at its first request for a value and is cancelled when it
    /// cancels. The value arrives on a thread of the session. A response of the server is a value whatever its status
    /// code; an error of the connection is the failure.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// The publisher of `dataTaskPublisher(for:)`.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request that is made.
        public let request: URLRequest

        /// The session that makes it.
        public let session: URLSession

        /// Creates the publisher that `dataTaskPublisher(for:)` returns.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }
}

/// Starts the task at the first request, and cancels it when cancelled.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = Lock()
    private let publisher: URLSession.DataTaskPublisher

    // Guarded by `lock`.
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private var demand = Subscribers.Demand.none

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        self.demand += demand
        guard downstream != nil, task == nil else { return lock.unlock() }
        lock.unlock()
        let completion = Handover(value: completed)
        let task = publisher.session.dataTask(with: publisher.request) { completion.value($0, $1, $2) }
        lock.lock()
        let isFirst = self.task == nil && downstream != nil
        if isFirst { self.task = task }
        lock.unlock()
        if isFirst { task.resume() }
    }

    private func completed(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        lock.lock()
        let downstream = exchange(&self.downstream, with: nil)
        task = nil
        lock.unlock()
        guard let downstream else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        lock.lock()
        let downstream = exchange(&self.downstream, with: nil)
        let task = exchange(&self.task, with: nil)
        lock.unlock()
        task?.cancel()
        withExtendedLifetime(downstream) {}
    }

    var description: String { "DataTaskPublisher" }

    var customMirror: Mirror {
        lock.whileLocked {
            let parent = downstream == nil ? nil : publisher
            return Mirror(
                self,
                children: [
                    "task": task as Any, "downstream": downstream as Any, "parent": parent as Any, "demand": demand,
                ])
        }
    }

    var playgroundDescription: Any { description }
}

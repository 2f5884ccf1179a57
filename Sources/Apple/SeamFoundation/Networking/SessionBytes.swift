public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Waits for the answer to a request, and returns its bytes as they arrive.
    ///
    /// - Throws: A `URLError` if there is none. What goes wrong later is thrown by the sequence.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let receiver = ByteReceiver(session: self, delegate: delegate)
        return try await withTaskCancellationHandler {
            let response = try await receiver.response(to: request)
            return (AsyncBytes(receiver), response)
        } onCancel: {
            receiver.cancel()
        }
    }

    /// Waits for what is at a URL, and returns its bytes as they arrive.
    ///
    /// - Throws: A `URLError` if there is no answer. What goes wrong later is thrown by the sequence.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The bytes of an answer, as they arrive. To be gone through once.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        private let receiver: ByteReceiver

        init(_ receiver: ByteReceiver) { self.receiver = receiver }

        /// The task that loads them.
        public var task: URLSessionDataTask { receiver.task }

        public func makeAsyncIterator() -> Iterator { Iterator(receiver) }

        /// Waits until the next bytes have arrived.
        public struct Iterator: AsyncIteratorProtocol {
            private let receiver: ByteReceiver
            private var parts: AsyncThrowingStream<Data, any Error>.Iterator
            private var part = Data()
            private var position = 0

            init(_ receiver: ByteReceiver) {
                self.receiver = receiver
                parts = receiver.parts.makeAsyncIterator()
            }

            public mutating func next() async throws -> UInt8? {
                while position == part.count {
                    let receiver = receiver
                    let next = try await withTaskCancellationHandler {
                        try await parts.next()
                    } onCancel: {
                        receiver.cancel()
                    }
                    guard let next else {
                        if Task.isCancelled { throw URLError(.cancelled) }
                        return nil
                    }
                    (part, position) = (next, 0)
                }
                defer { position += 1 }
                return part[part.startIndex + position]
            }
        }
    }
}

/// Loads one answer in a session of its own, which asks the given session's delegate what it would be asked.
final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let parts: AsyncThrowingStream<Data, any Error>
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let session: URLSession
    private let delegate: (any URLSessionDelegate)?
    private let lock = NSLock()
    private var storedTask: URLSessionDataTask?
    private var isCancelled = false
    private var answer: CheckedContinuation<URLResponse, any Error>?

    init(session: URLSession, delegate: (any URLSessionDelegate)?) {
        self.session = session
        self.delegate = delegate ?? session.delegate
        (parts, continuation) = AsyncThrowingStream.makeStream()
    }

    /// Set before anybody has the bytes.
    var task: URLSessionDataTask { lock.withLock { storedTask! } }

    func response(to request: URLRequest) async throws -> URLResponse {
        try await withCheckedThrowingContinuation { answer in
            let own = URLSession(configuration: session.configuration, delegate: self, delegateQueue: nil)
            let task = own.dataTask(with: request)
            let isCancelled = lock.withLock {
                (storedTask, self.answer) = (task, answer)
                return self.isCancelled
            }
            if isCancelled { task.cancel() }
            task.resume()
            own.finishTasksAndInvalidate()
        }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return storedTask
        }
        task?.cancel()
    }

    private func takeAnswer() -> CheckedContinuation<URLResponse, any Error>? {
        lock.withLock {
            defer { answer = nil }
            return answer
        }
    }

    // MARK: Delegate

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        takeAnswer()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if let response = dataTask.response { takeAnswer()?.resume(returning: response) }
        if !data.isEmpty { continuation.yield(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let answer = takeAnswer() {
            if let response = task.response, error == nil {
                answer.resume(returning: response)
            } else {
                answer.resume(throwing: error ?? URLError(.badServerResponse))
            }
        }
        continuation.finish(throwing: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate = delegate as? any URLSessionTaskDelegate else { return completionHandler(request) }
        delegate.urlSession(
            self.session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate = delegate as? any URLSessionTaskDelegate else {
            return completionHandler(.performDefaultHandling, nil)
        }
        delegate.urlSession(self.session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}

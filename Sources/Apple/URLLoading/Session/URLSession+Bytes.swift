import Foundation
import FoundationNetworking
import SeamPrimitives

extension URLSession {
    /// Waits for the answer to a request, and returns its bytes as they arrive.
    ///
    /// - Throws: A `URLError` if there is none. What goes wrong later is thrown by the sequence.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let stream = ByteStream()
        let task = core.bytesTask(self, request, stream)
        task.delegate = delegate
        let response = try await withTaskCancellationHandler {
            try await stream.response { task.resume() }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task, stream), response)
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

        /// The task that loads them.
        public let task: URLSessionDataTask
        private let stream: ByteStream

        init(_ task: URLSessionDataTask, _ stream: ByteStream) { (self.task, self.stream) = (task, stream) }

        public func makeAsyncIterator() -> Iterator { Iterator(task, stream) }

        /// Waits until the next bytes have arrived.
        public struct Iterator: AsyncIteratorProtocol {
            private let task: URLSessionDataTask
            private var parts: AsyncThrowingStream<Data, any Error>.Iterator
            private var part = Data()
            private var position = 0

            init(_ task: URLSessionDataTask, _ stream: ByteStream) {
                self.task = task
                parts = stream.parts.makeAsyncIterator()
            }

            public mutating func next() async throws -> UInt8? {
                while position == part.count {
                    let task = task
                    let next = try await withTaskCancellationHandler {
                        try await parts.next()
                    } onCancel: {
                        task.cancel()
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

/// The bytes of one answer, between the task that loads them and who goes through them.
final class ByteStream: Sendable {
    let parts: AsyncThrowingStream<Data, any Error>
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let answer = Locked<CheckedContinuation<URLResponse, any Error>?>(nil)

    init() { (parts, continuation) = AsyncThrowingStream.makeStream() }

    /// Waits for the head of the answer.
    func response(_ begin: () -> Void) async throws -> URLResponse {
        try await withCheckedThrowingContinuation { waiting in
            answer.withLock { $0 = waiting }
            begin()
        }
    }

    private func takeAnswer() -> CheckedContinuation<URLResponse, any Error>? {
        answer.withLock { answer in
            defer { answer = nil }
            return answer
        }
    }

    func began(_ response: URLResponse) {
        takeAnswer()?.resume(returning: response)
    }

    func received(_ data: Data) { continuation.yield(data) }

    func ended(_ error: (any Error)?) {
        takeAnswer()?.resume(throwing: error ?? URLError(.badServerResponse))
        continuation.finish(throwing: error)
    }
}

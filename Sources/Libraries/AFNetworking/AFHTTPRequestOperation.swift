public import Foundation
public import UIKit

public import URLLoading

/// A request as an operation, of version 2.
open class AFHTTPRequestOperation: Operation, @unchecked Sendable {
    /// The session of all operations.
    nonisolated(unsafe) static var session = URLSession(configuration: .default)

    /// The request.
    public let request: URLRequest
    /// Reads the answer. As data by default.
    public var responseSerializer: AFHTTPResponseSerializer = AFHTTPResponseSerializer()
    /// The queue of blocks; nil: the main queue.
    public var completionQueue: DispatchQueue?
    /// How the server is trusted.
    public var securityPolicy = AFSecurityPolicy.default()
    private let lock = NSLock()
    private var phase = Phase.waiting
    private var task: URLSessionDataTask?
    private var result = Result()

    private enum Phase { case waiting, running, finished }

    private struct Result {
        var response: HTTPURLResponse?
        var data: Data?
        var object: Any?
        var error: (any Error)?
    }

    /// An operation for a request.
    public required init(request urlRequest: URLRequest) {
        request = urlRequest
        super.init()
    }

    /// The answer, once it is there.
    open var response: HTTPURLResponse? { lock.withLock { result.response } }
    /// The data of the answer.
    open var responseData: Data? { lock.withLock { result.data } }
    /// The data of the answer as text.
    open var responseString: String? { responseData.map { String(decoding: $0, as: UTF8.self) } }
    /// What the serializer has read.
    open var responseObject: Any? { lock.withLock { result.object } }
    /// Why there is no answer, or none that can be read.
    open var error: (any Error)? { lock.withLock { result.error } }

    /// Sets what is done with the answer, or when there is none.
    open func setCompletionBlockWithSuccess(
        _ success: ((AFHTTPRequestOperation, Any) -> Void)?,
        failure: ((AFHTTPRequestOperation, any Error) -> Void)? = nil
    ) {
        nonisolated(unsafe) let (success, failure) = (success, failure)
        completionBlock = { [unowned self] in
            let operation = self
            (completionQueue ?? .main).async {
                if let error = operation.error {
                    failure?(operation, error)
                } else {
                    success?(operation, operation.responseObject as Any)
                }
            }
        }
    }

    open override var isAsynchronous: Bool { true }
    open override var isExecuting: Bool { lock.withLock { phase == .running } }
    open override var isFinished: Bool { lock.withLock { phase == .finished } }

    /// Sends the request.
    open override func start() {
        guard !isCancelled else { return finish(Result(error: URLError(.cancelled))) }
        willChangeValue(forKey: "isExecuting")
        lock.withLock { phase = .running }
        didChangeValue(forKey: "isExecuting")
        let task = Self.session.dataTask(with: request) { [self] data, response, problem in
            var failure: NSError?
            var result = Result(response: response as? HTTPURLResponse, data: data, error: problem)
            if problem == nil {
                result.object = responseSerializer.responseObject(for: response, data: data, error: &failure)
                result.error = failure
            }
            finish(result)
        }
        lock.withLock { self.task = task }
        task.resume()
    }

    /// Ends the request.
    open override func cancel() {
        super.cancel()
        lock.withLock { task }?.cancel()
    }

    private func finish(_ result: Result) {
        willChangeValue(forKey: "isExecuting")
        willChangeValue(forKey: "isFinished")
        lock.withLock {
            self.result = result
            phase = .finished
        }
        didChangeValue(forKey: "isExecuting")
        didChangeValue(forKey: "isFinished")
    }
}

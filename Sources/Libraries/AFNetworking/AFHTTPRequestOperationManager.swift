public import Foundation
public import UIKit

public import URLLoading

/// Sends requests to a server by operations, of version 2.
open class AFHTTPRequestOperationManager: NSObject, _AFRequesting, @unchecked Sendable {
    /// What is done with an answer.
    public typealias Success = (AFHTTPRequestOperation, Any) -> Void
    /// What is done when a request fails, or could not be made.
    public typealias Failure = (AFHTTPRequestOperation?, any Error) -> Void

    /// The address that paths are taken from.
    public let baseURL: URL?
    /// What ``requestSerializer`` is.
    public var _requestSerializer = AFHTTPRequestSerializer()
    /// Reads answers. JSON by default.
    open var responseSerializer: AFHTTPResponseSerializer = AFJSONResponseSerializer()
    /// The queue that operations wait in.
    open var operationQueue = OperationQueue()
    /// How servers are trusted.
    open var securityPolicy = AFSecurityPolicy.default()
    /// Whether the network can be reached.
    open var reachabilityManager = AFNetworkReachabilityManager.shared()
    /// The queue of blocks; nil: the main queue.
    public var completionQueue: DispatchQueue?

    /// A manager for a server.
    public init(baseURL url: URL?) {
        baseURL = url?.withFinalSlash
        super.init()
    }

    /// A manager for whole addresses.
    public convenience override init() { self.init(baseURL: nil) }

    /// A manager that was kept: only its base.
    public required init?(coder: NSCoder) {
        baseURL = coder.decodeObject(of: NSURL.self, forKey: "baseURL") as URL?
        super.init()
    }

    /// An operation for a request, which has to be started or put into a queue.
    open func httpRequestOperation(with request: URLRequest, success: Success?, failure: Failure?)
        -> AFHTTPRequestOperation
    {
        let operation = AFHTTPRequestOperation(request: request)
        operation.responseSerializer = responseSerializer
        operation.securityPolicy = securityPolicy
        operation.completionQueue = completionQueue
        operation.setCompletionBlockWithSuccess(success, failure: failure)
        return operation
    }

    /// Asks for something.
    @discardableResult
    open func get(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> AFHTTPRequestOperation?
    { send("GET", URLString, parameters, success, failure) }

    /// Asks for the headers of something.
    @discardableResult
    open func head(
        _ URLString: String, parameters: Any?, success: ((AFHTTPRequestOperation) -> Void)?, failure: Failure? = nil
    ) -> AFHTTPRequestOperation? {
        send("HEAD", URLString, parameters, success.map { done in { operation, _ in done(operation) } }, failure)
    }

    /// Sends something.
    @discardableResult
    open func post(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> AFHTTPRequestOperation?
    { send("POST", URLString, parameters, success, failure) }

    /// Sends a body of parts.
    @discardableResult
    open func post(
        _ URLString: String, parameters: Any?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        success: Success?, failure: Failure? = nil
    ) -> AFHTTPRequestOperation? {
        var problem: NSError?
        let request = requestSerializer.multipartFormRequest(
            withMethod: "POST", urlString: address(URLString), parameters: parameters as? [String: Any],
            constructingBodyWith: block, error: &problem)
        return send(request as URLRequest, problem, success, failure)
    }

    /// Puts something in its place.
    @discardableResult
    open func put(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> AFHTTPRequestOperation?
    { send("PUT", URLString, parameters, success, failure) }

    /// Changes something.
    @discardableResult
    open func patch(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> AFHTTPRequestOperation?
    { send("PATCH", URLString, parameters, success, failure) }

    /// Takes something away.
    @discardableResult
    open func delete(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> AFHTTPRequestOperation?
    { send("DELETE", URLString, parameters, success, failure) }

    private func address(_ path: String) -> String {
        URL(string: path, relativeTo: baseURL)?.absoluteString ?? path
    }

    private func send(
        _ method: String, _ path: String, _ parameters: Any?, _ success: Success?, _ failure: Failure?
    ) -> AFHTTPRequestOperation? {
        var problem: NSError?
        let request = _requestSerializer.request(
            withMethod: method, urlString: address(path), parameters: parameters, error: &problem)
        return send(request as URLRequest, problem, success, failure)
    }

    private func send(_ request: URLRequest, _ problem: NSError?, _ success: Success?, _ failure: Failure?)
        -> AFHTTPRequestOperation?
    {
        if let problem {
            nonisolated(unsafe) let failure = failure
            (completionQueue ?? .main).async { failure?(nil, problem) }
            return nil
        }
        let operation = httpRequestOperation(with: request, success: success, failure: failure)
        operationQueue.addOperation(operation)
        return operation
    }
}

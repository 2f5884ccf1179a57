public import Foundation
public import SeamFoundation
public import UIKit

public import URLLoading

/// Sends requests to a server by a session.
open class AFHTTPSessionManager: AFURLSessionManager, _AFRequesting, @unchecked Sendable {
    /// What is done with the answer to a task.
    public typealias Success = (URLSessionDataTask, Any?) -> Void
    /// What is done when a task fails, or could not be made.
    public typealias Failure = (URLSessionDataTask?, any Error) -> Void

    /// The address that paths are taken from.
    public let baseURL: URL?
    /// What ``requestSerializer`` is.
    public var _requestSerializer = AFHTTPRequestSerializer()

    /// A manager for a server, with a configuration of the session.
    public init(baseURL url: URL?, sessionConfiguration configuration: URLSessionConfiguration?) {
        baseURL = url?.withFinalSlash
        super.init(sessionConfiguration: configuration)
    }

    /// A manager for a server.
    public convenience init(baseURL url: URL?) { self.init(baseURL: url, sessionConfiguration: nil) }

    /// A manager for whole addresses, with a configuration of the session.
    public convenience override init(sessionConfiguration configuration: URLSessionConfiguration?) {
        self.init(baseURL: nil, sessionConfiguration: configuration)
    }

    /// A manager for whole addresses.
    public convenience init() { self.init(baseURL: nil, sessionConfiguration: nil) }

    /// A manager that was kept: only its base.
    public required convenience init?(coder: NSCoder) {
        self.init(baseURL: coder.decodeObject(of: NSURL.self, forKey: "baseURL") as URL?, sessionConfiguration: nil)
    }

    // MARK: Requests

    /// A task for a method, which has to be started; nil if its request could not be made.
    open func dataTask(
        withHTTPMethod method: String, urlString URLString: String, parameters: Any?, headers: [String: String]?,
        uploadProgress: ((Progress) -> Void)?, downloadProgress: ((Progress) -> Void)?, success: Success?,
        failure: Failure?
    ) -> URLSessionDataTask? {
        var problem: NSError?
        let request = requestSerializer.request(
            withMethod: method, urlString: address(URLString), parameters: parameters, error: &problem)
        for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        if let problem { return refuse(problem, failure) }
        var made: URLSessionDataTask?
        let task = dataTask(
            with: request as URLRequest, uploadProgress: uploadProgress, downloadProgress: downloadProgress
        ) { _, object, problem in
            guard let made else { return }
            if let problem { failure?(made, problem) } else { success?(made, object) }
        }
        made = task
        return task
    }

    func address(_ path: String) -> String {
        URL(string: path, relativeTo: baseURL)?.absoluteString ?? path
    }

    func refuse(_ problem: NSError, _ failure: Failure?) -> URLSessionDataTask? {
        nonisolated(unsafe) let failure = failure
        (completionQueue ?? .main).async { failure?(nil, problem) }
        return nil
    }

    func send(
        _ method: String, _ path: String, _ parameters: Any?, _ headers: [String: String]?,
        up: ((Progress) -> Void)? = nil, down: ((Progress) -> Void)? = nil, _ success: Success?, _ failure: Failure?
    ) -> URLSessionDataTask? {
        let task = dataTask(
            withHTTPMethod: method, urlString: path, parameters: parameters, headers: headers, uploadProgress: up,
            downloadProgress: down, success: success, failure: failure)
        task?.resume()
        return task
    }

    func sendParts(
        _ path: String, _ parameters: Any?, _ headers: [String: String]?,
        _ block: ((any AFMultipartFormData) -> Void)?, _ progress: ((Progress) -> Void)?, _ success: Success?,
        _ failure: Failure?
    ) -> URLSessionDataTask? {
        var problem: NSError?
        let request = requestSerializer.multipartFormRequest(
            withMethod: "POST", urlString: address(path), parameters: parameters as? [String: Any],
            constructingBodyWith: block, error: &problem)
        for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        if let problem { return refuse(problem, failure) }
        var made: URLSessionDataTask?
        let task = dataTask(with: request as URLRequest, uploadProgress: progress, downloadProgress: nil) {
            _, object, problem in
            guard let made else { return }
            if let problem { failure?(made, problem) } else { success?(made, object) }
        }
        made = task
        task.resume()
        return task
    }
}

extension URL {
    /// With a slash at its end, so that paths are taken from below it.
    var withFinalSlash: URL {
        guard !path.isEmpty, !absoluteString.hasSuffix("/") else { return self }
        return appendingPathComponent("")
    }
}

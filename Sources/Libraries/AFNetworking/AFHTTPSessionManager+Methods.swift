public import Foundation
public import UIKit

public import URLLoading

extension AFHTTPSessionManager {
    // MARK: GET

    /// Asks for something, and starts the task.
    @discardableResult
    public func get(
        _ URLString: String, parameters: Any?, headers: [String: String]?,
        progress downloadProgress: ((Progress) -> Void)?,
        success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("GET", URLString, parameters, headers, down: downloadProgress, success, failure)
    }

    /// Asks for something, and starts the task, with the names of version 3.
    @discardableResult
    public func get(
        _ URLString: String, parameters: Any?, progress downloadProgress: ((Progress) -> Void)?, success: Success?,
        failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("GET", URLString, parameters, nil, down: downloadProgress, success, failure)
    }

    /// Asks for something, and starts the task, with the names of version 2.
    @discardableResult
    public func get(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> URLSessionDataTask?
    {
        send("GET", URLString, parameters, nil, success, failure)
    }

    // MARK: HEAD

    /// Asks for the headers of something, and starts the task.
    @discardableResult
    public func head(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: ((URLSessionDataTask) -> Void)?,
        failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("HEAD", URLString, parameters, headers, success.map { done in { task, _ in done(task) } }, failure)
    }

    /// Asks for the headers of something, and starts the task, with the names of version 2.
    @discardableResult
    public func head(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask) -> Void)?, failure: Failure? = nil
    )
        -> URLSessionDataTask?
    {
        send("HEAD", URLString, parameters, nil, success.map { done in { task, _ in done(task) } }, failure)
    }

    // MARK: POST

    /// Sends something, and starts the task.
    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, headers: [String: String]?,
        progress uploadProgress: ((Progress) -> Void)?,
        success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("POST", URLString, parameters, headers, up: uploadProgress, success, failure)
    }

    /// Sends something, and starts the task, with the names of version 3.
    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, progress uploadProgress: ((Progress) -> Void)?, success: Success?,
        failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("POST", URLString, parameters, nil, up: uploadProgress, success, failure)
    }

    /// Sends something, and starts the task, with the names of version 2.
    @discardableResult
    public func post(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> URLSessionDataTask?
    {
        send("POST", URLString, parameters, nil, success, failure)
    }

    // MARK: PUT

    /// Puts something in its place, and starts the task.
    @discardableResult
    public func put(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("PUT", URLString, parameters, headers, success, failure)
    }

    /// Puts something in its place, and starts the task, with the names of version 2.
    @discardableResult
    public func put(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> URLSessionDataTask?
    {
        send("PUT", URLString, parameters, nil, success, failure)
    }

    // MARK: PATCH

    /// Changes something, and starts the task.
    @discardableResult
    public func patch(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("PATCH", URLString, parameters, headers, success, failure)
    }

    /// Changes something, and starts the task, with the names of version 2.
    @discardableResult
    public func patch(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> URLSessionDataTask?
    {
        send("PATCH", URLString, parameters, nil, success, failure)
    }

    // MARK: DELETE

    /// Takes something away, and starts the task.
    @discardableResult
    public func delete(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        send("DELETE", URLString, parameters, headers, success, failure)
    }

    /// Takes something away, and starts the task, with the names of version 2.
    @discardableResult
    public func delete(_ URLString: String, parameters: Any?, success: Success?, failure: Failure? = nil)
        -> URLSessionDataTask?
    {
        send("DELETE", URLString, parameters, nil, success, failure)
    }

    // MARK: Parts

    /// Sends a body of parts, and starts the task.
    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, headers: [String: String]?,
        constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        progress uploadProgress: ((Progress) -> Void)?,
        success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        sendParts(URLString, parameters, headers, block, uploadProgress, success, failure)
    }

    /// Sends a body of parts, and starts the task, with the names of version 3.
    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        progress uploadProgress: ((Progress) -> Void)?, success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        sendParts(URLString, parameters, nil, block, uploadProgress, success, failure)
    }

    /// Sends a body of parts, and starts the task, with the names of version 2.
    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        success: Success?, failure: Failure? = nil
    ) -> URLSessionDataTask? {
        sendParts(URLString, parameters, nil, block, nil, success, failure)
    }
}

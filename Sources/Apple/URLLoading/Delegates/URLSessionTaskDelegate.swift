import Foundation
import FoundationNetworking

/// What a task tells and asks, whatever its kind. A task's own delegate is asked before the session's, on the session's
/// delegate queue.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// A task was made.
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)

    /// A task whose `earliestBeginDate` has come is about to begin. The handler is to be called once.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)

    /// The same for those who would rather wait.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
    ) async -> (URLSession.DelayedRequestDisposition, URLRequest?)

    /// The task waits for a connection, as its session's configuration wants.
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)

    /// An answer leads elsewhere. The handler is called with the request to make, or with nil to be content with this
    /// answer. By default the request is made.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)

    /// The same for those who would rather wait.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest?

    /// A server asks who is there. By default the credentials that are stored for it are used.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// The same for those who would rather wait.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    /// The body of a request has to be sent again, and was a stream.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)

    /// The same for those who would rather wait.
    func urlSession(_ session: URLSession, needNewBodyStreamForTask task: URLSessionTask) async -> InputStream?

    /// Bytes of a request's body were sent. `totalBytesExpectedToSend` is -1 if it is not known.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)

    /// A response of the server's came that is not the last, such as one of status 103. Not called: those are left out here.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse)

    /// How long the task took for what. Called before it is complete.
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)

    /// The task is over: the last that is told of it. A status of failure is no error.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { _ = DefaultMethods.passOver() }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(.continueLoading, nil) }
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
    ) async -> (URLSession.DelayedRequestDisposition, URLRequest?) {
        if WaitingMethod.delayedRequest.passOver(self) { return (.continueLoading, nil) }
        return await withCheckedContinuation { continuation in
            urlSession(session, task: task, willBeginDelayedRequest: request) {
                continuation.resume(returning: ($0, $1))
            }
        }
    }

    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(request) }
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest? {
        if WaitingMethod.redirection.passOver(self) { return request }
        return await withCheckedContinuation { continuation in
            urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request) {
                continuation.resume(returning: $0)
            }
        }
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(.performDefaultHandling, nil) }
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        if WaitingMethod.taskChallenge.passOver(self) { return (.performDefaultHandling, nil) }
        return await withCheckedContinuation { continuation in
            urlSession(session, task: task, didReceive: challenge) { continuation.resume(returning: ($0, $1)) }
        }
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(nil) }
    }

    public func urlSession(
        _ session: URLSession, needNewBodyStreamForTask task: URLSessionTask
    ) async -> InputStream? {
        if WaitingMethod.bodyStream.passOver(self) { return nil }
        return await withCheckedContinuation { continuation in
            urlSession(session, task: task) { stream in
                nonisolated(unsafe) let stream = stream
                continuation.resume(returning: stream)
            }
        }
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse
    ) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        _ = DefaultMethods.passOver()
    }
}

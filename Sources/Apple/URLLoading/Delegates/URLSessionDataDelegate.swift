import Foundation
import FoundationNetworking

/// What tasks that load data or upload tell and ask, unless they have a completion handler.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// The head of an answer has come. The handler is called with whether its data is wanted, and as what; by default it is
    /// as data.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)

    /// The same for those who would rather wait.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition

    /// The task goes on as a download, which tells of itself from now on.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)

    /// The task goes on as a stream. Not called: none does here.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)

    /// A piece of the data has come.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)

    /// An answer is to be kept for the next time. The handler is called with what to keep, or with nil.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)

    /// The same for those who would rather wait.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse
    ) async -> CachedURLResponse?
}

extension URLSessionDataDelegate {
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(.allow) }
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
        if WaitingMethod.response.passOver(self) { return .allow }
        return await withCheckedContinuation { continuation in
            urlSession(session, dataTask: dataTask, didReceive: response) { continuation.resume(returning: $0) }
        }
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask
    ) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        _ = DefaultMethods.passOver()
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(proposedResponse) }
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse
    ) async -> CachedURLResponse? {
        if WaitingMethod.caching.passOver(self) { return proposedResponse }
        return await withCheckedContinuation { continuation in
            urlSession(session, dataTask: dataTask, willCacheResponse: proposedResponse) {
                continuation.resume(returning: $0)
            }
        }
    }
}

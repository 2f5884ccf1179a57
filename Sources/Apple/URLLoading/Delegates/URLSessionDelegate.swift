import Foundation
import FoundationNetworking

/// What a session tells of itself, and asks that concerns all of its tasks. Called on the session's delegate queue.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
    /// The session is over: by a call of one of its methods, without an error. It has let go of its delegate.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)

    /// A server asks who is there, or shows who it is, for a whole connection. The handler is to be called once; without the
    /// method the task's delegate is asked, and then what is done by default.
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// The same for those who would rather wait.
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    /// All events of a session in the background have been told. Not called: no session goes on without its app here.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}

    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        if !DefaultMethods.passOver() { completionHandler(.performDefaultHandling, nil) }
    }

    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        if WaitingMethod.connectionChallenge.passOver(self) { return (.performDefaultHandling, nil) }
        return await withCheckedContinuation { continuation in
            urlSession(session, didReceive: challenge) { continuation.resume(returning: ($0, $1)) }
        }
    }

    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

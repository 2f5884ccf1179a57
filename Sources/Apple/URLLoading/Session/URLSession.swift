import Dispatch
import Foundation
import FoundationNetworking
import SeamPrimitives

/// What makes tasks that load what is at URLs, by one configuration.
///
/// It may be used on any thread, and tells its delegate on one queue. A session keeps its delegate until it is invalidated,
/// and its tasks until they are complete, also those that were never resumed; they keep the session.
open class URLSession: NSObject, @unchecked Sendable {
    let core: SessionCore

    /// The session of all of an app: with the default configuration and without a delegate.
    open class var shared: URLSession { sharedSession }
    private static let sharedSession = URLSession(SessionCore(.default, nil, nil, isShared: true))

    /// A session without a delegate, for classes that stand in tests.
    public override init() {
        core = SessionCore(.default, nil, nil)
        super.init()
    }

    private init(_ core: SessionCore) {
        self.core = core
        super.init()
    }

    /// Makes a session without a delegate.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - configuration: Copied.
    ///   - delegate: Who is told and asked; kept until the session is invalidated.
    ///   - queue: Where the delegate and completion handlers are called; nil for one of the session's own, which does one thing
    ///     after the other.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        core = SessionCore(configuration, delegate, queue)
        super.init()
    }

    deinit { core.close() }

    /// Where the delegate and completion handlers are called.
    open var delegateQueue: OperationQueue { core.delegateQueue }
    /// Who is told and asked; nil if nobody is, and after the session was invalidated.
    open var delegate: (any URLSessionDelegate)? { core.delegate }
    /// A copy of the configuration, whose changes change nothing in the session.
    open var configuration: URLSessionConfiguration { core.configuration.copy() as! URLSessionConfiguration }
    /// A text of the app's about the session.
    open var sessionDescription: String? {
        get { core.sessionDescription }
        set { core.sessionDescription = newValue }
    }

    /// Lets the session end when its tasks are complete. It makes no more; the shared session goes on.
    open func finishTasksAndInvalidate() { core.invalidate(self, cancelling: false) }

    /// Ends the session with its tasks, which are cancelled. The shared session goes on.
    open func invalidateAndCancel() { core.invalidate(self, cancelling: true) }

    /// Empties the cookies, the cache and the credentials, and closes connections.
    open func reset(completionHandler: @escaping @Sendable () -> Void) {
        core.queue.async { [core] in
            core.reset()
            core.delegateQueue.addOperation(completionHandler)
        }
    }

    /// Closes connections, so that what comes next opens new ones.
    open func flush(completionHandler: @escaping @Sendable () -> Void) {
        core.queue.async { [core] in
            core.closeConnections()
            core.delegateQueue.addOperation(completionHandler)
        }
    }

    /// Hands over the tasks that are not complete: those that load data, upload and download.
    open func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable (
                [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
            ) -> Void
    ) {
        getAllTasks { tasks in
            completionHandler(
                tasks.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
                tasks.compactMap { $0 as? URLSessionUploadTask }, tasks.compactMap { $0 as? URLSessionDownloadTask })
        }
    }

    /// Hands over the tasks that are not complete.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        core.queue.async { [core] in
            let tasks = core.tasks
            core.delegateQueue.addOperation { completionHandler(tasks) }
        }
    }

    // MARK: Data

    /// Makes a task that tells the delegate of the data.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { core.dataTask(self, request, .delegate) }

    /// Makes a task that tells the delegate of the data.
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Makes a task that hands its data over when it is complete, on the delegate queue.
    open func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        core.dataTask(self, request, .data(completionHandler))
    }

    /// Makes a task that hands its data over when it is complete, on the delegate queue.
    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    // MARK: Uploads

    /// Makes a task that sends a file.
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        core.uploadTask(self, request, .file(fileURL), .delegate)
    }

    /// Makes a task that sends data.
    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        core.uploadTask(self, request, .data(bodyData), .delegate)
    }

    /// Makes a task that sends the request's stream, or asks the delegate for one.
    open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        core.uploadTask(self, request, .streamed, .delegate)
    }

    /// Makes a task that sends a file and hands the answer over, on the delegate queue.
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        core.uploadTask(self, request, .file(fileURL), .data(completionHandler))
    }

    /// Makes a task that sends data and hands the answer over, on the delegate queue.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        core.uploadTask(self, request, .data(bodyData ?? Data()), .data(completionHandler))
    }

    // MARK: Downloads

    /// Makes a task that writes what it loads to a file, and tells the delegate of it.
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        core.downloadTask(self, request, nil, .delegate)
    }

    /// Makes a task that writes what it loads to a file, and tells the delegate of it.
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Makes a task that goes on with a download. It fails with `NSURLErrorCannotOpenFile` if the data is no such.
    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        core.downloadTask(self, nil, resumeData, .delegate)
    }

    /// Makes a task that writes what it loads to a file, which it hands over on the delegate queue. The file is gone when the
    /// handler has returned.
    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        core.downloadTask(self, request, nil, .file(completionHandler))
    }

    /// Makes a task that writes what it loads to a file, which it hands over on the delegate queue.
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Makes a task that goes on with a download, and hands its file over on the delegate queue.
    open func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        core.downloadTask(self, nil, resumeData, .file(completionHandler))
    }

    // MARK: WebSockets and streams

    /// Makes a task for a WebSocket, whose URL has the scheme `ws` or `wss`.
    open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { webSocketTask(with: url, protocols: []) }

    /// Makes a task for a WebSocket by one of some protocols, the first of which is liked best.
    open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        var request = URLRequest(url: url)
        if !protocols.isEmpty {
            request.setValue(protocols.joined(separator: ", "), forHTTPHeaderField: "Sec-WebSocket-Protocol")
        }
        return webSocketTask(with: request)
    }

    /// Makes a task for a WebSocket.
    open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { core.webSocketTask(self, request) }

    /// A task that fails with `NSURLErrorUnsupportedURL` when it is resumed: there are no streams here.
    open func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
        core.streamTask(self, hostname, port)
    }

    // MARK: Answers

    /// What to do about a server's question.
    public enum AuthChallengeDisposition: Int, Sendable {
        /// Answer with the credential; for a server's trust, go on.
        case useCredential
        /// What is done without a delegate.
        case performDefaultHandling
        /// Cancel the task.
        case cancelAuthenticationChallenge
        /// Do not answer by this way of authentication.
        case rejectProtectionSpace
    }

    /// What to do with an answer whose head has come.
    public enum ResponseDisposition: Int, Sendable {
        /// Cancel the task.
        case cancel
        /// Load its data.
        case allow
        /// Go on as a download.
        case becomeDownload
    }

    /// What to do with a task whose moment has come.
    public enum DelayedRequestDisposition: Int, Sendable {
        /// Begin.
        case continueLoading
        /// Begin with another request.
        case useNewRequest
        /// Cancel the task.
        case cancel
    }
}

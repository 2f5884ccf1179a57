public import Foundation
public import SeamFoundation
public import UIKit

public import URLLoading

extension Notification.Name {
    /// A task was started or went on; its object is the task.
    public static let AFNetworkingTaskDidResume = Notification.Name("com.alamofire.networking.task.resume")
    /// A task has ended; its object is the task.
    public static let AFNetworkingTaskDidComplete = Notification.Name("com.alamofire.networking.task.complete")
}

/// Makes tasks of a session, and reads their answers.
///
/// Blocks are called on ``completionQueue``, the main queue by default; those for progress on the session's own.
open class AFURLSessionManager: NSObject, @unchecked Sendable {
    /// The session.
    public let session: URLSession
    /// The queue that the session's delegate is called on.
    public let operationQueue: OperationQueue
    /// Reads answers. JSON by default.
    open var responseSerializer: AFHTTPResponseSerializer = AFJSONResponseSerializer()
    /// How servers are trusted.
    open var securityPolicy = AFSecurityPolicy.default()
    /// Whether the network can be reached.
    open var reachabilityManager = AFNetworkReachabilityManager.shared()
    /// The queue of blocks; nil: the main queue.
    public var completionQueue: DispatchQueue?
    private let answers: SessionAnswers

    /// A manager with a session of its own.
    public init(sessionConfiguration configuration: URLSessionConfiguration?) {
        operationQueue = OperationQueue()
        operationQueue.maxConcurrentOperationCount = 1
        answers = SessionAnswers()
        session = URLSession(
            configuration: configuration ?? .default, delegate: answers, delegateQueue: operationQueue)
        super.init()
    }

    /// A manager with the default configuration.
    public convenience override init() { self.init(sessionConfiguration: nil) }

    /// Ends the session; its tasks are cancelled, or go on to their end.
    open func invalidateSessionCancelingTasks(_ cancelPendingTasks: Bool) {
        cancelPendingTasks ? session.invalidateAndCancel() : session.finishTasksAndInvalidate()
    }

    /// The same, where the session shall not be made anew.
    open func invalidateSessionCancelingTasks(_ cancelPendingTasks: Bool, resetSession: Bool) {
        invalidateSessionCancelingTasks(cancelPendingTasks)
    }

    /// A task for a request, which has to be started.
    open func dataTask(
        with request: URLRequest, uploadProgress: ((Progress) -> Void)? = nil,
        downloadProgress: ((Progress) -> Void)? = nil,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionDataTask {
        let task = session.dataTask(with: request)
        expect(task, uploadProgress, downloadProgress, completionHandler)
        return task
    }

    /// A task for a request, which has to be started, with the names of versions 2 and 3.
    open func dataTask(
        with request: URLRequest, completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionDataTask {
        dataTask(with: request, uploadProgress: nil, downloadProgress: nil, completionHandler: completionHandler)
    }

    /// A task that sends data, which has to be started.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?, progress: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask {
        let task = session.uploadTask(with: request, from: bodyData ?? Data())
        expect(task, progress, nil, completionHandler)
        return task
    }

    /// A task that sends a file, which has to be started.
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, progress: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask {
        let task = session.uploadTask(with: request, fromFile: fileURL)
        expect(task, progress, nil, completionHandler)
        return task
    }

    /// A task that sends the body of a request, which has to be started.
    open func uploadTask(
        withStreamedRequest request: URLRequest, progress: ((Progress) -> Void)?,
        completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) -> URLSessionUploadTask {
        var bare = request
        bare.httpBody = nil
        return uploadTask(
            with: bare, from: request.httpBody, progress: progress, completionHandler: completionHandler)
    }

    /// A task that brings a file, which has to be started; `destination` says where the file shall be.
    ///
    /// - Parameter progress: called once, when all has come.
    open func downloadTask(
        with request: URLRequest, progress: ((Progress) -> Void)?,
        destination: ((URL, URLResponse) -> URL)?,
        completionHandler: ((URLResponse, URL?, (any Error)?) -> Void)?
    ) -> URLSessionDownloadTask {
        nonisolated(unsafe) let (progress, destination, handler) = (progress, destination, completionHandler)
        let queue = completionQueue ?? .main
        return session.downloadTask(with: request) { url, response, problem in
            var (place, problem) = (url, problem)
            let response = response ?? URLResponse.none(request.url)
            if let url, let target = destination?(url, response) {
                place = target
                do {
                    try FileManager.default.moveItem(at: url, to: target)
                } catch let failure {
                    (place, problem) = (nil, failure)
                }
            }
            if place != nil { progress?(Progress.whole(response.expectedContentLength)) }
            let (file, failure) = (place, problem)
            queue.async { handler?(response, file, failure) }
        }
    }

    private func expect(
        _ task: URLSessionTask, _ upload: ((Progress) -> Void)?, _ download: ((Progress) -> Void)?,
        _ handler: ((URLResponse, Any?, (any Error)?) -> Void)?
    ) {
        nonisolated(unsafe) let handler = handler
        answers.expect(task, upload: upload, download: download) { [self] response, data, problem in
            var problem = problem
            var object: Any?
            if problem == nil {
                var failure: NSError?
                object = responseSerializer.responseObject(for: response, data: data, error: &failure)
                problem = failure
            }
            let answer = response ?? URLResponse.none(task.originalRequest?.url)
            nonisolated(unsafe) let result = object
            let failure = problem
            (completionQueue ?? .main).async {
                handler?(answer, result, failure)
                NotificationCenter.default.post(name: .AFNetworkingTaskDidComplete, object: task)
            }
        }
    }
}

extension URLResponse {
    /// What stands for the answer where none came.
    static func none(_ url: URL?) -> URLResponse {
        URLResponse(
            url: url ?? URL(string: "about:blank")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}

extension Progress {
    static func whole(_ count: Int64) -> Progress {
        let progress = Progress(totalUnitCount: max(1, count))
        progress.completedUnitCount = progress.totalUnitCount
        return progress
    }
}

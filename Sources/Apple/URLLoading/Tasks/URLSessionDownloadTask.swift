import Foundation

/// A task whose answer is written to a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// Ends the download.
    ///
    /// - Parameter completionHandler: Called on the session's delegate queue with what the download can be taken up again
    ///   with, or with nil: that wants a `GET` whose answer has an `ETag` or `Last-Modified`, and has begun to come.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        guard let loader = move(from: [.running, .suspended], to: .canceling) else { return completionHandler(nil) }
        loader.cancel(producing: completionHandler)
    }

    /// Ends the download, and returns what it can be taken up again with; see `cancel(byProducingResumeData:)`.
    open func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in
            cancel(byProducingResumeData: { continuation.resume(returning: $0) })
        }
    }
}

/// The key of a download's resume data in an error's user info.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The key of an upload's resume data in an error's user info. No error has it here.
public let NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"

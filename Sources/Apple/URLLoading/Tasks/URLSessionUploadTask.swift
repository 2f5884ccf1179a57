import Foundation

/// A task that sends data, a file or a stream.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
    /// Ends the task. The handler is called with nil: there is nothing to take an upload up again with, as servers that can do
    /// so are not known here.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        completionHandler(nil)
    }
}

import Foundation

/// A loading that goes on, which can be cancelled.
public final class SDWebImageCombinedOperation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isEnded = false
    private var task: URLSessionTask?

    /// Whether nobody wants the image any more.
    public var isCancelled: Bool { lock.withLock { isEnded } }

    /// Ends the loading: its completion block is not called any more.
    public func cancel() {
        let task = lock.withLock {
            isEnded = true
            return self.task
        }
        task?.cancel()
    }

    func begin(_ task: URLSessionTask) {
        let isEnded = lock.withLock {
            self.task = task
            return self.isEnded
        }
        if isEnded { task.cancel() } else { task.resume() }
    }
}

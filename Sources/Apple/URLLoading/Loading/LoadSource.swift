import Foundation

/// Where the answer to a request comes from. Used on the session's queue alone.
protocol LoadSource: AnyObject {
    func start()
    /// Ends the work: complete, or no longer wanted. Nothing more is told of it.
    func stop()
    /// Loads no more for a while, or goes on.
    func setPaused(_ isPaused: Bool)
}

extension LoadSource {
    func setPaused(_ isPaused: Bool) {}
}

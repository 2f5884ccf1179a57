import Foundation

/// Tells the log of an error that nobody has caught, unless it means that something was cancelled.
func PMKUnhandledErrorHandler(_ error: any Error) {
    guard !error.isCancelledError else { return }
    NSLog("PromiseKit: unhandled error: %@", error.localizedDescription)
}

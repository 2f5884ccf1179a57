import Foundation

/// The rule that views belong to the main thread, for apps that break it.
///
/// The compiler refuses most of what does; code in older language modes, and callbacks of older libraries, come through.
package enum MainThreadCheck {
    /// Hears of a use of UIKit on another thread than the main one, on that thread and while it is under way; whether it
    /// is one. Set once at launch.
    nonisolated(unsafe) package static var report: (@Sendable () -> Bool)?

    /// Whether the caller is on another thread, of which it tells.
    @inline(__always)
    @discardableResult
    nonisolated static func isElsewhere() -> Bool {
        guard let report, !Thread.isMainThread else { return false }
        return report()
    }
}

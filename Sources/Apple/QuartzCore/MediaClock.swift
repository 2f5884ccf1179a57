public import Foundation
// Two of one name would be none to `[CFTimeInterval]()`.
@_exported public import typealias SeamFoundation.CFTimeInterval

/// The clock of media time; an offscreen stage replaces the system's uptime by its own virtual time.
package enum MediaClock {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var source: (@Sendable () -> Double)?

    package static func replace(by source: (@Sendable () -> Double)?) {
        lock.withLock { self.source = source }
    }

    package static var now: Double {
        lock.withLock { source }?() ?? ProcessInfo.processInfo.systemUptime
    }
}

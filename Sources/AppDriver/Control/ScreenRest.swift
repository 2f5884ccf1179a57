import Foundation

/// Waits for a screen to come to rest: nothing moves that will stop by itself, and the elements stay as they are.
@MainActor
struct ScreenRest {
    /// After this long the screen is taken as it is, in seconds of wall time.
    static let limit = 2.0
    /// Between two looks, and how many in a row have to show the same.
    private static let interval = 0.025
    private static let looks = 4

    let screen: FlowScreen
    let clock: FlowClock

    /// Returns the screen, and whether it is at rest.
    func wait(limit: Double = Self.limit) async -> (screen: ScreenSnapshot, isAtRest: Bool) {
        let end = ProcessInfo.processInfo.systemUptime + limit
        await clock.settle(limit: limit)
        var last = ScreenSnapshot(screen)
        var count = 1
        while count < Self.looks {
            if ProcessInfo.processInfo.systemUptime >= end { return (last, false) }
            await clock.wait(Self.interval)
            let next = ScreenSnapshot(screen)
            count = next == last && !clock.isMoving ? count + 1 : 1
            last = next
        }
        return (last, true)
    }
}

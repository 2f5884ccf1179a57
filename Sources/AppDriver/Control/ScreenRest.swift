/// Waits for a screen to come to rest: nothing moves that will stop by itself, and the elements stay as they are.
@MainActor
struct ScreenRest {
    /// After this long a screen that goes on changing is taken as it is, in seconds of the surface's time.
    static let limit = 2.0
    /// After this long what would stop by itself is not waited for any more: a list that was thrown glides for some seconds.
    private static let glide = 5.0
    /// Between two looks, and how many in a row have to show the same.
    private static let interval = 0.025
    private static let looks = 4

    let screen: FlowScreen
    let clock: FlowClock

    /// Returns the screen, and whether it is at rest.
    func wait(limit: Double = Self.limit) async -> (screen: ScreenSnapshot, isAtRest: Bool) {
        await clock.settle(limit: max(limit, Self.glide))
        let end = clock.now + limit
        var last = ScreenSnapshot(screen)
        var count = 1
        while count < Self.looks {
            if clock.now >= end { return (last, false) }
            await clock.wait(Self.interval)
            let next = ScreenSnapshot(screen)
            count = next == last && !clock.isMoving ? count + 1 : 1
            last = next
        }
        return (last, true)
    }
}

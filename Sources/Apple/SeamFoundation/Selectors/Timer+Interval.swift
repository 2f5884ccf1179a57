import Foundation

extension Timer {
    /// Creates a timer that first fires after `interval` seconds, as on Apple's platforms; the initialiser of Linux's
    /// Foundation makes one that fires at once. In an app's sources the name without the underscore stands for this one.
    public convenience init(
        _timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// Creates a timer that never fires, as the initialiser without arguments does on Apple's platforms: an app puts another in
    /// its place. In an app's sources `Timer()` stands for this.
    public convenience init(_empty: Void) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}

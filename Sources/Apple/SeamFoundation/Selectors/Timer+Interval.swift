import Foundation

extension Timer {
    /// Creates a timer that first fires after `interval` seconds, as on Apple's platforms; the initialiser of Linux's
    /// Foundation makes one that fires at once. In an app's sources the name without the underscore stands for this one.
    public convenience init(
        _timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}

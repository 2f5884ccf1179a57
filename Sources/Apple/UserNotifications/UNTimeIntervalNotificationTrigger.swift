public import Foundation

/// A notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval
    private let start = Date()

    /// Creates a trigger. As on Apple's platforms it ends the app if the time is not above 0, or below 60 seconds for a
    /// notification that repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When a notification that is scheduled with it comes next; nil if it has come and does not repeat.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after moment: Date) -> Date? {
        let first = start + timeInterval
        if first > moment { return first }
        guard repeats else { return nil }
        let rounds = (moment.timeIntervalSince(start) / timeInterval).rounded(.down) + 1
        return start + rounds * timeInterval
    }
}

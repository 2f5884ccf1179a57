public import Foundation

/// A notification at a time of day, or on a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the moment must match.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When a notification that is scheduled with it comes next; nil for never.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after moment: Date) -> Date? {
        var components = dateComponents
        components.calendar = nil
        components.timeZone = nil
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: moment, matching: components, matchingPolicy: .nextTime)
    }
}

public import Foundation

/// A notification that has come.
public final class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it came.
    public let date: Date
    /// What it came of.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

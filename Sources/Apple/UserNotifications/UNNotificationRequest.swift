public import Foundation

/// A notification that is to come.
public final class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// A request with the same identifier replaces this one.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content)
        self.trigger = trigger
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

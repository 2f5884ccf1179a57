public import Foundation

/// The action of a person who opened a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who closed a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// Which one.
    public let notification: UNNotification
    /// An action of the notification's category, or ``UNNotificationDefaultActionIdentifier``.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a person wrote in answer to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}

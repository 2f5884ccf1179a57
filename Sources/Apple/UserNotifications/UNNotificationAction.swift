public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// What the app is told.
    public let identifier: String
    /// What the button says.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions
    /// The picture; nil for none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How an app may draw attention to a notification, as apps for iOS 8 and 9 ask for it.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By a number at the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// By a sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// By a banner.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What an app for iOS 8 or 9 asks for, or has been given: apps for later releases ask UserNotifications.
public final class UIUserNotificationSettings: NSObject {
    /// The ways to draw attention.
    public let types: UIUserNotificationType
    /// The kinds of notifications that have actions; none is known here, since only later releases can make one.
    public let categories: Set<UIUserNotificationCategory>?

    /// Creates settings.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (self.types, self.categories) = (types, categories)
    }
}

/// A kind of notification with actions, as iOS 8 and 9 had it. An app cannot make one here.
public final class UIUserNotificationCategory: NSObject {
    private override init() { super.init() }
}

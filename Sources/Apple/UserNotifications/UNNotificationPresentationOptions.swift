/// How a notification is shown while the app is in front. The numbers are Apple's (UNUserNotificationCenter.h).
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app's number changes.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The older name for a banner that stays in the list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

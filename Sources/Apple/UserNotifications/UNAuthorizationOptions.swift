/// What an app asks the person to allow. The numbers are Apple's (UNUserNotificationCenter.h).
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// A banner.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that are heard though the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button for the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Nothing is asked: notifications go to the list without a banner.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// Reading aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Notifications that come at once.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

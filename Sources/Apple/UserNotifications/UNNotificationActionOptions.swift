/// How an action behaves. The numbers are Apple's (UNNotificationAction.h).
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on a device that is not locked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The button warns.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The app comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

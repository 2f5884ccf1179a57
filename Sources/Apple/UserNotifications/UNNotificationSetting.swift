/// Whether a kind of notification is on. The numbers are Apple's (UNNotificationSettings.h).
public enum UNNotificationSetting: Int, Sendable {
    /// There is nothing of the kind.
    case notSupported = 0
    /// Off.
    case disabled = 1
    /// On.
    case enabled = 2
}

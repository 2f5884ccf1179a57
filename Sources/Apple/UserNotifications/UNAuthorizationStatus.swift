/// What the person has answered. The numbers are Apple's (UNNotificationSettings.h).
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// No.
    case denied = 1
    /// Yes.
    case authorized = 2
    /// Nobody was asked, and notifications go to the list.
    case provisional = 3
    /// An app clip's.
    case ephemeral = 4
}

/// How much a notification interrupts. The numbers are Apple's (UNNotificationContent.h).
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It goes to the list without a banner.
    case passive = 0
    /// With a banner and a sound.
    case active = 1
    /// At once.
    case timeSensitive = 2
    /// Whatever the device is set to.
    case critical = 3
}

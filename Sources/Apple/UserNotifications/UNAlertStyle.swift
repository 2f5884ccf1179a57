/// What a notification looks like on the screen. The numbers are Apple's.
public enum UNAlertStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A banner that goes by itself.
    case banner = 1
    /// A panel that waits for an answer.
    case alert = 2
}

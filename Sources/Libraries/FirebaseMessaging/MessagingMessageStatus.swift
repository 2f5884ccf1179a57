/// Whether a message was new.
public enum MessagingMessageStatus: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It was new.
    case new
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    /// The person did not want it.
    case cancelled = 0
    /// It waits to be sent.
    case sent = 1
    /// Something went wrong.
    case failed = 2
}

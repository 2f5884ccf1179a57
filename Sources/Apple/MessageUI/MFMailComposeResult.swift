/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The person did not want it.
    case cancelled = 0
    /// It is kept as a draft.
    case saved = 1
    /// It waits to be sent.
    case sent = 2
    /// Something went wrong.
    case failed = 3
}

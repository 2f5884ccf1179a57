/// What a moment that the server has not set yet is read as. All are set here.
public enum ServerTimestampBehavior: Int, Sendable {
    /// Nil.
    case none
    /// As the machine guesses it.
    case estimate
    /// As it was before.
    case previous
}

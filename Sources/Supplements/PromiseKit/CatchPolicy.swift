/// Which errors a promise's handler is told of.
@frozen public enum CatchPolicy: Int, Sendable {
    /// All of them.
    case allErrors
    /// All but those that mean that something was cancelled.
    case allErrorsExceptCancellation
}

/// How a run of a loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// There was nothing to wait for.
    case finished = 1
    /// Someone stopped it.
    case stopped
    /// The time was over.
    case timedOut
    /// A source was served.
    case handledSource
}

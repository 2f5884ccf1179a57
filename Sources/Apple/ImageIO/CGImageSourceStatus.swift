/// How far a source has come.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The state `UnexpectedEOF` of reading.
    case statusUnexpectedEOF = -5
    /// The state `InvalidData` of reading.
    case statusInvalidData = -4
    /// The state `UnknownType` of reading.
    case statusUnknownType = -3
    /// The state `ReadingHeader` of reading.
    case statusReadingHeader = -2
    /// The state `Incomplete` of reading.
    case statusIncomplete = -1
    /// The state `Complete` of reading.
    case statusComplete = 0
}

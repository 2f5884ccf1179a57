/// Which messages are written: those of a kind, and those that matter more.
public enum DDLogLevel: UInt, Sendable {
    /// None.
    case off = 0
    /// Errors.
    case error = 1
    /// Errors and warnings.
    case warning = 3
    /// These and what is worth knowing.
    case info = 7
    /// These and what helps to find mistakes.
    case debug = 15
    /// These and everything else.
    case verbose = 31
    /// All, whatever they are.
    case all = 0xFFFF_FFFF_FFFF_FFFF
}

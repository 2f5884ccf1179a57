/// Why a text is no JSON.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the mistake, in bytes from the start.
    public var offset: Int
    /// The mistake.
    public var message: String

    public var description: String { "\(message) at byte \(offset)" }
}

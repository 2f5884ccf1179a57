/// Why a property list cannot be read, and where.
public struct PropertyListError: Error, Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    /// The mistake, without its place.
    public var message: String

    /// Creates an error at a line, counted from 1.
    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    /// `LINE: MESSAGE`.
    public var description: String { "\(line): \(message)" }
}

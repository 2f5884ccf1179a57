/// Why a property list cannot be read, and where.
public struct PropertyListError: Error, Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    public var message: String

    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { "\(line): \(message)" }
}

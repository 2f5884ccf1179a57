/// Why a flow cannot be read, and where.
public struct FlowError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was named in the `runFlow` that asked for it; nil for the flow itself.
    public var file: String?
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int
    /// The mistake, without its place.
    public var message: String

    /// Creates an error at a line and a column, both counted from 1.
    public init(file: String? = nil, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// `file:line:column: message`.
    public var description: String {
        (file.map { $0 + ":" } ?? "") + "\(line):\(column): \(message)"
    }
}

/// Why a storyboard, a xib, a data model or a set of an asset catalog cannot be read, and where.
public struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file that could not be read.
    public var file: String
    /// From 1.
    public var line: Int
    /// The mistake, without its place.
    public var message: String

    /// Creates an error at a line, counted from 1.
    public init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// `FILE:LINE: error: MESSAGE`, as compilers write it.
    public var description: String { "\(file):\(line): error: \(message)" }
}

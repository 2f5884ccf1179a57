/// Why a set of an asset catalog cannot be read, and where.
public struct AssetError: Error, Equatable, Sendable, CustomStringConvertible {
    public var file: String
    /// From 1.
    public var line: Int
    public var message: String

    public init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    public var description: String { "\(file):\(line): error: \(message)" }
}

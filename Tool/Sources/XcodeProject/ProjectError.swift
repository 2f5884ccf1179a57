/// A mistake in a project, and its place.
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
    public var file: String
    /// From 1; nil when it is about the file as a whole.
    public var line: Int?
    public var message: String

    public init(file: String, line: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}

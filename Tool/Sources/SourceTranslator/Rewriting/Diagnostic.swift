/// Something to tell the author of a source file.
public struct Diagnostic: Equatable, Codable, Sendable {
    public enum Severity: String, Codable, Sendable {
        case error, warning
    }

    public var severity: Severity
    public var message: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes, as the compiler counts.
    public var column: Int

    public init(severity: Severity, message: String, line: Int, column: Int) {
        self.severity = severity
        self.message = message
        self.line = line
        self.column = column
    }

    /// In the compiler's own form: `path:line:column: warning: message`.
    public func text(path: String) -> String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}

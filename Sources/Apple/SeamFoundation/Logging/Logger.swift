import Foundation

/// Writes messages under a subsystem and a category to standard error, at once and on any thread.
///
/// Unlike Apple's, nothing is filtered: messages of every level are written, and kept for ``OSLogStore``.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger whose messages begin with `[subsystem:category]`.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to `log`.
    public init(_ log: OSLog) {
        self.log = log
    }

    /// Creates a logger whose messages have no prefix.
    public init() {
        log = .default
    }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message of the debug level.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message of the debug level.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message of the info level.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of the error level, after `error: `.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of the error level, after `error: `.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of the fault level, after `fault: `.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of the fault level, after `fault: `.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

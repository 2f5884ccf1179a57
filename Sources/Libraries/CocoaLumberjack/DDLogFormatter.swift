/// Makes the text of a message.
public protocol DDLogFormatter: NSObjectProtocol {
    /// The text to write; nil for a message that is left out.
    func format(message logMessage: DDLogMessage) -> String?
    /// Called when the formatter becomes a logger's. Optional.
    func didAdd(to logger: any DDLogger)
    /// Called when the formatter is a logger's no longer. Optional.
    func willRemove(from logger: any DDLogger)
}

extension DDLogFormatter {
    public func didAdd(to logger: any DDLogger) {}
    public func willRemove(from logger: any DDLogger) {}
}

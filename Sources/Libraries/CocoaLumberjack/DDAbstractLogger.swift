/// What loggers have in common.
open class DDAbstractLogger: NSObject, DDLogger, @unchecked Sendable {
    /// Makes the texts; nil takes the logger's own.
    open var logFormatter: (any DDLogFormatter)? {
        didSet {
            oldValue?.willRemove(from: self)
            logFormatter?.didAdd(to: self)
        }
    }
    /// The queue that the logger works on.
    open var loggerQueue = DispatchQueue(label: "cocoa.lumberjack.logger")

    /// Creates a logger.
    public override init() { super.init() }

    /// Writes a message; subclasses override it.
    open func log(message logMessage: DDLogMessage) {}
    open func didAdd() {}
    open func willRemove() {}
    open func flush() {}
    open var loggerName: String { String(describing: type(of: self)) }

    /// The text that the formatter makes, or the message's own; nil for one that is left out.
    func text(of message: DDLogMessage) -> String? {
        if let logFormatter { return logFormatter.format(message: message) }
        return message.message
    }
}

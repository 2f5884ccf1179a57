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

/// Writes messages somewhere.
public protocol DDLogger: NSObjectProtocol {
    /// Writes a message. Called on the logger's queue.
    func log(message logMessage: DDLogMessage)
    /// Makes the texts; nil takes the logger's own.
    var logFormatter: (any DDLogFormatter)? { get set }
    /// Called when the logger was added. Optional.
    func didAdd()
    /// Called before the logger goes. Optional.
    func willRemove()
    /// Writes what has not been written. Optional.
    func flush()
    /// A name of the logger. Optional.
    var loggerName: String { get }
}

extension DDLogger {
    public func didAdd() {}
    public func willRemove() {}
    public func flush() {}
    public var loggerName: String { String(describing: type(of: self)) }
}

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
